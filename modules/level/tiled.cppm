// SPDX-License-Identifier: MIT
// Tiled's JSON map format (.tmj): the part of it that carries objects. Source: Tiled documentation, JSON map format.
//
// Tiled writes keys in alphabetical order, so a layer's name and offset come behind its objects: they are filled in then.
export module hantei.level:tiled;
import :base;
import :json;
import :list;
import :json_member;
import :map_reader;
import :object;
import :candidate_pairs;
import :pattern;
import :placement;
import :text;
import hantei;

namespace hantei::level {

class tiled_reader : map_reader {
  public:
    /// With `general_only` every object is read member by member, whatever it looks like: slower, and the same.
    constexpr explicit tiled_reader(text source, tileset_files files, bool general_only)
        : map_reader(source, general_only), files_(files) {
        for (size_t i = 0; i < files.count; ++i) decoded_room_ += files.first[i].bytes.size();
    }

    constexpr map read() {
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
    // The members of one object that have been read. None may come twice.
    class members {
      public:
        constexpr bool has(member m) const { return (seen_ >> static_cast<int>(m) & 1) != 0; }
        constexpr void add(member m) { seen_ |= uint64_t{1} << static_cast<int>(m); }

      private:
        uint64_t seen_ = 0;
    };

    /// The next name of a member, which must be new.
    constexpr text key(members& read, member& which) {
        size_t const at = json_.offset();
        text const name = decoded(json_.key());
        which = member_of(name);
        if (which != member::none && read.has(which))
            json_.fail(at, which == member::shape ? "a second kind of shape:" : "a member that is there twice:", name, true);
        read.add(which);
        return name;
    }
    constexpr void require(members const& read, size_t at, member m, text name) {
        if (!read.has(m)) json_.fail(at, "there is no member", name, true);
    }

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
                                   "only orthogonal maps can be checked: the coordinates of others are not those of the screen",
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

    constexpr void read_layers(text owner) {
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

    constexpr void read_object() {
        object o;
        members read;
        o.position = json_.offset();
        char const* const begin = json_.place();
        if (map_.objects.size() == most_objects) json_.fail(o.position, "a map has at most 100000 objects", {}, true);
        o.first_vertex = map_.vertices.size();
        o.first_property = map_.properties.size();
        spans_.truncate(0);
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            member which;
            text const name = key(read, which);
            json_.offset();
            char const* const value = json_.place();
            read_value(o, which, name);
            bool const quoted = which == member::name || which == member::type || which == member::category;
            spans_.add({which, name, value + (quoted ? 1 : 0), json_.place() - (quoted ? 1 : 0)});
        }
        if (read.has(member::instance)) o.form = form::instance;
        require(read, o.position, member::id, "id");
        require(read, o.position, member::x, "x");
        require(read, o.position, member::y, "y");
        o.vertex_count = map_.vertices.size() - o.first_vertex;
        o.property_count = map_.properties.size() - o.first_property;
        if (o.form == form::rectangle || o.form == form::ellipse || o.form == form::capsule || o.form == form::tile) {
            require(read, o.position, member::width, "width");
            require(read, o.position, member::height, "height");
        }
        map_.objects.add(o);
        if (plain_ && !json_.failed() && !patterns_.full()) patterns_.add(begin, json_.place(), o.form, spans_);
    }
    constexpr void read_value(object& o, member which, text name) {
        switch (which) {
            case member::id: o.id = static_cast<int>(natural(name)); break;
            case member::name: o.name = string(name); break;
            case member::type:
            case member::category: {  // Tiled 1.9 alone calls an object's type its class
                text const type = string(name);
                if (!type.empty()) o.type = type;
                break;
            }
            case member::x: o.x = number(name); break;
            case member::y: o.y = number(name); break;
            case member::width: o.width = number(name); break;
            case member::height: o.height = number(name); break;
            case member::rotation: o.rotation = number(name); break;
            case member::shape: o.form = read_form(name); break;
            case member::gid:
                o.gid = gid(name);
                o.form = form::tile;
                break;
            case member::properties: read_properties(name); break;
            default: json_.skip(name);
        }
    }
    constexpr void read_properties(text owner) {
        if (json_.peek() != '[') return json_.skip(owner);  // before Tiled 1.2
        for (bool more = json_.enter('[', owner); more; more = json_.next(']')) read_property();
    }
    constexpr void read_property() {
        members read;
        property p;
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            member which;
            text const name = key(read, which);
            char const next = json_.peek();
            char const* const begin = json_.place();
            if (which == member::name) p.name = string(name);
            else if (which == member::type) p.object_id = string(name) == "object";
            else if (which == member::value && next == '"') p.value = string(name);
            else {
                json_.skip(name);
                if (which == member::value && next != '{' && next != '[' && !json_.failed())
                    p.value = {begin, static_cast<size_t>(json_.place() - begin)};
            }
        }
        add_property(p);
    }

