// SPDX-License-Identifier: MIT
// The functions that read and check levels in programs, compiled once. They are not part of an interface unit: a program with another standard
// library compiles them itself and must not link these.
module hantei.level;

namespace hantei::level {

report check_bytes_once(text const& file, text const& source, asked const& game, tileset_files files) {
    return check_bytes(file, source, game, files);
}
report check_file_once(char const* path, asked const& game) { return check_file(path, game); }
void load_once(char const* path, asked const& game, loading const& to) { load(path, game, to); }

}  // namespace hantei::level
