// SPDX-License-Identifier: MIT
// The names of the members that are read from Tiled's JSON map format. Source: Tiled documentation, JSON map format.
export module hantei.level:json_member;
import :base;
import :text;

namespace hantei::level {

/// The members that the reader knows. Others are checked for syntax and skipped.
enum class member : unsigned char {
    none,
    id,
    name,
    type,
    category,
    x,
    y,
    width,
    height,
    rotation,
    shape,
    gid,
    properties,
    instance,  // the members up to here are those of an object
    offset_x,
    offset_y,
    parallax_x,
    parallax_y,
    objects,
    layers,
    data,
    chunks,  // up to here: of a layer
    tile_width,
    tile_height,
    infinite,
    orientation,
    tilesets,  // up to here: of a map
    first_gid,
    source,
    alignment,
    tiles,  // up to here: of a tileset
    image_width,
    image_height,
    object_group,  // up to here: of a tile
    value          // of a property
};

constexpr member member_of(text const& key) {
    switch (key.size()) {
        case 1: return key[0] == 'x' ? member::x : key[0] == 'y' ? member::y : member::none;
        case 2: return key == "id" ? member::id : member::none;
        case 3: return key == "gid" ? member::gid : member::none;
        case 4:
            return key == "name"   ? member::name
                   : key == "type" ? member::type
                   : key == "text" ? member::shape
                   : key == "data" ? member::data
                                   : member::none;
        case 5:
            return key == "width"   ? member::width
                   : key == "class" ? member::category
                   : key == "point" ? member::shape
                   : key == "tiles" ? member::tiles
                   : key == "value" ? member::value
                                    : member::none;
        case 6:
            return key == "height"   ? member::height
                   : key == "layers" ? member::layers
                   : key == "source" ? member::source
                   : key == "chunks" ? member::chunks
                                     : member::none;
        case 7:
            if (key == "ellipse" || key == "polygon" || key == "capsule") return member::shape;
            return key == "objects"   ? member::objects
                   : key == "offsetx" ? member::offset_x
                   : key == "offsety" ? member::offset_y
                                      : member::none;
        case 8:
            if (key == "polyline") return member::shape;
            return key == "rotation"   ? member::rotation
                   : key == "template" ? member::instance
                   : key == "tilesets" ? member::tilesets
                   : key == "firstgid" ? member::first_gid
                   : key == "infinite" ? member::infinite
                                       : member::none;
        case 9:
            return key == "tilewidth"   ? member::tile_width
                   : key == "parallaxx" ? member::parallax_x
                   : key == "parallaxy" ? member::parallax_y
                                        : member::none;
        case 10:
            return key == "tileheight"   ? member::tile_height
                   : key == "properties" ? member::properties
                   : key == "imagewidth" ? member::image_width
                                         : member::none;
        case 11:
            return key == "orientation"   ? member::orientation
                   : key == "imageheight" ? member::image_height
                   : key == "objectgroup" ? member::object_group
                                          : member::none;
        case 15: return key == "objectalignment" ? member::alignment : member::none;
        default: return member::none;
    }
}

}  // namespace hantei::level
