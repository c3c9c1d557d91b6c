// SPDX-License-Identifier: MIT
// The rules: what is wrong with a level, decided exactly. Touching is never an overlap; there is no tolerance.
export module hantei.level:validation;
import :base;
import :box_tree;
import :overlap_depth;
import :list;
import :object;
import :candidate_pairs;
import :placement;
import :sketch;
import :text;
import hantei;

namespace hantei::level {

/// The rules in the order in which the findings about one object are told.
enum class rule : unsigned char {
    nothing_checked,
    unknown_class,
    unsupported_shape,
    degenerate_shape,
    bad_polygon,
    duplicate_id,
    outside_bounds,
    overlap,
    spawn_in_solid,
    too_much_work
};

constexpr text name_of(rule r) {
    switch (r) {
        case rule::nothing_checked: return "nothing-checked";
        case rule::unknown_class: return "unknown-class";
        case rule::unsupported_shape: return "unsupported-shape";
        case rule::degenerate_shape: return "degenerate-shape";
        case rule::bad_polygon: return "bad-polygon";
        case rule::duplicate_id: return "duplicate-id";
        case rule::outside_bounds: return "outside-bounds";
        case rule::overlap: return "overlap";
        case rule::spawn_in_solid: return "spawn-in-solid";
        default: return "too-much-work";
    }
}

/// Whether an object has a property "allow-<rule>" that gives a reason: findings about it are then no findings.
constexpr bool allows(object const& o, rule r) {
    constexpr text prefix = "allow-";
    text const wanted = name_of(r);
    for (size_t i = 0; i < o.property_count; ++i) {
        text const name = o.properties[i].name;
        if (name.size() != prefix.size() + wanted.size() || o.properties[i].value.empty()) continue;
        if (text{name.data(), prefix.size()} == prefix && text{name.data() + prefix.size(), wanted.size()} == wanted)
            return true;
    }
    return false;
}

/// `rule` is broken by the object at index a, together with the one at index b if the rule is about two.
struct finding {
    level::rule rule;
    size_t a = 0, b = 0;
    optional<double> by = {};   // of what leaves the map
    vec<> at = {}, other = {};  // of a bad polygon: where its sides begin that meet
};

/// The check ends with so many findings: whoever breaks a rule more often knows it by then.
constexpr size_t most_findings = 256;
/// So many corners of shapes with common boxes are compared exactly; a box has four. It takes a program a second or two.
constexpr uint64_t most_work = 4'000'000;

/// A shape on the map that others may overlap, and whose it is.
struct body {
    sketch rough;
    size_t owner;
    bool solid;
    bool exact_known = false;
    size_t exact = 0;  // its index among the exact shapes, once one was needed
};

class validation {
  public:
    constexpr validation(map const& level, list<role> const& roles, settings const& demands)
        : level_(level), roles_(roles), demands_(demands) {}

    /// All findings in the order of the file, at most 256.
    constexpr list<finding> run() {
        check_ids();
        bool empty = !demands_.may_be_empty;
        for (size_t i = 0; i < level_.objects.size() && !full(); ++i) {
            role const meaning = roles_[i];
            if (meaning == role::ignored) continue;
            empty = false;
            check_object(i, level_.objects[i], meaning);
        }
        if (empty) add({rule::nothing_checked});
        check_pairs();
        return in_order();
    }

    /// How deep the two objects of a finding lie in each other.
    constexpr optional<double> depth(finding const& f) { return depth_of(place(f.a), place(f.b)); }

  private:
    constexpr bool full() const { return findings_.size() >= most_findings; }
    constexpr void add(finding const& f) {
        if (full() || (f.rule != rule::nothing_checked && f.rule != rule::too_much_work &&
                       (allows(level_.objects[f.a], f.rule) || allows(level_.objects[f.b], f.rule))))
            return;
        findings_.add(f);
    }
    constexpr list<finding> in_order() const {
        list<double> keys;
        keys.reserve(findings_.size());
        for (finding const& f : findings_)
            keys.add((static_cast<double>(f.a) * 16 + static_cast<int>(f.rule)) * 0x1p17 + static_cast<double>(f.b));
        list<finding> result;
        for (uint32_t const i : sorted_by(keys)) result.add(findings_[i]);
        return result;
    }

    constexpr void check_ids() {
        list<double> ids;
        ids.reserve(level_.objects.size());
        bool ascending = true;
        double before = -1;
        for (object const& o : level_.objects) {
            double const id = o.id;
            if (!(id > before)) ascending = false;
            before = id;
            ids.add(id);
        }
        if (ascending) return;
        auto const order = sorted_by(ids);
        for (size_t i = 1; i < order.size(); ++i)
            if (ids[order[i]] == ids[order[i - 1]]) add({rule::duplicate_id, order[i], order[i - 1]});
    }

    constexpr shape place(size_t i) {
        object const& o = level_.objects[i];
        return level::place(o, level_, turns_, demands_.agent_radius);
    }