    /// Reads an object that is written like one before. False, and nothing is read, if it is not: read_object() then finds out.
    constexpr bool read_like_one_before() {
        if (patterns_.size() == 0 || map_.objects.size() == most_objects || json_.room() < 3) return false;
        json_.offset();
        char const* const begin = json_.place();
        size_t const vertices = map_.vertices.size();
        size_t const properties = map_.properties.size();
        for (size_t tried = 0; tried < patterns_.size(); ++tried) {
            if (read_like(patterns_[(tried + likely_) % patterns_.size()], begin)) {
                likely_ = (tried + likely_ + 1) % patterns_.size();
                return true;
            }
            map_.vertices.truncate(vertices);
            map_.properties.truncate(properties);
            if (json_.failed()) return true;  // in a value that is the same for every reader
            json_.jump(begin);
        }
        return false;
    }
    constexpr bool read_like(pattern_list::pattern const& like, char const* p) {
        char const* const last = json_.end();
        gap const* const end = patterns_.gaps() + like.last_gap;
        object o;
        o.form = like.form;
        o.position = static_cast<size_t>(p - map_.source.data());
        o.first_vertex = map_.vertices.size();
        o.first_property = map_.properties.size();
        for (gap const* g = patterns_.gaps() + like.first_gap; g != end; ++g) {
            if (!goes_on(p, last, g->begin, g->size)) return false;
            p += g->size;
            double v = 0;
            member const which = g->value.which;
            switch (which) {
                case member::x:
                case member::y:
                case member::width:
                case member::height:
                case member::rotation:
                case member::gid:
                case member::id:
                    p = cursor::plain_number(p, v);
                    if (p == nullptr || v > largest || v < -largest) return false;
                    if (which == member::x) o.x = v;
                    else if (which == member::y) o.y = v;
                    else if (which == member::width) o.width = v;
                    else if (which == member::height) o.height = v;
                    else if (which == member::rotation) o.rotation = v;
                    else if (which == member::gid) {
                        if (!(v >= 0 && v <= 4294967295.0) || v != static_cast<double>(static_cast<uint32_t>(v))) return false;
                        o.gid = static_cast<uint32_t>(v);
                    } else {
                        if (!(v >= 0 && v <= 2147483647) || v != static_cast<int>(v)) return false;
                        o.id = static_cast<int>(v);
                    }
                    break;
                case member::name:
                case member::type:
                case member::category: {
                    char const* const begin = p;
                    auto const before = static_cast<size_t>(g->value.end - g->value.begin);
                    if (goes_on(p, last, g->value.begin, before + 1)) p += before;  // with the quote
                    else {
                        while (p != last && *p >= 0x20 && *p < 0x7f && *p != '"' && *p != '\\') ++p;
                        if (p == last || *p != '"') return false;
                    }
                    text const value{begin, static_cast<size_t>(p - begin)};
                    if (which == member::name) o.name = value;
                    else if (!value.empty()) o.type = value;
                    break;
                }
                default:
                    json_.jump(p);
                    json_.enter_known();
                    read_value(o, which, g->value.name);
                    json_.leave_known();
                    if (json_.failed()) return false;
                    p = json_.place();
            }
        }
        if (!goes_on(p, last, like.tail, like.tail_size)) return false;
        o.vertex_count = map_.vertices.size() - o.first_vertex;
        o.property_count = map_.properties.size() - o.first_property;
        map_.objects.add(o);
        json_.jump(p + like.tail_size);
        return true;
    }

