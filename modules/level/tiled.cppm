// SPDX-License-Identifier: MIT
// Tiled's JSON map format (.tmj): layers and tilesets. Source: Tiled documentation, JSON map format.
//
// Tiled writes keys in alphabetical order, so a layer's name and offset come after its objects. The objects get them then.
export module hantei.level:tiled;
import :base;
import :json;
import :list;
import :json_member;
import :map_reader;
import :object;
import :sorted_indices;
import :placement;
import :text;
import :tiled_objects;
import hantei;

namespace hantei::level {

class tiled_reader : tiled_objects {
  public:
    /// With `general_only`, every object is read member by member: this is slower and gives the same result.
    constexpr explicit tiled_reader(text const& source, tileset_files files, bool general_only)
        : tiled_objects(source, general_only), files_(files) {
        for (size_t i = 0; i < files.count; ++i) decoded_room_ += files.first[i].bytes.size();
    }

    constexpr map read() {
        if (json_.peek() == '<')
            json_.fail(json_.offset(),
                       "this is XML, and maps are read as JSON: tiled --embed-tilesets --detach-templates "
                       "--resolve-types-and-properties --export-map json in.tmx out.tmj",
                       {}, true);
        read_map();
        json_.expect_end();
        map_.error = json_.error();
        for (size_t i = 0; i < map_.tilesets.size() && map_.error.expected == nullptr; ++i)
            if (!map_.tilesets[i].source.empty()) read_file_of(map_.tilesets[i]);
        if (map_.error.expected == nullptr) resolve_tiles();
        stage_.last = map_.objects.size();
        stage_.last_grid = map_.grids.size();
        map_.stages.add(stage_);
        return finished();
    }

  private:
    constexpr void read_map() {
        members read;
        double columns = 0, rows = 0, tile_width = 0, tile_height = 0;
        size_t const at = json_.offset();
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            member which;
            text const name = key(read, which);
            size_t const value_at = json_.offset();
            switch (which) {
                case member::layers: read_layers(name); break;
                case member::tilesets:
                    for (bool one = json_.enter('[', name); one; one = json_.next(']')) read_tileset_of_map();
                    break;
                case member::width: columns = natural(name); break;
                case member::height: rows = natural(name); break;
                case member::tile_width: tile_width = natural(name); break;
                case member::tile_height: tile_height = natural(name); break;
                case member::properties:
                    stage_.first_property = map_.properties.size();
                    read_properties(name);
                    stage_.property_count = map_.properties.size() - stage_.first_property;
                    break;
                case member::infinite: stage_.infinite = json_.boolean(name); break;
                case member::orientation:
                    if (!(string(name) == "orthogonal"))
                        json_.fail(value_at,
                                   "only orthogonal maps can be checked, as the coordinates of others are not those of the "
                                   "screen: leave it "
                                   "out, or set its orientation to orthogonal (in Tiled: Map > Map Properties)",
                                   {}, true);
                    break;
                case member::type:
                    if (!(string(name) == "map")) json_.fail(value_at, "\"map\"", name);
                    break;
                default: json_.skip(name);
            }
        }
        require(read, at, member::layers, "layers");
        require(read, at, member::width, "width");
        require(read, at, member::height, "height");
        require(read, at, member::tile_width, "tilewidth");
        require(read, at, member::tile_height, "tileheight");
        stage_.width = columns * tile_width;
        stage_.height = rows * tile_height;
        map_.tile_width = tile_width;
        map_.tile_height = tile_height;
    }

    constexpr void read_layers(text const& owner) {
        for (bool more = json_.enter('[', owner); more; more = json_.next(']')) read_layer();
    }

