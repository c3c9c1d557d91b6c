// SPDX-License-Identifier: MIT
// The rules: what is wrong with a level, decided exactly. Touching is never an overlap; there is no tolerance.
export module hantei.level:validation;
import :base;
import :depth;
import :list;
import :object;
import :order;
import :placement;
import hantei;

namespace hantei::level {

enum class rule : unsigned char {
    unknown_class,
    unsupported_shape,
    degenerate_shape,
    bad_polygon,
    duplicate_id,
    outside_bounds,
    overlap,
    spawn_in_solid
};

/// `rule` is broken by the object at index a, together with the one at index b if the rule is about two. The depth is known
/// for the first few.
struct finding {
    level::rule rule;
    size_t a = 0, b = 0;
    optional<double> by = {};
    size_t body_a = 0, body_b = 0;  // for the rules about two bodies
    vec<> at = {}, other = {};      // of a bad polygon: where its sides begin that meet
};

/// How many findings are reported in full.
constexpr size_t most_shown = 8;

/// A shape on the map, and whose it is.
struct body {
    shape set;
    size_t owner;
    bool solid;
};

class validation {
  public:
    constexpr validation(map const& level, list<role> const& roles, settings const& demands)
        : level_(level), roles_(roles), demands_(demands) {}

    /// All findings in the order of the file.
    constexpr list<finding> run() {
        check_ids();
        for (size_t i = 0; i < level_.objects.size(); ++i)
            if (roles_[i] != role::ignored) check_object(i);
        check_pairs();
        auto const order = sorted(findings_.size(), [&](uint32_t i, uint32_t j) {
            finding const& x = findings_[i];
            finding const& y = findings_[j];
            if (x.a != y.a) return x.a < y.a;
            return x.rule != y.rule ? x.rule < y.rule : x.b < y.b;
        });
        list<finding> result;
        for (uint32_t const i : order) {
            finding f = findings_[i];
            if (result.size() < most_shown && (f.rule == rule::overlap || f.rule == rule::spawn_in_solid))
                f.by = depth_of(bodies_[f.body_a].set, bodies_[f.body_b].set);
            result.add(f);
        }
        return result;
    }

  private:
    constexpr void check_ids() {
        auto const& objects = level_.objects;
        auto const order = sorted(objects.size(), [&](uint32_t i, uint32_t j) { return objects[i].id < objects[j].id; });
        for (size_t i = 1; i < order.size(); ++i)
            if (objects[order[i]].id == objects[order[i - 1]].id) findings_.add({rule::duplicate_id, order[i], order[i - 1]});
    }

    constexpr void check_object(size_t i) {
        object const& o = level_.objects[i];
        role const meaning = roles_[i];
        if (meaning == role::unknown) return findings_.add({rule::unknown_class, i});
        if (unsupported(o) != nullptr) return findings_.add({rule::unsupported_shape, i});
        if (degenerate(o, meaning)) return findings_.add({rule::degenerate_shape, i});

        shape const set = place(o, level_);
        if (defect const flaw = defect_in(set); flaw.what != defect::kind::none) {
            if (flaw.what == defect::kind::too_few) return findings_.add({rule::degenerate_shape, i});
            vertices const& ring = get_if<polygon<vertices>>(&set)->outer();
            return findings_.add({rule::bad_polygon, i, i, 0, 0, 0, ring[flaw.first], ring[flaw.second]});
        }
        if (demands_.keep_inside && !level_.infinite) check_inside(i, set);
        if (meaning == role::area) return;
        bodies_.add({o.form == form::point ? place(o, level_, demands_.agent_radius) : set, i, meaning == role::solid});
    }

    constexpr void check_inside(size_t i, shape const& set) {
        aabb<> const outline{{0.0, 0.0}, {level_.width, level_.height}};
        aabb<> const rough = box_around(set);
        if (contains(outline, rough) || contains(outline, set)) return;
        aabb<> const box = visit([](auto const& s) { return bounds(s); }, set);
        double beyond = 0;
        double const sides[]{-box.min.x, -box.min.y, box.max.x - level_.width, box.max.y - level_.height};
        for (double const side : sides)
            if (side > beyond) beyond = side;
        findings_.add({rule::outside_bounds, i, i, beyond});
    }

    constexpr void check_pairs() {
        list<aabb<>> boxes;
        for (body const& b : bodies_) boxes.add(box_around(b.set));
        candidate_pairs(boxes, [&](uint32_t i, uint32_t j) {
            // The later object in the file is the one that is reported, a spawn before a solid.
            bool const i_first = bodies_[i].solid == bodies_[j].solid ? i > j : bodies_[j].solid;
            size_t const first = i_first ? i : j;
            size_t const second = i_first ? j : i;
            body const& a = bodies_[first];
            body const& b = bodies_[second];
            if (!b.solid || !overlaps(a.set, b.set)) return;
            findings_.add({a.solid ? rule::overlap : rule::spawn_in_solid, a.owner, b.owner, 0, first, second});
        });
    }

    map const& level_;
    list<role> const& roles_;
    settings const& demands_;
    list<body> bodies_;
    list<finding> findings_;
};

}  // namespace hantei::level
