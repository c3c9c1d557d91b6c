// SPDX-License-Identifier: MIT
// What reads and checks levels in programs, compiled once. It is no part of an interface unit, so that a program with another standard
// library, which compiles it itself, does not link it.
module hantei.level;

namespace hantei::level {

report check_bytes_once(text const& file, text const& source, asked const& game, tileset_files files) {
    return check_bytes(file, source, game, files);
}
report check_file_once(char const* path, asked const& game) { return check_file(path, game); }
void load_once(char const* path, asked const& game, loading const& to) { load(path, game, to); }

}  // namespace hantei::level
