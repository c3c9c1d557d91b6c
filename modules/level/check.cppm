// SPDX-License-Identifier: MIT
// A level held against the rules of its game: over bytes, at compile time or at run time, and over a file.
export module hantei.level:check;
import :base;
import :list;
import :message;
import :object;
import :report;
import :text;
import :tiled;
import :validation;

namespace hantei::level {

constexpr report judge(text file, map const& level, list<role> const& roles, settings const& demands) {
    if (!(demands.agent_radius >= 0 && demands.agent_radius <= 1e12))
        fail(domain_error("hantei::level::rules: agent_radius must be a number from 0 to 1e12"));
    if (level.error.expected != nullptr) return describe_syntax(file, level);
    return describe(file, level, demands, validation{level, roles, demands}.run());
}

template <class Classify>
constexpr list<role> roles_of(map const& level, rules<Classify> const& demands) {
    list<role> roles(level.objects.size());
    for (size_t i = 0; i < roles.size(); ++i) roles[i] = demands.classify(level.objects[i]);
    return roles;
}

/// Checks the bytes of a .tmj file, which messages call `file`. Throws std::domain_error if rules.agent_radius is negative or
/// not finite; whatever is wrong with the level is in the report.
export template <class Classify>
constexpr report check_text(text file, text source, rules<Classify> const& demands) {
    map const level = read_tiled(source);
    return judge(file, level, roles_of(level, demands), {demands.agent_radius, demands.keep_inside});
}

inline report describe_unreadable(text file) {
    report_writer out{1};
    out.path(file) << ": error: file: cannot be read; is the path right?";
    return out.result();
}

/// All bytes of a file. False if it cannot be opened or read to its end.
inline bool read_file(char const* path, list<char>& bytes) {
    FILE* const file = fopen(path, "rb");
    if (file == nullptr) return false;
    char block[4096];
    for (size_t count = sizeof block; count == sizeof block;) {
        count = fread(block, 1, sizeof block, file);
        for (size_t i = 0; i < count; ++i) bytes.add(block[i]);
    }
    bool const complete = ferror(file) == 0;
    fclose(file);
    return complete;
}

/// The same for a file at run time. A file that is missing or unreadable is a finding.
export template <class Classify>
report check(char const* path, rules<Classify> const& demands) {
    list<char> bytes;
    text const file = text::terminated(path);
    if (!read_file(path, bytes)) return describe_unreadable(file);
    return check_text(file, {bytes.data(), bytes.size()}, demands);
}

}  // namespace hantei::level