    constexpr void check_object(size_t i, object const& o, role meaning) {
        if (meaning == role::unknown) return add({rule::unknown_class, i});
        if (unsupported(o) != nullptr) return add({rule::unsupported_shape, i});
        if (degenerate(o, meaning)) return add({rule::degenerate_shape, i});

        if (o.form == form::polygon && check_convex(i, o, meaning)) return;
        use_place(o, level_, turns_, 0, [&](auto const& set) { check_shape(i, o, meaning, set); });
    }
    /// A polygon that surely is convex and on the map, as most are; false if it is not that plain. The exact shape is made when a
    /// neighbor needs it.
    constexpr bool check_convex(size_t i, object const& o, role meaning) {
        placed_vertices const ring = place_vertices(o, frame{o, turns_}, level_);
        if (!surely_convex(ring)) return false;
        aabb<> box{*ring.begin(), *ring.begin()};
        for (vec<> const* v = ring.begin(); v != ring.end(); ++v) {
            if (v->x < box.min.x) box.min.x = v->x;
            if (v->x > box.max.x) box.max.x = v->x;
            if (v->y < box.min.y) box.min.y = v->y;
            if (v->y > box.max.y) box.max.y = v->y;
        }
        if (demands_.keep_inside && !level_.infinite && !surely_inside(box)) return false;
        if (meaning != role::area) bodies_.add({{sketch::kind::other, box, {}, {}, {}, 0}, i, meaning == role::solid});
        return true;
    }
    template <class S>
    constexpr void check_shape(size_t i, object const& o, role meaning, S const& set) {
        if constexpr (requires { set.facts(); }) {
            if (defect const flaw = set.facts().flaw; flaw.what != defect::kind::none) {
                if (flaw.what == defect::kind::too_few) return add({rule::degenerate_shape, i});
                if constexpr (requires { set.outer(); }) {
                    auto const& ring = set.outer();
                    return add({rule::bad_polygon, i, i, {}, ring[flaw.first], ring[flaw.second]});
                }
            }
        }
        body b{sketch_of(set), i, meaning == role::solid};
        if (demands_.keep_inside && !level_.infinite) check_inside(i, set, b.rough.around);
        if (meaning == role::area) return;
        if (o.form == form::point) b.rough = sketch_of(place(i));
        bodies_.add(b);
    }

    /// The box around a shape holds it: comparisons are enough for a yes.
    constexpr bool surely_inside(aabb<> const& around) const {
        return around.min.x >= 0 && around.min.y >= 0 && around.max.x <= level_.width && around.max.y <= level_.height;
    }
    template <class S>
    constexpr void check_inside(size_t i, S const& set, aabb<> const& around) {
        if (surely_inside(around)) return;
        if (contains(aabb<>{{0.0, 0.0}, {level_.width, level_.height}}, set)) return;
        aabb<> const box = bounds(set);
        double beyond = 0;
        double const sides[]{-box.min.x, -box.min.y, box.max.x - level_.width, box.max.y - level_.height};
        for (double const side : sides)
            if (side > beyond) beyond = side;
        add({rule::outside_bounds, i, i, beyond});
    }

    constexpr shape const& exact(body& b) {
        if (!b.exact_known) {
            b.exact = exact_.size();
            b.exact_known = true;
            exact_.add(place(b.owner));
        }
        return exact_[b.exact];
    }
    constexpr bool overlap(body& a, body& b) {
        guess const quick = guess_overlap(a.rough, b.rough);
        if (quick != guess::open) return quick == guess::yes;
        exact(a);  // the second may move the first
        shape const& second = exact(b);
        shape const& first = exact(a);
        work_ += corner_count(first) + corner_count(second);
        return overlaps(first, second);
    }
    constexpr void check_pairs() {
        list<size_t> solids;
        list<aabb<>> boxes;
        solids.reserve(bodies_.size());
        boxes.reserve(bodies_.size());
        for (size_t i = 0; i < bodies_.size(); ++i)
            if (bodies_[i].solid) {
                solids.add(i);
                boxes.add(bodies_[i].rough.around);
            }
        box_tree const tree{boxes};
        size_t const size = bodies_.size();
        for (size_t i = 0; i < size; ++i) {
            body& a = bodies_[i];
            // The later one of two solids in the file is the one that is reported, and a spawn before a solid.
            bool const complete = tree.each_meeting(a.rough.around, [&](uint32_t which) {
                size_t const k = solids[which];
                if (a.solid && k >= i) return true;
                ++work_;
                if (!overlap(a, bodies_[k])) return work_ < most_work;
                add({a.solid ? rule::overlap : rule::spawn_in_solid, a.owner, bodies_[k].owner});
                return !full() && work_ < most_work;
            });
            if (complete) continue;
            if (!full()) add({rule::too_much_work, a.owner});
            return;
        }
    }

    map const& level_;
    list<role> const& roles_;
    settings const& demands_;
    rotations turns_;
    list<body> bodies_;
    list<shape> exact_;
    list<finding> findings_;
    uint64_t work_ = 0;
};

}  // namespace hantei::level
