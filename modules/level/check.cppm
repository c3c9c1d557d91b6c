// SPDX-License-Identifier: MIT
// The check of a level against the rules of its game: of bytes, at compile time or at run time, and of a file.
export module hantei.level:check;
import :base;
import :drawn;
import :finding;
import :ldtk;
import :list;
import :map_reader;
import :message;
import :object;
import :own_rules;
import :report;
import :rules;
import :text;
import :tiled;
import :tiles;
import :validation;

namespace hantei::level {

/// The format of a file, by its extension. A .txt file is a map drawn with characters if the rules have a legend, else Sokoban.
constexpr format format_of(text const& file, settings const& demands) {
    auto const ends_with = [&](text const& ending) {
        if (file.size() < ending.size()) return false;
        for (size_t i = 0; i < ending.size(); ++i) {
            char const c = file[file.size() - ending.size() + i];
            if ((c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c) != ending[i]) return false;
        }
        return true;
    };
    if (ends_with(".ldtk")) return format::ldtk;
    if (ends_with(".xsb") || ends_with(".sok")) return format::sokoban;
    if (ends_with(".txt")) return demands.legend.size() > 0 ? format::drawn : format::sokoban;
    return format::tiled;
}
constexpr map read_level(text const& file, text const& source, settings const& demands, tileset_files files) {
    switch (format_of(file, demands)) {
        case format::ldtk: return ldtk_reader{source}.read();
        case format::sokoban: return drawn_reader{source, demands, format::sokoban}.read();
        case format::drawn: return drawn_reader{source, demands, format::drawn}.read();
        default: return read_tiled(source, files);
    }
}

/// Checks a level and returns the report. Calls told(findings, depth) with all findings before the report is written, but not if the file is no
/// map.
template <class Told>
constexpr report judge(text const& file, map const& level, list<role> const& roles, settings const& demands, any_own const& own,
                       Told told) {
    if (level.error.expected != nullptr) return describe_syntax(file, level);
    validation checked{level, roles, demands};
    list<finding> const findings = checked.run(own);
    auto const depth = [&](finding const& f) { return checked.depth(f); };
    told(findings, depth);
    return describe(file, level, demands, findings, depth);
}
constexpr report judge(text const& file, map const& level, list<role> const& roles, settings const& demands,
                       any_own const& own) {
    return judge(file, level, roles, demands, own, [](list<finding> const&, auto const&) {});
}

/// The roles that `classify` gives to the objects of a map. Tiles are added to the objects if the rules say so. The walls of Sokoban are added if
/// `all` is set; the rules of Sokoban do not need them, because they look at the characters.
constexpr list<role> roles_of(map& level, any_classify const& classify, settings const& demands, bool all) {
    list<role> roles(level.objects.size());
    if (level.format == format::sokoban)
        for (size_t i = 0; i < roles.size(); ++i) {
            text const type = level.objects[i].type;
            roles[i] = type == "box" ? role::solid : type == "goal" ? role::area : role::spawn;
        }
    else
        for (size_t i = 0; i < roles.size(); ++i) roles[i] = classify(level.objects[i]);
    int_grid_reader int_grids{level, roles};
    for (size_t i = 0; i < level.stages.size() && level.error.expected == nullptr; ++i) {
        level.stages[i].first_cells = level.objects.size();
        switch (level.format) {
            case format::sokoban:
                if (all) add_walls(level, roles, i, demands.cell);
                break;
            case format::drawn:
                drawn_cells{level, roles, demands}.read(classify);
                level.stages[i].first_cells = level.stages[i].last;
                break;
            case format::ldtk:
                if (demands.tile_layers) int_grids.read(i, classify);
                break;
            default:
                if (demands.tile_layers) cell_reader{level, roles}.read(classify);
        }
        level.stages[i].last_cells = level.objects.size();
    }
    return roles;
}

/// Type-erased rules.
struct asked {
    any_classify classify;
    any_own own;
    settings demands;
};
template <class Classify, class Own>
class asked_by {
  public:
    constexpr explicit asked_by(rules<Classify, Own> const& demands)
        : classify_(demands.classify),
          own_(demands.own),
          game_{any_classify_of(classify_), any_own_of(own_), settings_of(demands)} {}
    asked_by(asked_by const&) = delete;
    asked_by& operator=(asked_by const&) = delete;