    // The value of a member that says what an object is: true, or the data of the shape.
    constexpr form read_form(text name) {
        if (name == "ellipse") return json_.boolean(name) ? form::ellipse : form::rectangle;
        if (name == "point") return json_.boolean(name) ? form::point : form::rectangle;
        if (name == "capsule") return json_.boolean(name) ? form::capsule : form::rectangle;
        if (name == "polygon" || name == "polyline") {
            read_vertices(name);
            return name == "polygon" ? form::polygon : form::polyline;
        }
        json_.skip(name);
        return form::text;
    }
    constexpr void read_vertices(text owner) {
        json_.offset();
        char const* const begin = json_.place();
        size_t const first = map_.vertices.size();
        if (vertex_gaps_known_ && json_.room() >= 2) {
            if (char const* const p = vertices_like_before(begin); p != nullptr) return json_.jump(p);
            map_.vertices.truncate(first);
        }
        vertex_place before, now;
        for (bool more = json_.enter('[', owner); more; more = json_.next(']')) {
            before = now;
            now = read_vertex();
            if (map_.vertices.size() == first + 1) vertex_gaps_[0] = {begin, now.x_begin};
        }
        if (!plain_ || vertex_gaps_known_ || json_.failed() || map_.vertices.size() < first + 2) return;
        if (now.x_begin > now.y_begin || before.y_end > now.x_begin) return;
        vertex_gaps_[1] = {now.x_end, now.y_begin};
        vertex_gaps_[2] = {before.y_end, now.x_begin};
        vertex_gaps_[3] = {now.y_end, json_.place()};
        vertex_gaps_known_ = true;
    }
    struct vertex_place {
        char const *x_begin = nullptr, *x_end = nullptr, *y_begin = nullptr, *y_end = nullptr;
    };
    constexpr vertex_place read_vertex() {
        members read;
        vec<> p;
        vertex_place where;
        size_t const at = json_.offset();
        if (map_.vertices.size() == most_vertices)
            json_.fail(at, "the polygons and polylines of a map have at most 1000000 vertices", {}, true);
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            member which;
            text const name = key(read, which);
            json_.offset();
            char const* const begin = json_.place();
            switch (which) {
                case member::x:
                    p.x = number(name);
                    where.x_begin = begin;
                    where.x_end = json_.place();
                    break;
                case member::y:
                    p.y = number(name);
                    where.y_begin = begin;
                    where.y_end = json_.place();
                    break;
                default: json_.skip(name);
            }
        }
        require(read, at, member::x, "x");
        require(read, at, member::y, "y");
        map_.vertices.add(p);
        return where;
    }
    /// The vertices at p if they are written like those before. Behind them, or null if they are not.
    constexpr char const* vertices_like_before(char const* p) {
        char const* const last = json_.end();
        auto const [open, middle, between, close] = vertex_gaps_;
        if (!goes_on(p, last, open.begin, open.size())) return nullptr;
        p += open.size();
        while (map_.vertices.size() < most_vertices) {
            vec<> v;
            p = cursor::plain_number(p, v.x);
            if (p == nullptr || !goes_on(p, last, middle.begin, middle.size())) return nullptr;
            p = cursor::plain_number(p + middle.size(), v.y);
            if (p == nullptr || v.x > largest || v.x < -largest || v.y > largest || v.y < -largest) return nullptr;
            map_.vertices.add(v);
            if (goes_on(p, last, between.begin, between.size())) p += between.size();
            else return goes_on(p, last, close.begin, close.size()) ? p + close.size() : nullptr;
        }
        return nullptr;
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
    /// The members of a tileset. The numbers of its tiles count from 0.
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
    constexpr void read_alignment(tileset& set, text owner) {
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
    /// The collision shapes of a tile are the objects of a layer of its own. Points and texts among them are marks for other uses.
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
    /// Reads the file of a tileset, if it is given. What is wrong in it is told at the place of the tileset in the map.
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
    /// Tile objects hang as their tilesets say, and without a class of their own have that of their tile.
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
                o.trouble = "is a tile object whose tile belongs to no tileset of the map";
                continue;
            }
            tileset const& owner = map_.tilesets[set];
            o.left = owner.left;
            o.top = owner.top;
            if (!owner.known)
                o.trouble =
                    "is a tile object whose tileset is in another file, which is not at hand: save the tileset as .tsj beside "
                    "the map, "
                    "or embed it (tiled --embed-tilesets --export-map json in.tmx out.tmj)";
            size_t const tile = last_not_above(gids, tiles, wanted);
            if (tile == none || gids[tile] != wanted) continue;
            o.tile = tile;
            if (!count_shapes(o, map_)) return;
            if (o.type.empty()) o.type = map_.tiles[tile].type;
            if (o.trouble == nullptr) o.trouble = trouble_with_shapes(o, map_);
        }
    }

    tileset_files files_;
    size_t bytes_of_tilesets_ = 0;  // that have been read; a file may be that of several tilesets
    stage stage_;
    list<span> spans_;
    pattern_list patterns_;
    size_t likely_ = 0;  // the pattern that is tried first
    struct vertex_gap {
        char const *begin = nullptr, *end = nullptr;
        constexpr size_t size() const { return static_cast<size_t>(end - begin); }
    };
    vertex_gap vertex_gaps_[4]{};  // before the first x, between x and y, between vertices, behind the last y
    bool vertex_gaps_known_ = false;
};

constexpr map read_tiled(text source, tileset_files files = {}, bool general_only = false) {
    return tiled_reader(source, files, general_only).read();
}

}  // namespace hantei::level
