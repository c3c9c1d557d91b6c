// SPDX-License-Identifier: MIT
// A level held against the rules of its game: over bytes, at compile time or at run time, and over a file.
export module hantei.level:check;
import :base;
import :list;
import :message;
import :object;
import :report;
import :rules;
import :text;
import :tiled;
import :tiles;
import :validation;

namespace hantei::level {

/// Calls told(findings, depth) with all findings before they become a text; not if the file is no map.
template <class Told>
constexpr report judge(text file, map const& level, list<role> const& roles, settings const& demands, Told told) {
    demands.expect_sound();
    if (level.error.expected != nullptr) return describe_syntax(file, level);
    validation checked{level, roles, demands};
    list<finding> const findings = checked.run();
    auto const depth = [&](finding const& f) { return checked.depth(f); };
    told(findings, depth);
    return describe(file, level, demands, findings, depth);
}
constexpr report judge(text file, map const& level, list<role> const& roles, settings const& demands) {
    return judge(file, level, roles, demands, [](list<finding> const&, auto const&) {});
}

/// The roles that `classify` gives to the objects of a map. Tiles of tile layers become objects of it, if the rules say so.
template <class Classify>
constexpr list<role> roles_of(map& level, Classify const& classify, settings const& demands) {
    list<role> roles(level.objects.size());
    for (size_t i = 0; i < roles.size(); ++i) roles[i] = classify(level.objects[i]);
    if (demands.tile_layers && level.error.expected == nullptr) cell_reader{level, roles}.read(classify);
    return roles;
}

/// Any classify at run time: what reads and checks is then compiled once, in this module, and not in every file that asks.
struct any_classify {
    void const* callable;
    role (*call)(void const* callable, object const& o);

    role operator()(object const& o) const { return call(callable, o); }
};
template <class Classify>
any_classify any_classify_of(Classify const& classify) {
    return {&classify, [](void const* callable, object const& o) { return (*static_cast<Classify const*>(callable))(o); }};
}

inline report check_bytes(text file, text source, any_classify const& classify, settings const& demands, tileset_files files) {
    map level = read_tiled(source, files);
    list<role> const roles = roles_of(level, classify, demands);
    return judge(file, level, roles, demands);
}

/// Compiled once, in archive.cpp, unless the archive was built with another standard library than the file that asks.
#if __has_include(<__config>) == HANTEI_LEVEL_OF_LIBCXX
report check_bytes_once(text file, text source, any_classify const& classify, settings const& demands, tileset_files files);
report check_file_once(char const* path, any_classify const& classify, settings const& demands);
#else
inline report check_file(char const* path, any_classify const& classify, settings const& demands);
inline report check_bytes_once(text file, text source, any_classify const& classify, settings const& demands,
                               tileset_files files) {
    return check_bytes(file, source, classify, demands, files);
}
inline report check_file_once(char const* path, any_classify const& classify, settings const& demands) {
    return check_file(path, classify, demands);
}
#endif

template <class Classify>
constexpr report check_given(text file, text source, rules<Classify> const& demands, tileset_files files) {
    if (is_constant_evaluated()) {
        map level = read_tiled(source, files);
        settings const all = settings_of(demands);
        list<role> const roles = roles_of(level, demands.classify, all);
        return judge(file, level, roles, all);
    }
    return check_bytes_once(file, source, any_classify_of(demands.classify), settings_of(demands), files);
}

/// Checks the bytes of a .tmj file, which messages call `file`. Tilesets that are in other files are given by their names as the map
/// writes them. Throws std::domain_error if rules.agent_radius is negative or not finite; whatever is wrong with the level is in
/// the report.
export template <class Classify, size_t N>
constexpr report check_text(text file, text source, rules<Classify> const& demands, tileset_file const (&tilesets)[N]) {
    return check_given(file, source, demands, {tilesets, N});
}
export template <class Classify>
constexpr report check_text(text file, text source, rules<Classify> const& demands) {
    return check_given(file, source, demands, {});
}

/// Larger files are refused: a map of a hundred thousand objects has less.
constexpr size_t most_bytes = size_t{32} << 20;

inline report describe_unreadable(text file, text reason) {
    report_writer out{1};
    out.path(file) << ": error: " << reason << " [file]";
    return out.result();
}

/// Reads all bytes of a file. Null, or why that is not possible.
inline char const* read_file(char const* path, list<char>& bytes) {
    FILE* const file = fopen(path, "rb");
    if (file == nullptr) return "the file cannot be opened; is the path right?";
    char block[4096];
    for (size_t count = sizeof block; count == sizeof block && bytes.size() <= most_bytes;) {
        count = fread(block, 1, sizeof block, file);
        for (size_t i = 0; i < count; ++i) bytes.add(block[i]);
    }
    bool const complete = ferror(file) == 0;
    fclose(file);
    if (!complete) return "the file cannot be read";
    return bytes.size() <= most_bytes ? nullptr : "the file has more than 32 MiB";
}

/// A map and the files of its tilesets, as far as they can be read; its texts live as long as it.
class map_file {
  public:
    /// Null, or why the file cannot be read.
    inline char const* read(char const* path) {
        if (char const* const reason = read_file(path, bytes_)) return reason;
        text const source{bytes_.data(), bytes_.size()};
        map_ = read_tiled(source);
        size_t directory = text::terminated(path).size();
        while (directory > 0 && path[directory - 1] != '/' && path[directory - 1] != '\\') --directory;
        list<tileset_place> places;
        for (tileset const& set : map_.tilesets) {
            if (set.source.empty() || set.source[0] == '/' || map_.error.expected != nullptr) continue;
            list<char> name;
            for (char const c : text{path, directory}) name.add(c);
            for (char const c : set.source) name.add(c);
            name.add('\0');
            size_t const begin = tileset_bytes_.size();
            if (read_file(name.data(), tileset_bytes_) == nullptr)
                places.add({set.source, begin, tileset_bytes_.size() - begin});
            else tileset_bytes_.truncate(begin);
        }
        if (places.size() == 0) return nullptr;
        for (tileset_place const& p : places) files_.add({p.name, {tileset_bytes_.data() + p.begin, p.size}});
        map_ = read_tiled(source, {files_.data(), files_.size()});
        return nullptr;
    }
    map const& level() const { return map_; }
    map& level() { return map_; }

  private:
    struct tileset_place {
        text name;  // in bytes_, or in the text that the first reading decoded
        size_t begin, size;
    };
    list<char> bytes_, tileset_bytes_;
    list<tileset_file> files_;
    map map_;
};

inline report check_file(char const* path, any_classify const& classify, settings const& demands) {
    map_file file;
    text const name = text::terminated(path);
    if (char const* const reason = file.read(path)) return describe_unreadable(name, text::terminated(reason));
    list<role> const roles = roles_of(file.level(), classify, demands);
    return judge(name, file.level(), roles, demands);
}

/// The same for a file at run time; tilesets in other files are found beside it. A file that is missing or unreadable is a finding.
export template <class Classify>
report check(char const* path, rules<Classify> const& demands) {
    return check_file_once(path, any_classify_of(demands.classify), settings_of(demands));
}

}  // namespace hantei::level
