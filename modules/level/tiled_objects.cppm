// SPDX-License-Identifier: MIT
// Objects of Tiled's JSON map format (.tmj). Source: Tiled documentation, JSON map format.
//
// Each object can be read member by member. One that is written like an earlier one, as nearly all are, is read by the pattern of that one.
export module hantei.level:tiled_objects;
import :base;
import :json;
import :json_cursor;
import :json_member;
import :list;
import :map_reader;
import :object;
import :pattern;
import :text;
import hantei;

namespace hantei::level {

class tiled_objects : protected map_reader {
  protected:
    constexpr tiled_objects(text const& source, bool general_only) : map_reader(source, general_only) {}

    // The members of one object that have been read. None may occur twice.
    class members {
      public:
        constexpr bool has(member m) const { return (seen_ >> static_cast<int>(m) & 1) != 0; }
        constexpr void add(member m) { seen_ |= uint64_t{1} << static_cast<int>(m); }

      private:
        uint64_t seen_ = 0;
    };

    /// Reads the name of the next member, which must not have occurred before.
    constexpr text key(members& read, member& which) {
        size_t const at = json_.offset();
        text const name = decoded(json_.key());
        which = member_of(name);
        if (which != member::none && read.has(which))
            json_.fail(at, which == member::shape ? "a second kind of shape:" : "a member that is there twice:", name, true);
        read.add(which);
        return name;
    }
    constexpr void require(members const& read, size_t at, member m, text const& name) {
        if (!read.has(m)) json_.fail(at, "there is no member", name, true);
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
    constexpr void read_properties(text const& owner) {
        if (json_.peek() != '[') return json_.skip(owner);  // another format, before Tiled 1.2
        for (bool more = json_.enter('[', owner); more; more = json_.next(']')) read_property();
    }
    /// Reads an object that is written like an earlier one. If it is not, returns false and reads nothing: read_object() then reads it.
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
            if (json_.failed()) return true;  // in a value that read_object() would read in the same way
            json_.jump(begin);
        }
        return false;
    }

  private:
    constexpr void read_value(object& o, member which, text const& name) {
        switch (which) {
            case member::id: o.id = static_cast<int>(natural(name)); break;
            case member::name: o.name = string(name); break;
            case member::type:
            case member::category: {  // only Tiled 1.9 calls an object's type its class
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

    constexpr bool read_like(pattern_list::pattern const& like, char const* const& from) {
        char const* p = from;
        char const* const last = json_.end();
        gap const* const end = patterns_.gaps() + like.last_gap;
        object o;
        o.form = like.form;
        o.position = static_cast<size_t>(p - map_.source.data());
        o.first_vertex = map_.vertices.size();
        o.first_property = map_.properties.size();
        for (gap const* g = patterns_.gaps() + like.first_gap; g != end; ++g) {
#ifdef __clang__  // goes_on() without the call, which takes time in a constant evaluator
            if (static_cast<size_t>(last - p) <= g->size || __builtin_memcmp(p, g->begin, g->size) != 0) return false;
#else
            if (!goes_on(p, last, g->begin, g->size)) return false;
#endif
            p += g->size;
            if (g->coordinate != nullptr) {  // most values are: the switch takes longer in a constant evaluator
                p = cursor::plain_number(p, o.*(g->coordinate));
                if (p == nullptr) return false;
                continue;
            }
            member const which = g->value.which;
            switch (which) {
                case member::gid: {
                    double v = 0;
                    p = cursor::plain_number(p, v);
                    if (!(v >= 0 && v <= 4294967295.0) || v != static_cast<double>(static_cast<uint32_t>(v))) return false;
                    o.gid = static_cast<uint32_t>(v);
                    break;
                }
                case member::id: {
                    double v = 0;
                    p = cursor::plain_number(p, v);
                    if (!(v >= 0 && v <= 2147483647) || v != static_cast<int>(v)) return false;
                    o.id = static_cast<int>(v);
                    break;
                }
                case member::name:
                case member::type:
                case member::category: {
                    char const* const begin = p;
                    auto const before = static_cast<size_t>(g->value.end - g->value.begin);
                    if (g->verbatim && goes_on(p, last, g->value.begin, before + 1)) p += before;  // including the quote
                    else {
                        // Names often differ only in their last character, for example if they are numbered.
                        if (g->prefix > 0 && goes_on(p, last, g->value.begin, g->prefix)) p += g->prefix;
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
            if (p == nullptr) return false;
        }
        if (!goes_on(p, last, like.tail, like.tail_size)) return false;
        o.vertex_count = map_.vertices.size() - o.first_vertex;
        o.property_count = map_.properties.size() - o.first_property;
        map_.objects.add(o);
        json_.jump(p + like.tail_size);
        return true;
    }

    // Reads the value of a member that says what form an object has: true, or the data of the shape.
    constexpr form read_form(text const& name) {
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
    constexpr void read_vertices(text const& owner) {
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
    /// Reads the vertices at `begin` if they are written like earlier ones. Returns the position after them, or null if they are not.
    constexpr char const* vertices_like_before(char const* const& begin) {
        char const* p = begin;
        char const* const last = json_.end();
        auto const [open, middle, between, close] = vertex_gaps_;
        if (!goes_on(p, last, open.begin, open.size())) return nullptr;
        p += open.size();
        while (map_.vertices.size() < most_vertices) {
            vec<> v;
            p = cursor::plain_number(p, v.x);
            if (p == nullptr || !goes_on(p, last, middle.begin, middle.size())) return nullptr;
            p = cursor::plain_number(p + middle.size(), v.y);
            if (p == nullptr) return nullptr;
            map_.vertices.add(v);
            if (goes_on(p, last, between.begin, between.size())) p += between.size();
            else return goes_on(p, last, close.begin, close.size()) ? p + close.size() : nullptr;
        }
        return nullptr;
    }

    list<span> spans_;
    pattern_list patterns_;
    size_t likely_ = 0;  // the pattern that is tried first
    struct vertex_gap {
        char const *begin = nullptr, *end = nullptr;
        constexpr size_t size() const { return static_cast<size_t>(end - begin); }
    };
    vertex_gap vertex_gaps_[4]{};  // before the first x, between x and y, between vertices, after the last y
    bool vertex_gaps_known_ = false;
};

}  // namespace hantei::level
