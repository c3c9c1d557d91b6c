// SPDX-License-Identifier: MIT
// A reader and all rules on any bytes. HANTEI_FUZZ_NAME is the name of the file, whose ending says which reader it is; with
// HANTEI_FUZZ_TILESET the bytes are those of a tileset instead.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

import hantei.level;

namespace level = hantei::level;

namespace {

constexpr level::role role_of(level::object const& o) {
    using enum level::role;
    if (o.type == "wall" || o.cells) return solid;
    if (o.type == "spawn") return spawn;
    return o.type == "zone" ? area : unknown;
}
constexpr void crowds(level::placed_objects const& all, level::complaints& out) {
    if (all.size() > 9) out.warning("crowd", "is crowded");
    for (level::placed const& p : all)
        if (p.role == level::role::area) out.error("zones", p, "is a zone");
}
constexpr level::rules rules{.classify = role_of,
                             .agent_radius = 5,
                             .tile_layers = true,
                             .may_overlap = {{"wall", "zone"}},
                             .counts = {{.type = "spawn", .least = 1, .most = 2}},
                             .references = {{.property = "to", .type = "zone"}},
                             .sights = {{.from = "spawn", .to = "zone"}},
                             .reaches = {{.from = "spawn", .to = "zone", .width = 16}},
                             .legend = {{'#', "wall"}, {'@', "spawn"}, {'o', "zone"}, {'?', "mystery"}},
                             .cell = 10,
                             .own = crowds};

constexpr char map_with_tileset[] =
    R"({"width":9,"height":9,"tilewidth":10,"tileheight":10,"tilesets":[{"firstgid":1,"source":"a.tsj"}],"layers":[
{"name":"cells","width":2,"height":1,"data":[1,2]},
{"name":"things","objects":[{"id":1,"type":"wall","gid":1,"x":20,"y":40,"width":20,"height":10},
{"id":2,"gid":2147483650,"x":40,"y":40,"width":10,"height":10,"rotation":30}]}]})";

}  // namespace

/// Whatever the bytes are, there is a report, which has a text if and only if something was found.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    level::text const bytes{reinterpret_cast<char const*>(data), size};
#ifdef HANTEI_FUZZ_TILESET
    level::report const r = level::check_text(HANTEI_FUZZ_NAME, map_with_tileset, rules, {{"a.tsj", bytes}});
#else
    level::report const r = level::check_text(HANTEI_FUZZ_NAME, bytes, rules);
    (void)map_with_tileset;
#endif
    if ((r.findings() == 0) != (r.size() == 0) || r.warnings() > r.findings()) std::abort();
    return 0;
}
