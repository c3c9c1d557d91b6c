// SPDX-License-Identifier: MIT
// The objects of a level as a designer drew them, the roles that the game gives them, and the map that holds them.
export module hantei.level:object;
import :base;
import :json_cursor;
import :list;
import :text;
import hantei;

namespace hantei::level {

/// The form of an object, as Tiled has it.
export enum class form : unsigned char { rectangle, ellipse, point, capsule, polygon, polyline, text, tile, instance };

/// A custom property of an object, a tile or a level.
struct property {
    text name, value;
    bool object_id = false;  // the value is the id of an object, or 0; in LDtk the iid of an entity, or empty
};

/// One object of a map, as it is written in the file. The plane has x to the right and y down, in pixels.
export struct object {
    int id = 0;                    ///< -1 in formats whose objects have no ids: all but Tiled's
    text name;                     ///< decoded: escapes are resolved
    text type;                     ///< the field that Tiled shows as Class, the name of an LDtk entity, the class of a glyph
    text layer;                    ///< the name of its layer, empty in levels drawn with characters
    level::form form = form::rectangle;
    double x = 0, y = 0;           ///< the corner where width and height begin, and the center of its rotation
    double width = 0, height = 0;
    double rotation = 0;           ///< degrees, clockwise on the screen

    double offset_x = 0, offset_y = 0;  ///< the sum of the offsets of its layers
    bool parallax = false;              ///< whether one of its layers scrolls at another speed than the map
    uint32_t gid = 0;                   ///< of a tile object: the tile and its flips, as in the file; else 0
    double left = 0, top = 0;  ///< of a tile object: the fractions of its width and height left of and above (x, y): 0 to 1
    char const* no_shape_reason = nullptr;  ///< of a tile object: why it has no shape, or null
    size_t tile = ~size_t{0};  ///< of a tile object: its index in map::tiles, if its tileset describes it
    bool cells = false;        ///< whether it is a rectangle of cells of a tile layer, or one such cell; these have no id
    size_t stage = 0;     ///< the index of the level of the file that it is in
    text iid;             ///< of an LDtk entity: the id by which others refer to it
    size_t position = 0;  ///< where it begins in the file, in bytes
    size_t first_property = 0, property_count = 0;  ///< its custom properties, among those of the map
    struct property const* properties = nullptr;    ///< the first of them
    size_t first_vertex = 0, vertex_count = 0;      ///< of a polygon or a polyline, among those of the map
};

/// The value of the custom property of this name as it is written in the file: a text without its quotes, a number, true or false. Empty if the
/// object has no such property, or if its value is a list or an object.
export constexpr text property_of(object const& o, text const& name) {
    for (size_t i = 0; i < o.property_count; ++i)
        if (o.properties[i].name == name) return o.properties[i].value;
    return {};
}

/// What an object means to the game. The rules header decides it; nothing is guessed from names.
export enum class role : unsigned char {
    ignored,  ///< decoration: it is not checked
    solid,  ///< a wall, a closed door: has an area or is a polyline, lies on the map, overlaps no other solid
    spawn,  ///< a place where something appears: lies on the map and overlaps no solid. A point stands for the disk of
    ///< the agent's radius, a rectangle or a circle for itself
    area,  ///< a trigger, a zone: has an area and lies on the map; may overlap anything
    unknown  ///< the rules do not know what this is: a finding
};

/// The base of the type-erased functions that rules bring. With it, reading and checking are compiled once, in this module, and not in every file
/// that calls them. (A constant expression can cast back from a pointer to a base class, but not from void*.)
struct callable {};
template <class Function>
struct callable_of : callable {
    Function const& function;

    constexpr explicit callable_of(Function const& f) : function(f) {}
};
/// A type-erased function that gives an object its role.
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

/// A tileset in a file of its own: its name as the map writes it, and its bytes.
export struct tileset_file {
    text name, bytes;
};
/// An array of tileset files.
struct tileset_files {
    tileset_file const* first = nullptr;
    size_t count = 0;
};

/// A tileset of a map: the size of its tiles, and how tile objects are aligned with their (x, y).
struct tileset {
    size_t position = 0;  // where it begins in the file of the map
    double first_gid = 0;
    double width = 0, height = 0;  // of its tiles, in pixels
    double left = 0, top = 1;  // the alignment: see object::left
    text source;  // the file that it is in, if it is not in the map
    bool known = true, xml = false;
};
/// Returns why nothing is known about the tiles of a tileset, as a clause that follows its name, or null.
constexpr char const* reason_against(tileset const& set) {
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
    size_t vertex_count = 0;  // the number of vertices of these shapes
};
/// The cells of a tile layer, or of one of its chunks if the map is infinite.
struct cell_grid {
    text layer;
    size_t position = 0;  // where the layer begins in the file
    double offset_x = 0, offset_y = 0;
    bool parallax = false;
    double column = 0, row = 0, columns = 0, rows = 0;
    double cell = 0;  // of LDtk: the width and height of a cell
    double definition = 0;  // of LDtk: the uid of its layer's definition
    size_t data = 0;  // where its numbers begin in the file; 0 if it has none
};
/// A value that cells of an IntGrid layer of LDtk may have, and its name.
struct cell_value {
    double definition = 0, value = 0;
    text name;
};

/// One level of a file; a file of Tiled has exactly one.
struct stage {
    text name;
    size_t position = 0;  // where it begins in the file
    double width = 0, height = 0;  // pixels
    bool infinite = false;
    size_t first = 0, last = 0;  // its objects
    size_t first_cells = 0, last_cells = 0;  // its tiles, which are objects after those of all levels
    size_t first_grid = 0, last_grid = 0;  // the grids that its tiles come from
    size_t first_row = 0, last_row = 0, columns = 0;  // of a level drawn with characters: its rows, the longest one's length
    size_t first_property = 0, property_count = 0;  // its own properties
};

/// The format of a file.
enum class format : unsigned char { tiled, ldtk, sokoban, drawn };

/// The contents of a file, with its objects in the order of the file. The texts of the objects point into `source` and `decoded`.
struct map {
    constexpr map() = default;
    constexpr map(map&&) = default;
    constexpr map& operator=(map&&) = default;

    text source;
    level::format format = level::format::tiled;
    list<stage> stages;
    list<object> objects;
    size_t cell_count = 0;  // the number of objects that are tiles of tile layers; these come last
    list<vec<>> vertices;  // of all objects, relative to the (x, y) of each
    list<property> properties;  // of all objects and stages
    list<tileset> tilesets;
    list<tile> tiles;
    list<object> shapes;  // collision shapes of tiles, relative to the top left corner of the tile
    list<cell_grid> grids;
    list<cell_value> cell_values;
    list<text> rows;  // of levels drawn with characters
    size_t placed_shapes = 0, placed_vertices = 0;  // collision shapes and vertices, counted for each object that uses them
    double tile_width = 0, tile_height = 0;
    list<char> decoded;
    syntax_error error;
};

}  // namespace hantei::level
