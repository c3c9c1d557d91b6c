// SPDX-License-Identifier: MIT
// Tiled's JSON map format (.tmj): the part of it that carries objects. Source: Tiled documentation, JSON map format.
//
// Tiled writes keys in alphabetical order, so a layer's name and offset come behind its objects: they are filled in then.
export module hantei.level:tiled;
import :base;
import :decimal;
import :json;
import :list;
import :member;
import :object;
import :text;
import hantei;

namespace hantei::level {

class tiled_reader {
  public:
    constexpr explicit tiled_reader(text source) : json_(source) { map_.source = source; }

    constexpr map read() {
        read_map();
        json_.expect_end();
        map_.error = json_.error();
        return static_cast<map&&>(map_);
    }

  private:
    // Whoever writes a file decides how many objects it has: these bounds bound the memory that a map takes.
    static constexpr size_t most_objects = 100'000;
    static constexpr size_t most_vertices = 1'000'000;

    // Coordinates stop here, long before doubles are coarser than a pixel.
    static constexpr double largest = 1e12;

    constexpr double number(text key) {
        size_t const at = json_.offset();
        double const value = to_double(json_.number(key));
        if (value <= largest && value >= -largest) return value;
        json_.fail(at, "a number beyond 1e12 for", key, true);
        return 0;
    }
    constexpr double natural(text key) {
        size_t const at = json_.offset();
        double const value = number(key);
        if (value >= 0 && value <= 2147483647 && value == static_cast<int>(value)) return value;
        json_.fail(at, "a number that is not whole, or not from 0 to 2147483647, for", key, true);
        return 0;
    }
    constexpr text string(text key) { return decoded(json_.string(key)); }
    constexpr text decoded(json::quoted const& s) {
        if (!s.escaped || json_.failed()) return s.written;
        // No decoded text is longer than what is written: one allocation serves the whole map and never moves.
        if (map_.decoded.capacity() == 0) map_.decoded.reserve(map_.source.size());
        size_t const begin = map_.decoded.size();
        append_unescaped(map_.decoded, s.written);
        return {map_.decoded.data() + begin, map_.decoded.size() - begin};
    }

    // The members of one object that have been read. None may come twice.
    class members {
      public:
        constexpr bool has(member m) const { return (seen_ >> static_cast<int>(m) & 1) != 0; }
        constexpr void add(member m) { seen_ |= uint32_t{1} << static_cast<int>(m); }

      private:
        uint32_t seen_ = 0;
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
                case member::width: columns = natural(name); break;
                case member::height: rows = natural(name); break;
                case member::tile_width: tile_width = natural(name); break;
                case member::tile_height: tile_height = natural(name); break;
                case member::infinite: map_.infinite = json_.boolean(name); break;
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
        map_.width = columns * tile_width;
        map_.height = rows * tile_height;
    }

    constexpr void read_layers(text owner) {
        for (bool more = json_.enter('[', owner); more; more = json_.next(']')) read_layer();
    }

    constexpr void read_layer() {
        members read;
        text layer;
        double offset_x = 0, offset_y = 0;
        bool parallax = false;
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
                    for (bool object = json_.enter('[', name); object; object = json_.next(']')) read_object();
                    own_last = map_.objects.size();
                    break;
                default: json_.skip(name);
            }
        }
        for (size_t i = own_first; i < own_last; ++i) map_.objects[i].layer = layer;
        for (size_t i = first; i < map_.objects.size(); ++i) {
            map_.objects[i].offset_x += offset_x;
            map_.objects[i].offset_y += offset_y;
            map_.objects[i].parallax |= parallax;
        }
    }

    constexpr void read_object() {
        object o;
        members read;
        o.position = json_.offset();
        if (map_.objects.size() == most_objects) json_.fail(o.position, "a map has at most 100000 objects", {}, true);
        o.first_vertex = map_.vertices.size();
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            member which;
            text const name = key(read, which);
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
                default: json_.skip(name);
            }
        }
        if (read.has(member::instance)) o.form = form::instance;
        require(read, o.position, member::id, "id");
        require(read, o.position, member::x, "x");
        require(read, o.position, member::y, "y");
        o.vertex_count = map_.vertices.size() - o.first_vertex;
        if (o.form == form::rectangle || o.form == form::ellipse || o.form == form::capsule) {
            require(read, o.position, member::width, "width");
            require(read, o.position, member::height, "height");
        }
        map_.objects.add(o);
    }

    // The value of a member that says what an object is: true, or the data of the shape.
    constexpr form read_form(text name) {
        if (name == "ellipse") return json_.boolean(name) ? form::ellipse : form::rectangle;
        if (name == "point") return json_.boolean(name) ? form::point : form::rectangle;
        if (name == "capsule") return json_.boolean(name) ? form::capsule : form::rectangle;
        if (name == "polygon" || name == "polyline") {
            for (bool more = json_.enter('[', name); more; more = json_.next(']')) read_vertex();
            return name == "polygon" ? form::polygon : form::polyline;
        }
        json_.skip(name);
        return name == "text" ? form::text : form::tile;
    }
    constexpr void read_vertex() {
        members read;
        vec<> p;
        size_t const at = json_.offset();
        if (map_.vertices.size() == most_vertices)
            json_.fail(at, "the polygons and polylines of a map have at most 1000000 vertices", {}, true);
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            member which;
            text const name = key(read, which);
            switch (which) {
                case member::x: p.x = number(name); break;
                case member::y: p.y = number(name); break;
                default: json_.skip(name);
            }
        }
        require(read, at, member::x, "x");
        require(read, at, member::y, "y");
        map_.vertices.add(p);
    }

    json json_;
    map map_;
};

constexpr map read_tiled(text source) { return tiled_reader(source).read(); }

}  // namespace hantei::level
