// SPDX-License-Identifier: MIT
// What a designer drew, and what the game makes of it.
export module hantei.level:object;
import :base;
import :json_cursor;
import :list;
import :text;
import hantei;

namespace hantei::level {

/// How Tiled says what an object is.
export enum class form : unsigned char { rectangle, ellipse, point, capsule, polygon, polyline, text, tile, instance };

/// A custom property of an object.
struct property {
    text name, value;
    bool object_id = false;  // the value is the id of an object, or 0; the iid of an entity, or empty
};

/// One object of a map, as it is written in the file. The plane has x to the right and y down, in pixels.
export struct object {
    int id = 0;                    ///< -1 in files that give their objects none: all but those of Tiled
    text name;                     ///< decoded: escapes are resolved
    text type;                     ///< the field that Tiled shows as Class, the name of an LDtk entity, the type of a glyph
    text layer;                    ///< the name of its layer, empty in levels drawn with characters
    level::form form = form::rectangle;
    double x = 0, y = 0;           ///< the corner from which width and height count and about which it turns
    double width = 0, height = 0;
    double rotation = 0;           ///< degrees, clockwise on the screen

    double offset_x = 0, offset_y = 0;  ///< the sum of the offsets of its layers
    bool parallax = false;              ///< one of its layers moves at another speed than the map
    uint32_t gid = 0;                   ///< of a tile object: the tile and its flips, as in the file; else 0
    double left = 0, top = 0;  ///< of a tile object: how much of its width and height lies left of and above (x, y): 0 to 1
    char const* trouble = nullptr;  ///< of a tile object: why it has no shape
    size_t tile = ~size_t{0};  ///< of a tile object: which of the tiles of the map, if their tilesets say something about it
    bool cells = false;        ///< tiles of a tile layer, as many as make a rectangle: they have no id
    size_t stage = 0;     ///< which of the levels of the file it is in, from 0
    text iid;             ///< of an LDtk entity: by what others refer to it
    size_t position = 0;  ///< where it begins in the file, in bytes
    size_t first_property = 0, property_count = 0;  ///< its custom properties, among those of the map
    struct property const* properties = nullptr;    ///< the first of them
    size_t first_vertex = 0, vertex_count = 0;      ///< of a polygon or a polyline, among those of the map
};

/// The custom property of this name as the file has it: a text without its quotes, a number, true or false. Empty if the object has
/// none, or if it is a list or an object.
export constexpr text property_of(object const& o, text const& name) {
    for (size_t i = 0; i < o.property_count; ++i)
        if (o.properties[i].name == name) return o.properties[i].value;
    return {};
}

/// What an object means to the game. The rules header decides it; nothing is guessed from names.
export enum class role : unsigned char {
    ignored,  ///< not looked at: decoration
    solid,  ///< a wall, a closed door: has area, lies on the map, overlaps no other solid
    spawn,  ///< a place where something appears: lies on the map and overlaps no solid. A point stands for the disk of
    ///< the agent's radius, a rectangle or a circle for itself
    area,  ///< a trigger, a zone: has area and lies on the map; may overlap anything
    unknown  ///< a finding: the rules do not know what this is
};

/// Something that rules bring to be called, whatever its type: what reads and checks is then compiled once, in this module, and not in
/// every file that asks. (A constant expression gets back from a base class, and not from void.)
struct callable {};
template <class Function>
struct callable_of : callable {
    Function const& function;

    constexpr explicit callable_of(Function const& f) : function(f) {}
};
/// Any function that gives an object its role.
struct any_classify {
    callable const* what = nullptr;
    role (*call)(callable const& what, object const& o) = nullptr;

