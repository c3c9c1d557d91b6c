// SPDX-License-Identifier: MIT
// What reads and checks levels in programs, compiled once. It is no part of an interface unit, so that a program with another standard
// library, which compiles it itself, does not link it.
module hantei.level;

namespace hantei::level {

report check_bytes_once(text file, text source, any_classify const& classify, settings const& demands, tileset_files files) {
    return check_bytes(file, source, classify, demands, files);
}
report check_file_once(char const* path, any_classify const& classify, settings const& demands) {
    return check_file(path, classify, demands);
}
void load_once(char const* path, any_classify const& classify, settings const& demands, loading const& to) {
    load(path, classify, demands, to);
}

}  // namespace hantei::level
