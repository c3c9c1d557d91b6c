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
import :rules;
import :sketch;
import :text;
import hantei;

namespace hantei::level {

/// Whether some properties say "allow-<rule>" with a reason: findings about whom they belong to are then no findings.
constexpr bool allow(property const* properties, size_t count, rule r) {
    constexpr text prefix = "allow-";
    text const wanted = name_of(r);
    for (size_t i = 0; i < count; ++i) {
        text const name = properties[i].name;
        if (name.size() != prefix.size() + wanted.size() || properties[i].value.empty()) continue;
        if (text{name.data(), prefix.size()} == prefix && text{name.data() + prefix.size(), wanted.size()} == wanted)
            return true;
    }
    return false;
}
constexpr bool allows(object const& o, rule r) { return o.property_count > 0 && allow(o.properties, o.property_count, r); }
constexpr bool allows(map const& level, rule r) {
    return allow(level.properties.data() + level.first_property, level.property_count, r);
}

/// `rule` is broken by the object at index a, together with the one at index b if the rule is about two.
struct finding {
    level::rule rule = rule::nothing_checked;
    size_t a = 0, b = 0;
    optional<double> by = {};   // of what leaves the map
    vec<> at = {}, other = {};  // of a bad polygon: where its sides begin that meet
    size_t which = 0;           // the quota or the reference of the rules
    size_t part = none, other_part = none;  // the collision shapes of tiles that are meant
    size_t more = 0;  // of a quota: how many there are; of a reference: the property; of a sight: what is in between
    bool of_map = false;  // it is about no object
};
/// Of a finding about a reference that no rule demands: an object property has the id of no object.
inline constexpr size_t by_itself = ~size_t{0};

/// Whether an object is of a class and has a name; an empty text is any.
constexpr bool is(object const& o, text type, text name = {}) {
    return (type.empty() || o.type == type) && (name.empty() || o.name == name);
}

/// A whole number >= 0 that a text begins and ends with; -1 if it is something else, or beyond 2^53.
constexpr double natural_in(text t) {
    double value = 0;
    for (char const c : t) {
        if (c < '0' || c > '9' || value > 9e14) return -1;
        value = value * 10 + (c - '0');
    }
    return t.empty() ? -1 : value;
}
/// A number for a text, below 2^53: different texts seldom have the same.
constexpr double mark_of(text t) {
    uint64_t mark = 14695981039346656037u;  // FNV-1a
    for (char const c : t) mark = (mark ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return static_cast<double>(mark >> 11);
}

/// The middle of the box around a shape.
constexpr vec<> middle_of(shape const& set) {
    if (auto const* const d = get_if<disk<>>(&set)) return d->center;
    aabb<> const box = visit([](auto const& s) { return bounds(s); }, set);
    return {box.min.x + (box.max.x - box.min.x) / 2, box.min.y + (box.max.y - box.min.y) / 2};
}

/// Finds the index of a key.
class key_index {
  public:
    constexpr explicit key_index(list<double>&& keys) : keys_(static_cast<list<double>&&>(keys)), order_(sorted_by(keys_)) {}
    /// Calls use(i) for the indices with this key, until it returns true; whether it did.
    template <class Use>
    constexpr bool any(double key, Use use) const {
        size_t low = 0, high = order_.size();
        while (low < high) {
            size_t const middle = low + (high - low) / 2;
            if (keys_[order_[middle]] < key) low = middle + 1;
            else high = middle;
        }
        for (; low < order_.size() && keys_[order_[low]] == key; ++low)
            if (use(size_t{order_[low]})) return true;
        return false;
    }

  private:
    list<double> keys_;
    list<uint32_t> order_;
};

/// The check ends with so many errors, and no more warnings than that are kept: whoever breaks a rule more often knows it by then.
constexpr size_t most_findings = 256;
/// So many corners of shapes with common boxes are compared exactly; a box has four. It takes a program a second or two.
constexpr uint64_t most_work = 4'000'000;

/// A shape on the map that others may overlap, and whose it is.
struct body {
    sketch rough;
    size_t owner;
    bool solid;
    size_t part = none;  // of its tile
    bool exact_known = false;
    size_t exact = 0;  // its index among the exact shapes, once one was needed
};

class validation {
  public:
    constexpr validation(map const& level, list<role> const& roles, settings const& demands)
        : level_(level), drawn_(level.objects.size() - level.cell_count), roles_(roles), demands_(demands) {}

    /// Errors in the order of the file, then warnings; at most 256 of each.
    constexpr list<finding> run() {
        check_counts();
        check_ids();
        check_references();
        bool empty = !demands_.may_be_empty;
        for (size_t i = 0; i < level_.objects.size() && !full(); ++i) {
            role const meaning = roles_[i];
            if (meaning == role::ignored) continue;
            empty = false;
            check_object(i, level_.objects[i], meaning);
        }
        if (empty) add_of_map({rule::nothing_checked});
        list<size_t> solids;  // among the bodies
        list<aabb<>> boxes;
        solids.reserve(bodies_.size());
        boxes.reserve(bodies_.size());
        for (size_t i = 0; i < bodies_.size(); ++i)
            if (bodies_[i].solid) {
                solids.add(i);
                boxes.add(bodies_[i].rough.around);
            }
        box_tree const tree{boxes};
        check_pairs(solids, tree);
        check_sights(solids, tree);
        return in_order();
    }

    /// How deep the two objects of a finding lie in each other.
    constexpr optional<double> depth(finding const& f) { return depth_of(place(f.a, f.part), place(f.b, f.other_part)); }

  private:
    constexpr bool full() const { return errors_ >= most_findings; }
    /// Whether another finding of this rule would not be kept.
    constexpr bool closed(rule r) const {
        severity const s = demands_.severity(r);
        return s == severity::off || (s == severity::error ? errors_ : warnings_) >= most_findings;
    }
    constexpr void keep(finding const& f) {
        if (closed(f.rule)) return;
        // Of objects with several collision shapes one finding is enough.
        if (f.part != none || f.other_part != none)
            for (finding const& known : findings_)
                if (known.rule == f.rule && known.a == f.a && known.b == f.b) return;
        ++(demands_.severity(f.rule) == severity::error ? errors_ : warnings_);
        findings_.add(f);
    }
    constexpr void add(finding const& f) {
        if (f.rule == rule::too_much_work || !(allows(level_.objects[f.a], f.rule) || allows(level_.objects[f.b], f.rule)))
            keep(f);
    }
    constexpr void add_of_map(finding f) {
        f.of_map = true;
        if (!allows(level_, f.rule)) keep(f);
    }
    constexpr list<finding> in_order() const {
        list<double> keys;
        keys.reserve(findings_.size());
        for (finding const& f : findings_) {
            double const last = demands_.severity(f.rule) == severity::error ? 0 : 1 << 22;
            double const a = f.of_map ? 0 : static_cast<double>(f.a + 1);
            keys.add(((last + a) * 16 + static_cast<int>(f.rule)) * 0x1p17 + static_cast<double>(f.b));
        }
        list<finding> result;
        for (uint32_t const i : sorted_by(keys)) result.add(findings_[i]);
        return result;
    }

    /// An object that allows it with a reason is not counted.
    constexpr void check_counts() {
        for (size_t which = 0; which < demands_.counts.size(); ++which) {
            quota const& q = demands_.counts[which];
            size_t found = 0, first = 0;
            for (size_t i = 0; i < drawn_; ++i) {
                object const& o = level_.objects[i];
                if (!is(o, q.type, q.name) || allows(o, rule::count)) continue;
                if (++found == 1) first = i;
                if (found > q.most) add({.rule = rule::count, .a = i, .b = first, .which = which, .more = found});
            }
            if (found < q.least) add_of_map({.rule = rule::count, .which = which, .more = found});
        }
    }

    constexpr void check_ids() {
        list<double> ids;
        ids.reserve(level_.objects.size());
        bool ascending = true;
        double before = -1;
        for (size_t i = 0; i < drawn_; ++i) {
            double const id = level_.objects[i].id;
            if (!(id > before)) ascending = false;
            before = id;
            ids.add(id);
        }
        if (ascending) return;
        auto const order = sorted_by(ids);
        for (size_t i = 1; i < order.size(); ++i)
            if (ids[order[i]] == ids[order[i - 1]]) add({rule::duplicate_id, order[i], order[i - 1]});
    }

    constexpr void check_references() {
        if (level_.properties.size() == 0 || closed(rule::dangling_reference)) return;
        list<double> ids;
        ids.reserve(level_.objects.size());
        for (size_t i = 0; i < drawn_; ++i) ids.add(level_.objects[i].id);
        key_index const by_id{static_cast<list<double>&&>(ids)};
        for (size_t i = 0; i < drawn_; ++i)
            for (size_t k = 0; k < level_.objects[i].property_count; ++k) {
                property const& p = level_.objects[i].properties[k];
                bool const any = p.object_id && !p.value.empty() && natural_in(p.value) != 0;
                if (any && !by_id.any(natural_in(p.value), [](size_t) { return true; }))
                    add({.rule = rule::dangling_reference, .a = i, .b = i, .which = by_itself, .more = k});
            }
        for (size_t which = 0; which < demands_.references.size(); ++which) check_reference(which, by_id);
    }
    constexpr void check_reference(size_t which, key_index const& by_id) {
        reference const& wanted = demands_.references[which];
        list<double> marks;
        marks.reserve(level_.objects.size());
        for (size_t i = 0; i < drawn_; ++i)
            marks.add(is(level_.objects[i], wanted.type) ? mark_of(level_.objects[i].name) : -1);
        key_index const by_name{static_cast<list<double>&&>(marks)};
        for (size_t i = 0; i < drawn_; ++i)
            for (size_t k = 0; k < level_.objects[i].property_count; ++k) {
                property const& p = level_.objects[i].properties[k];
                if (!(p.name == wanted.property) || p.value.empty()) continue;
                finding f{.rule = rule::dangling_reference, .a = i, .b = i, .which = which, .more = k};
                if (p.object_id) {
                    if (wanted.type.empty() || natural_in(p.value) == 0) continue;
                    // An id that is not there is a finding already.
                    bool const there = by_id.any(natural_in(p.value), [&](size_t other) {
                        f.b = other;
                        return true;
                    });
                    if (there && !is(level_.objects[f.b], wanted.type)) add(f);
                } else if (!by_name.any(mark_of(p.value),
                                        [&](size_t other) { return level_.objects[other].name == p.value; })) {
                    add(f);
                }
            }
    }

    constexpr shape place(size_t i, size_t part = none) {
        object const& o = level_.objects[i];
        if (part != none) return place_part(o, part, level_, turns_);
        return level::place(o, level_, turns_, demands_.agent_radius);
    }

    constexpr void check_object(size_t i, object const& o, role meaning) {
        if (meaning == role::unknown) return add({rule::unknown_class, i});
        if (unsupported(o) != nullptr) return add({rule::unsupported_shape, i});
        if (degenerate(o, meaning)) return add({rule::degenerate_shape, i});

        if (size_t const parts = shape_count(o, level_); parts > 0) {
            for (size_t part = 0; part < parts && !full(); ++part)
                visit([&](auto const& set) { check_shape(i, o, meaning, set, part); }, place(i, part));
            return;
        }
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
    constexpr void check_shape(size_t i, object const& o, role meaning, S const& set, size_t part = none) {
        if constexpr (requires { set.facts(); }) {
            if (defect const flaw = set.facts().flaw; flaw.what != defect::kind::none) {
                if (flaw.what == defect::kind::too_few)
                    return add({.rule = rule::degenerate_shape, .a = i, .b = i, .part = part});
                if constexpr (requires { set.outer(); }) {
                    auto const& ring = set.outer();
                    return add({.rule = rule::bad_polygon,
                                .a = i,
                                .b = i,
                                .at = ring[flaw.first],
                                .other = ring[flaw.second],
                                .part = part});
                }
            }
        }
        body b{sketch_of(set), i, meaning == role::solid, part};
        if (demands_.keep_inside && !level_.infinite) check_inside(i, set, b.rough.around, part);
        if (meaning == role::area) return;
        if (o.form == form::point) b.rough = sketch_of(place(i));
        bodies_.add(b);
    }

    /// The box around a shape holds it: comparisons are enough for a yes.
    constexpr bool surely_inside(aabb<> const& around) const {
        return around.min.x >= 0 && around.min.y >= 0 && around.max.x <= level_.width && around.max.y <= level_.height;
    }
    template <class S>
    constexpr void check_inside(size_t i, S const& set, aabb<> const& around, size_t part) {
        if (surely_inside(around)) return;
        if (contains(aabb<>{{0.0, 0.0}, {level_.width, level_.height}}, set)) return;
        aabb<> const box = bounds(set);
        double beyond = 0;
        double const sides[]{-box.min.x, -box.min.y, box.max.x - level_.width, box.max.y - level_.height};
        for (double const side : sides)
            if (side > beyond) beyond = side;
        add({.rule = rule::outside_bounds, .a = i, .b = i, .by = beyond, .part = part});
    }

    constexpr shape const& exact(body& b) {
        if (!b.exact_known) {
            b.exact = exact_.size();
            b.exact_known = true;
            exact_.add(place(b.owner, b.part));
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
    /// Two classes may overlap if the rules say so, in either order.
    constexpr bool may_overlap(object const& a, object const& b) const {
        for (class_pair const& pair : demands_.may_overlap)
            if ((is(a, pair.a) && is(b, pair.b)) || (is(a, pair.b) && is(b, pair.a))) return true;
        return false;
    }
    constexpr void check_pairs(list<size_t> const& solids, box_tree const& tree) {
        size_t const size = bodies_.size();
        for (size_t i = 0; i < size; ++i) {
            body& a = bodies_[i];
            rule const broken = a.solid ? rule::overlap : rule::spawn_in_solid;
            if (closed(broken)) continue;
            // The later one of two solids in the file is the one that is reported, and a spawn before a solid.
            bool const complete = tree.each_meeting(a.rough.around, [&](uint32_t which) {
                size_t const k = solids[which];
                size_t const b = bodies_[k].owner;
                if ((a.solid && k >= i) || b == a.owner) return true;
                if (a.owner >= drawn_ && b >= drawn_ && a.solid) return true;  // layers lie upon each other
                ++work_;
                if (may_overlap(level_.objects[a.owner], level_.objects[b]) || !overlap(a, bodies_[k]))
                    return work_ < most_work;
                add({.rule = broken, .a = a.owner, .b = b, .part = a.part, .other_part = bodies_[k].part});
                return !closed(broken) && work_ < most_work;
            });
            if (complete || closed(broken)) continue;
            add({rule::too_much_work, a.owner});
            return;
        }
    }

    /// The middles of the objects of a class, as far as these are no decoration and have a shape.
    struct eye {
        size_t owner;
        vec<> at;
    };
    constexpr list<eye> eyes_of(text type) {
        list<eye> eyes;
        for (size_t i = 0; i < drawn_; ++i) {
            object const& o = level_.objects[i];
            if (!(o.type == type) || roles_[i] == role::ignored || roles_[i] == role::unknown) continue;
            if (unsupported(o) != nullptr || degenerate(o, roles_[i])) continue;
            shape const set = place(i);
            if (defect_in(set).what != defect::kind::none) continue;
            eyes.add({i, middle_of(set)});
        }
        return eyes;
    }
    constexpr void check_sights(list<size_t> const& solids, box_tree const& tree) {
        for (size_t which = 0; which < demands_.sights.size(); ++which) {
            sight const& wanted = demands_.sights[which];
            rule const broken = wanted.clear ? rule::sight_blocked : rule::sight_clear;
            if (closed(broken)) continue;
            list<eye> const from = eyes_of(wanted.from), to = eyes_of(wanted.to);
            for (eye const& a : from)
                for (eye const& b : to) {
                    // Of two of one class, each sees the other.
                    if (a.owner == b.owner || (wanted.from == wanted.to && b.owner < a.owner)) continue;
                    size_t const between = first_between(a, b, solids, tree);
                    if (work_ >= most_work) return add({.rule = rule::too_much_work, .a = a.owner, .which = 1});
                    if ((between == none) != wanted.clear)
                        add({.rule = broken, .a = a.owner, .b = b.owner, .which = which, .more = between});
                    if (closed(broken)) break;
                }
        }
    }
    /// The first solid in the file that the segment between two objects passes through, other than these two.
    constexpr size_t first_between(eye const& a, eye const& b, list<size_t> const& solids, box_tree const& tree) {
        segment<> const line{a.at, b.at};
        size_t between = none;
        ++work_;
        tree.each_meeting(bounds(line), [&](uint32_t which) {
            body& solid = bodies_[solids[which]];
            if (solid.owner == a.owner || solid.owner == b.owner || solid.owner >= between) return true;
            shape const& set = exact(solid);
            work_ += corner_count(set);
            if (overlaps(set, line)) between = solid.owner;
            return work_ < most_work;
        });
        return between;
    }

    map const& level_;
    size_t drawn_;  // so many objects are no tiles of tile layers
    list<role> const& roles_;
    settings const& demands_;
    rotations turns_;
    list<body> bodies_;
    list<shape> exact_;
    list<finding> findings_;
    size_t errors_ = 0, warnings_ = 0;
    uint64_t work_ = 0;
};

}  // namespace hantei::level