    constexpr role operator()(object const& o) const { return call(*what, o); }
};
template <class Classify>
constexpr any_classify any_classify_of(callable_of<Classify> const& classify) {
    return {&classify, [](callable const& what, object const& o) -> role {
                return static_cast<callable_of<Classify> const&>(what).function(o);
            }};
}

/// A tileset in a file of its own: its name as maps write it, and its bytes.
export struct tileset_file {
    text name, bytes;
};
/// Some of them.
struct tileset_files {
    tileset_file const* first = nullptr;
    size_t count = 0;
};

/// A tileset: how its tiles hang from the (x, y) of tile objects, and the classes of its tiles.
struct tileset {
    size_t position = 0;  // where it begins in the file of the map
    double first_gid = 0;
    double width = 0, height = 0;  // of its tiles, in pixels
    double left = 0, top = 1;  // like those of an object
    text source;  // the file that it is in, if not in the map
    bool known = true, xml = false;
};
/// Why nothing is known about the tiles of a tileset: a clause that follows its name, or null.
constexpr char const* trouble_with(tileset const& set) {
    if (set.known) return nullptr;
    return set.xml ? "in another file that is written in XML: save it as JSON (.tsj), or embed it (tiled --embed-tilesets "
                     "--export-map json in.tmx out.tmj)"
                   : "in another file that is not at hand: save it as JSON (.tsj) beside the map, or embed it (tiled "
                     "--embed-tilesets --export-map json in.tmx out.tmj)";
}
/// A tile that has a class, properties or collision shapes.
struct tile {
    double gid = 0;  // without flips
    text type;
    double width = 0, height = 0;  // of its image
    size_t first_property = 0, property_count = 0;
    size_t first_shape = 0, shape_count = 0;  // collision shapes, among those of the map
    size_t vertex_count = 0;  // of these
};
/// Cells of a tile layer, of a chunk of it on an infinite map.
struct cell_grid {
    text layer;
    size_t position = 0;  // where the layer begins in the file
    double offset_x = 0, offset_y = 0;
    bool parallax = false;
    double column = 0, row = 0, columns = 0, rows = 0;
    double cell = 0;  // of LDtk: how wide and high one is
    double definition = 0;  // of LDtk: the uid of its layer's definition
    size_t data = 0;  // where its numbers begin in the file; 0 if it has none
};
/// A value that cells of an IntGrid layer of LDtk may have, and its name.
struct cell_value {
    double definition = 0, value = 0;
    text name;
};

/// One level of a file: Tiled's have one.
struct stage {
    text name;
    size_t position = 0;  // where it begins in the file
    double width = 0, height = 0;  // pixels
    bool infinite = false;
    size_t first = 0, last = 0;  // its objects
    size_t first_cells = 0, last_cells = 0;  // its tiles, which are objects behind those of all levels
    size_t first_grid = 0, last_grid = 0;  // where its tiles come from
    size_t first_row = 0, last_row = 0, columns = 0;  // of a level drawn with characters: its rows, and the longest
    size_t first_property = 0, property_count = 0;  // its own
};

/// How a file is written.
enum class format : unsigned char { tiled, ldtk, sokoban, drawn };

/// A file: its objects in the order of the file. The names of the objects point into `source` and into `decoded`.
struct map {
    constexpr map() = default;
    constexpr map(map&&) = default;
    constexpr map& operator=(map&&) = default;

    text source;
    level::format format = level::format::tiled;
    list<stage> stages;
    list<object> objects;
    size_t cell_count = 0;  // how many objects, the last ones, are tiles of tile layers
    list<vec<>> vertices;  // of all objects, seen from the (x, y) of each
    list<property> properties;  // of all objects and stages
    list<tileset> tilesets;
    list<tile> tiles;
    list<object> shapes;  // collision shapes of tiles, seen from the top left corner of the tile
    list<cell_grid> grids;
    list<cell_value> cell_values;
    list<text> rows;  // of levels drawn with characters
    size_t placed_shapes = 0, placed_vertices = 0;  // how many of them the objects make
    double tile_width = 0, tile_height = 0;
    list<char> decoded;
    syntax_error error;
};

}  // namespace hantei::level