    constexpr void read_layer() {
        members read;
        text layer;
        double offset_x = 0, offset_y = 0;
        bool parallax = false;
        cell_grid grid;
        grid.position = json_.offset();
        size_t const first_grid = map_.grids.size();
        size_t const first = map_.objects.size();
        size_t own_first = first, own_last = first;  // a group has layers instead of objects
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            member which;
            text const name = key(read, which);
            switch (which) {
                case member::name: layer = string(name); break;
                case member::offset_x: offset_x = number(name); break;
                case member::offset_y: offset_y = number(name); break;
                case member::parallax_x:
                case member::parallax_y: parallax = number(name) != 1 || parallax; break;
                case member::layers: read_layers(name); break;
                case member::objects:
                    own_first = map_.objects.size();
                    for (bool object = json_.enter('[', name); object; object = json_.next(']'))
                        if (!read_like_one_before()) read_object();
                    own_last = map_.objects.size();
                    break;
                case member::width: grid.columns = number(name); break;
                case member::height: grid.rows = number(name); break;
                case member::data:
                    grid.data = json_.offset();
                    json_.skip(name);
                    break;
                case member::chunks:
                    for (bool chunk = json_.enter('[', name); chunk; chunk = json_.next(']')) read_chunk(grid.position);
                    break;
                default: json_.skip(name);
            }
        }
        add_grid(grid);
        if (!read.has(member::layers))
            for (size_t i = first_grid; i < map_.grids.size(); ++i) map_.grids[i].layer = layer;
        for (size_t i = first_grid; i < map_.grids.size(); ++i) {
            map_.grids[i].offset_x += offset_x;
            map_.grids[i].offset_y += offset_y;
            map_.grids[i].parallax |= parallax;
        }
        for (size_t i = own_first; i < own_last; ++i) map_.objects[i].layer = layer;
        if (offset_x == 0 && offset_y == 0 && !parallax) return;
        for (size_t i = first; i < map_.objects.size(); ++i) {
            map_.objects[i].offset_x += offset_x;
            map_.objects[i].offset_y += offset_y;
            map_.objects[i].parallax |= parallax;
        }
    }

    constexpr void read_chunk(size_t position) {
        members read;
        cell_grid grid;
        grid.position = position;
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            member which;
            text const name = key(read, which);
            switch (which) {
                case member::x: grid.column = number(name); break;
                case member::y: grid.row = number(name); break;
                case member::width: grid.columns = number(name); break;
                case member::height: grid.rows = number(name); break;
                case member::data:
                    grid.data = json_.offset();
                    json_.skip(name);
                    break;
                default: json_.skip(name);
            }
        }
        add_grid(grid);
    }

    // ---- tilesets: what they say about tile objects
    constexpr void read_tileset_of_map() {
        tileset set;
        set.position = json_.offset();
        if (map_.tilesets.size() == most_tilesets) json_.fail(set.position, "a map has at most 1000 tilesets", {}, true);
        size_t const first_tile = map_.tiles.size();
        read_tileset(set);
        if (set.first_gid < 1) json_.fail(set.position, "there is no member", "firstgid", true);
        set.known = set.source.empty();
        for (size_t i = first_tile; i < map_.tiles.size(); ++i) map_.tiles[i].gid += set.first_gid;
        map_.tilesets.add(set);
    }
    /// Reads the members of a tileset. The numbers of its tiles count from 0.
    constexpr void read_tileset(tileset& set) {
        members read;
        size_t const first_tile = map_.tiles.size();
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            member which;
            text const name = key(read, which);
            switch (which) {
                case member::first_gid: set.first_gid = natural(name); break;
                case member::source: set.source = string(name); break;
                case member::alignment: read_alignment(set, name); break;
                case member::tile_width: set.width = natural(name); break;
                case member::tile_height: set.height = natural(name); break;
                case member::tiles:  // before Tiled 1.2 an object, which had no classes
                    if (json_.peek() != '[') json_.skip(name);
                    else
                        for (bool tile = json_.enter('[', name); tile; tile = json_.next(']')) read_tile();
                    break;
                default: json_.skip(name);
            }
        }
        for (size_t i = first_tile; i < map_.tiles.size(); ++i) {
            if (!(map_.tiles[i].width > 0)) map_.tiles[i].width = set.width;
            if (!(map_.tiles[i].height > 0)) map_.tiles[i].height = set.height;
        }
    }
    constexpr void read_alignment(tileset& set, text const& owner) {
        size_t const at = json_.offset();
        text const where = string(owner);
        struct {
            text name;
            double left, top;
        } const known[]{{"unspecified", 0, 1}, {"topleft", 0, 0},    {"top", 0.5, 0},   {"topright", 1, 0},
                        {"left", 0, 0.5},      {"center", 0.5, 0.5}, {"right", 1, 0.5}, {"bottomleft", 0, 1},
                        {"bottom", 0.5, 1},    {"bottomright", 1, 1}};
        for (auto const& k : known)
            if (where == k.name) {
                set.left = k.left;
                set.top = k.top;
                return;
            }
        json_.fail(at, "an alignment that Tiled does not have:", where, true);
    }
    constexpr void read_tile() {
        members read;
        tile t;
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            member which;
            text const name = key(read, which);
            switch (which) {
                case member::id: t.gid = natural(name); break;
                case member::type:
                case member::category: {
                    text const type = string(name);
                    if (!type.empty()) t.type = type;
                    break;
                }
                case member::image_width: t.width = natural(name); break;
                case member::image_height: t.height = natural(name); break;
                case member::properties:
                    t.first_property = map_.properties.size();
                    read_properties(name);
                    t.property_count = map_.properties.size() - t.first_property;
                    break;
                case member::object_group: read_shapes(t); break;
                default: json_.skip(name);
            }
        }
        if (!t.type.empty() || t.property_count > 0 || t.shape_count > 0)
            add_to(map_.tiles, t, most_objects, "a map has at most 100000 tiles with classes, properties or collision shapes");
    }
    /// Reads the collision shapes of a tile, which are the objects of a layer of its own. Points and texts among them are marks for other uses.
    constexpr void read_shapes(tile& t) {
        t.first_shape = map_.shapes.size();
        size_t const first_vertex = map_.vertices.size();
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            if (!(decoded(json_.key()) == "objects")) {
                json_.skip();
                continue;
            }
            size_t const first = map_.objects.size();
            for (bool one = json_.enter('[', "objects"); one; one = json_.next(']')) read_object();
            for (size_t i = first; i < map_.objects.size(); ++i) {
                object const& o = map_.objects[i];
                bool const sized = o.form == form::polygon || o.form == form::polyline || (o.width > 0 && o.height > 0);
                if (sized && o.form != form::point && o.form != form::text)
                    add_to(map_.shapes, o, most_objects, "the tiles of a map have at most 100000 collision shapes");
            }
            map_.objects.truncate(first);
        }
        t.shape_count = map_.shapes.size() - t.first_shape;
        t.vertex_count = map_.vertices.size() - first_vertex;
    }
    /// Reads the file of a tileset, if it is given. Errors in it are reported at the place of the tileset in the map.
    constexpr void read_file_of(tileset& set) {
        for (size_t i = 0; i < files_.count; ++i) {
            if (!(files_.first[i].name == set.source)) continue;
            bytes_of_tilesets_ += files_.first[i].bytes.size();
            if (bytes_of_tilesets_ > most_bytes) {
                map_.error = {"the files of the tilesets of a map have at most 32 MiB together", set.position, {}, true};
                return;
            }
            json_ = json{files_.first[i].bytes};
            plain_ = false;
            if (json_.peek() == '<') {
                set.xml = true;
                return;
            }
            size_t const first_tile = map_.tiles.size();
            tileset read = set;
            read_tileset(read);
            json_.expect_end();
            if (json_.failed()) {
                map_.error = {"a tileset that cannot be read; is it a JSON tileset file (.tsj) of Tiled?", set.position,
                              set.source, true};
                return;
            }
            for (size_t k = first_tile; k < map_.tiles.size(); ++k) map_.tiles[k].gid += set.first_gid;
            set.width = read.width;
            set.height = read.height;
            set.left = read.left;
            set.top = read.top;
            set.known = true;
            return;
        }
    }
    /// Gives tile objects the alignment of their tilesets and, if they have no class of their own, the class of their tiles.
    constexpr void resolve_tiles() {
        list<double> firsts, gids;
        for (tileset const& set : map_.tilesets) firsts.add(set.first_gid);
        for (tile const& t : map_.tiles) gids.add(t.gid);
        list<uint32_t> const sets = sorted_by(firsts), tiles = sorted_by(gids);
        for (size_t i = 0; i < map_.objects.size(); ++i) {
            object& o = map_.objects[i];
            if (o.form != form::tile) continue;
            double const wanted = o.gid & 0x0fffffff;
            size_t const set = last_not_above(firsts, sets, wanted);
            if (set == none || wanted == 0) {
                o.no_shape_reason = "is a tile object whose tile belongs to no tileset of the map";
                continue;
            }
            tileset const& owner = map_.tilesets[set];
            o.left = owner.left;
            o.top = owner.top;
            o.no_shape_reason = reason_against(owner);
            size_t const tile = last_not_above(gids, tiles, wanted);
            if (tile == none || gids[tile] != wanted) continue;
            o.tile = tile;
            if (!count_shapes(o, map_)) return;
            if (o.type.empty()) o.type = map_.tiles[tile].type;
            if (o.no_shape_reason == nullptr) o.no_shape_reason = reason_against_shapes(o, map_);
        }
    }

    tileset_files files_;
    size_t bytes_of_tilesets_ = 0;  // that have been read; a file that several tilesets name counts for each of them
    stage stage_;
};

constexpr map read_tiled(text const& source, tileset_files files = {}, bool general_only = false) {
    return tiled_reader(source, files, general_only).read();
}

}  // namespace hantei::level