    constexpr asked const& game() const { return game_; }

  private:
    callable_of<Classify> classify_;
    callable_of<Own> own_;
    asked game_;
};

constexpr report check_bytes(text const& file, text const& source, asked const& game, tileset_files files) {
    game.demands.expect_sound();
    map level = read_level(file, source, game.demands, files);
    list<role> const roles = roles_of(level, game.classify, game.demands, game.own.is_there());
    return judge(file, level, roles, game.demands, game.own);
}

/// Compiled once, in archive.cpp, unless the archive was built with another standard library than the file that uses this.
#if __has_include(<__config>) == HANTEI_LEVEL_OF_LIBCXX
report check_bytes_once(text const& file, text const& source, asked const& game, tileset_files files);
report check_file_once(char const* path, asked const& game);
#else
inline report check_file(char const* path, asked const& game);
inline report check_bytes_once(text const& file, text const& source, asked const& game, tileset_files files) {
    return check_bytes(file, source, game, files);
}
inline report check_file_once(char const* path, asked const& game) { return check_file(path, game); }
#endif

template <class Classify, class Own>
constexpr report check_given(text const& file, text const& source, rules<Classify, Own> const& demands, tileset_files files) {
    asked_by<Classify, Own> const by{demands};
    if (is_constant_evaluated()) return check_bytes(file, source, by.game(), files);
    return check_bytes_once(file, source, by.game(), files);
}

/// Checks a level, given as the bytes `source` of a file that messages call `file`. The extension of `file` gives the format: .ldtk is LDtk, .xsb
/// and .sok are Sokoban, .txt is a map drawn with characters if the rules have a legend and Sokoban if not, all others are Tiled's JSON. Tilesets
/// that are in other files are given with their names as the map writes them. Throws std::domain_error if the rules contradict themselves;
/// whatever is wrong with the level is in the report.
export template <class Classify, class Own, size_t N>
constexpr report check_text(text const& file, text const& source, rules<Classify, Own> const& demands,
                            tileset_file const (&tilesets)[N]) {
    return check_given(file, source, demands, {tilesets, N});
}
export template <class Classify, class Own>
constexpr report check_text(text const& file, text const& source, rules<Classify, Own> const& demands) {
    return check_given(file, source, demands, {});
}

inline report describe_unreadable(text const& file, text const& reason) {
    report_writer out{1};
    out.path(file) << ": error: " << reason << " [file]";
    return out.result();
}

/// Appends all bytes of a file to `bytes`. Returns null, or why that is not possible.
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

/// A map, its file, and the files of its tilesets, as far as they can be read. The texts of the map are valid as long as this object.
class map_file {
  public:
    /// Reads the file. Returns null, or why it cannot be read.
    inline char const* read(char const* path, settings const& demands) {
        if (char const* const reason = read_file(path, bytes_)) return reason;
        text const source{bytes_.data(), bytes_.size()};
        map_ = read_level(text::terminated(path), source, demands, {});
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
    constexpr map const& level() const { return map_; }
    map& level() { return map_; }

  private:
    struct tileset_place {
        text name;  // points into bytes_, or into the texts decoded by the first reading
        size_t begin, size;
    };
    list<char> bytes_, tileset_bytes_;
    list<tileset_file> files_;
    map map_;
};

inline report check_file(char const* path, asked const& game) {
    map_file file;
    text const name = text::terminated(path);
    game.demands.expect_sound();
    if (char const* const reason = file.read(path, game.demands)) return describe_unreadable(name, text::terminated(reason));
    list<role> const roles = roles_of(file.level(), game.classify, game.demands, game.own.is_there());
    return judge(name, file.level(), roles, game.demands, game.own);
}

/// Checks the level in the file at `path` at run time, like check_text(). Tilesets in other files are found relative to it. A file that is missing
/// or unreadable is a finding.
export template <class Classify, class Own>
report check(char const* path, rules<Classify, Own> const& demands) {
    return check_file_once(path, asked_by<Classify, Own>{demands}.game());
}

}  // namespace hantei::level
