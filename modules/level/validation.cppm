// SPDX-License-Identifier: MIT
// The rules: what is wrong with a level, decided exactly. Touching is never an overlap; there is no tolerance.
export module hantei.level:validation;
import :base;
import :barriers;
import :box_tree;
import :overlap_depth;
import :list;
import :object;
import :own_rules;
import :candidate_pairs;
import :placement;
import :rules;
import :sketch;
import :text;
import hantei;

namespace hantei::level {

/// Whether some properties say "allow-<rule>" with a reason: findings about whom they belong to are then no findings.
constexpr bool allow(property const* properties, size_t count, text wanted) {
    constexpr text prefix = "allow-";
    for (size_t i = 0; i < count; ++i) {
        text const name = properties[i].name;
        if (name.size() != prefix.size() + wanted.size() || properties[i].value.empty()) continue;
        if (text{name.data(), prefix.size()} == prefix && text{name.data() + prefix.size(), wanted.size()} == wanted)
            return true;
    }
    return false;
}
constexpr bool allows(object const& o, text wanted) {
    return o.property_count > 0 && allow(o.properties, o.property_count, wanted);
}
constexpr bool allows(object const& o, rule r) { return o.property_count > 0 && allows(o, name_of(r)); }
constexpr bool allows(map const& level, stage const& s, text wanted) {
    return allow(level.properties.data() + s.first_property, s.property_count, wanted);
}

/// Why the agent does not get somewhere.
enum class hindrance : unsigned char { enclosed, gap, no_room, no_room_at_start };

/// `rule` is broken by the object at index a, together with the one at index b if the rule is about two.
struct finding {
    level::rule rule = rule::nothing_checked;
    size_t a = 0, b = 0;
    optional<double> by = {};   // of what leaves the map
    vec<> at = {}, other = {};  // of a bad polygon: where its sides begin that meet
    size_t which = 0;           // the quota or the reference of the rules
    size_t part = none, other_part = none;  // the collision shapes of tiles that are meant
    size_t more = 0;  // of a quota: how many there are; of a reference: the property; of a sight: what is in between
    bool of_map = false;  // it is about no object, but about a level
    bool of_file = false;  // or about all levels of the file
    size_t stage = 0;      // which level that is
    size_t c = none, d = none;  // of a way: the solids that bar it, where one is not a side of the map
    hindrance how = hindrance::enclosed;
    complaint said = {};  // of a rule of one's own
};
/// The name of the rule that a finding is about.
constexpr text name_of(finding const& f) { return f.rule == rule::own ? f.said.rule : name_of(f.rule); }
constexpr severity severity_of(settings const& demands, finding const& f) {
    severity const s = demands.severity(f.rule);
    return f.rule == rule::own && s == severity::error ? f.said.severity : s;
}
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
/// So many corners of shapes with common boxes are compared; a box has four. It takes a program a second or two.
constexpr uint64_t most_work = 4'000'000;
/// What an exact comparison of two shapes takes, however few corners they have.
constexpr uint64_t work_of_exact_pair = 16;
/// So many sides and other convex pieces of solids may bar the way.
constexpr size_t most_pieces = 250'000;

/// A shape on the map that others may overlap, and whose it is.
struct body {
    sketch rough;
    size_t owner;
    bool solid;
    size_t part = none;  // of its tile
    bool exact_known = false;
    size_t exact = 0;  // its index among the exact shapes, once one was needed
};

/// Calls use(shape) with the shapes of an object, if it is no decoration and has some.
template <class Use>
constexpr void each_shape_of(map const& level, size_t i, role meaning, settings const& demands, rotations& turns, Use use) {
    object const& o = level.objects[i];
    if (meaning == role::ignored || meaning == role::unknown || unsupported(o) != nullptr || degenerate(o, meaning)) return;
    auto const put = [&](shape const& set) {
        if (defect_in(set).what == defect::kind::none) use(set);
    };
    size_t const parts = shape_count(o, level);
    for (size_t part = 0; part < parts; ++part) put(place_part(o, part, level, turns));
    if (parts == 0) put(place(o, level, turns, demands.agent_radius));
}

class validation {
  public:
    constexpr validation(map const& level, list<role> const& roles, settings const& demands)
        : level_(level), drawn_(level.objects.size() - level.cell_count), roles_(roles), demands_(demands) {}

    /// Errors in the order of the file, then warnings; at most 256 of each.
    template <class Own>
    constexpr list<finding> run(Own const& own) {
        check_ids();
        check_references();
        bool empty = !demands_.may_be_empty;
        for (size_t i = 0; i < level_.stages.size(); ++i) {
            stage_ = i;
            if (level_.format == format::sokoban) {
                check_board(level_.stages[i]);
            } else {
                check_counts(level_.stages[i], false);
                check_shapes(level_.stages[i], empty);
            }
            if (is_there(own)) check_own(own);
        }
        stage_ = 0;
        stage all;
        all.last = drawn_;
        if (level_.stages.size() > 0 && level_.format != format::sokoban) check_counts(all, true);
        if (empty && level_.format != format::sokoban) add_of_map({.rule = rule::nothing_checked, .of_file = true});
        return in_order();
    }

    /// How deep the two objects of a finding lie in each other, if they have not too many corners as they are drawn.
    constexpr optional<double> depth(finding const& f) {
        if (drawn_corners(f.a, f.part) * drawn_corners(f.b, f.other_part) > most_corner_pairs) return {};
        return depth_of(place(f.a, f.part), place(f.b, f.other_part));
    }

  private:
    constexpr size_t drawn_corners(size_t i, size_t part) const {
        object const& whole = level_.objects[i];
        object const& o = part == none ? whole : level_.shapes[level_.tiles[whole.tile].first_shape + part];
        return o.vertex_count > 0 ? o.vertex_count : 4;
    }
    constexpr bool full() const { return errors_ >= most_findings; }
    constexpr severity severity_of(finding const& f) const { return level::severity_of(demands_, f); }

    /// Calls use(i) for the objects of a level and then for its tiles, as long as it returns true.
    template <class Use>
    static constexpr void each_of(stage const& s, Use use) {
        for (size_t i = s.first; i < s.last; ++i)
            if (!use(i)) return;
        for (size_t i = s.first_cells; i < s.last_cells; ++i)
            if (!use(i)) return;
    }
    constexpr void check_shapes(stage const& s, bool& empty) {
        bodies_.truncate(0);
        exact_.truncate(0);
        each_of(s, [&](size_t i) {
            if (roles_[i] == role::ignored) return true;
            empty = false;
            check_object(i, level_.objects[i], roles_[i]);
            return !full();
        });
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
        check_reaches(solids, tree);
    }
    /// Whether another finding of this rule would not be kept.
    constexpr bool closed(rule r) const { return closed(demands_.severity(r)); }
    constexpr bool closed(severity s) const {
        return s == severity::off || (s == severity::error ? errors_ : warnings_) >= most_findings;
    }
    constexpr void keep(finding const& f) {
        if (closed(severity_of(f))) return;
        // Of objects with several collision shapes one finding is enough.
        if (f.part != none || f.other_part != none)
            for (finding const& known : findings_)
                if (known.rule == f.rule && known.a == f.a && known.b == f.b) return;
        ++(severity_of(f) == severity::error ? errors_ : warnings_);
        findings_.add(f);
    }
    constexpr void add(finding const& f) {
        if (f.rule == rule::too_much_work || !(allows(level_.objects[f.a], f.rule) || allows(level_.objects[f.b], f.rule)))
            keep(f);
    }
    constexpr void add_of_map(finding f) {
        f.of_map = true;
        f.stage = stage_;
        if (!allows(level_, level_.stages[stage_], level::name_of(f))) keep(f);
    }
    constexpr list<finding> in_order() const {
        list<double> keys;
        keys.reserve(findings_.size());
        for (finding const& f : findings_) {
            double const a = f.of_map ? 0 : static_cast<double>(f.a + 1);
            keys.add((a * 32 + static_cast<int>(f.rule)) * 0x1p17 + static_cast<double>(f.b));
        }
        list<uint32_t> const by_object = sorted_by(keys);
        keys.truncate(0);
        for (uint32_t const i : by_object) {
            finding const& f = findings_[i];
            auto const level = static_cast<double>(f.of_map ? f.stage : level_.objects[f.a].stage);
            keys.add(level + (severity_of(f) == severity::error ? 0 : 1 << 22));
        }
        list<finding> result;
        result.reserve(findings_.size());
        for (uint32_t const i : sorted_by(keys)) result.add(findings_[by_object[i]]);
        return result;
    }

    /// An object that allows it with a reason is not counted.
    constexpr void check_counts(stage const& s, bool of_file) {
        for (size_t which = 0; which < demands_.counts.size(); ++which) {
            quota const& q = demands_.counts[which];
            if (q.of_file != of_file) continue;
            size_t found = 0, first = 0;
            for (size_t i = s.first; i < s.last; ++i) {
                object const& o = level_.objects[i];
                if (!is(o, q.type, q.name) || allows(o, rule::count)) continue;
                if (++found == 1) first = i;
                if (found > q.most) add({.rule = rule::count, .a = i, .b = first, .which = which, .more = found});
            }
            if (found < q.least)
                add_of_map(
                    {.rule = rule::count, .which = which, .more = found, .of_file = of_file && level_.stages.size() > 1});
        }
    }

    constexpr void check_ids() {
        if (level_.format != format::tiled) return;
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
        for (size_t i = 0; i < drawn_; ++i) {
            object const& o = level_.objects[i];
            ids.add(level_.format == format::ldtk ? mark_of(o.iid) : o.id);
        }
        key_index const by_id{static_cast<list<double>&&>(ids)};
        for (size_t i = 0; i < drawn_; ++i)
            for (size_t k = 0; k < level_.objects[i].property_count; ++k) {
                property const& p = level_.objects[i].properties[k];
                if (p.object_id && !p.value.empty() && id_of(p) != 0 && target_of(p, by_id) == none)
                    add({.rule = rule::dangling_reference, .a = i, .b = i, .which = by_itself, .more = k});
            }
        for (size_t which = 0; which < demands_.references.size(); ++which) check_reference(which, by_id);
    }
    constexpr double id_of(property const& p) const {
        return level_.format == format::ldtk ? mark_of(p.value) : natural_in(p.value);
    }
    /// The object that a property refers to by its id.
    constexpr size_t target_of(property const& p, key_index const& by_id) const {
        size_t target = none;
        by_id.any(id_of(p), [&](size_t other) {
            if (level_.format == format::ldtk && !(level_.objects[other].iid == p.value)) return false;
            target = other;
            return true;
        });
        return target;
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
                    if (wanted.type.empty() || id_of(p) == 0) continue;
                    // An id that is not there is a finding already.
                    f.b = target_of(p, by_id);
                    if (f.b != none && !is(level_.objects[f.b], wanted.type)) add(f);
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
        if (keeps_inside() && !surely_inside(box)) return false;
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
        if (keeps_inside()) check_inside(i, set, b.rough.around, part);
        if (meaning == role::area) return;
        if (o.form == form::point) b.rough = sketch_of(place(i));
        bodies_.add(b);
    }

    constexpr stage const& here() const { return level_.stages[stage_]; }
    constexpr bool keeps_inside() const { return demands_.keep_inside && !here().infinite; }
    /// The box around a shape holds it: comparisons are enough for a yes.
    constexpr bool surely_inside(aabb<> const& around) const {
        return around.min.x >= 0 && around.min.y >= 0 && around.max.x <= here().width && around.max.y <= here().height;
    }
    template <class S>
    constexpr void check_inside(size_t i, S const& set, aabb<> const& around, size_t part) {
        if (surely_inside(around)) return;
        if (contains(aabb<>{{0.0, 0.0}, {here().width, here().height}}, set)) return;
        aabb<> const box = bounds(set);
        double beyond = 0;
        double const sides[]{-box.min.x, -box.min.y, box.max.x - here().width, box.max.y - here().height};
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
        work_ += work_of_exact_pair + corner_count(first) + corner_count(second);
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
                if (++work_ >= most_work) return false;
                if ((a.solid && k >= i) || b == a.owner) return true;
                if (a.owner >= drawn_ && b >= drawn_ && a.solid) return true;  // layers lie upon each other
                if (may_overlap(level_.objects[a.owner], level_.objects[b]) || !overlap(a, bodies_[k])) return true;
                add({.rule = broken, .a = a.owner, .b = b, .part = a.part, .other_part = bodies_[k].part});
                return !closed(broken);
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
        for (size_t i = here().first; i < here().last; ++i) {
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
            if (++work_ >= most_work) return false;
            if (solid.owner == a.owner || solid.owner == b.owner || solid.owner >= between) return true;
            shape const& set = exact(solid);
            work_ += corner_count(set);
            if (overlaps(set, line)) between = solid.owner;
            return true;
        });
        return between;
    }

    // ---- what can be reached
    constexpr void check_reaches(list<size_t> const& solids, box_tree const& tree) {
        if (closed(rule::unreachable) && closed(rule::too_narrow)) return;
        for (size_t which = 0; which < demands_.reaches.size(); ++which) {
            reach const& wanted = demands_.reaches[which];
            list<eye> const from = eyes_of(wanted.from), to = eyes_of(wanted.to);
            if (from.size() == 0 || to.size() == 0) continue;
            work_ += uint64_t{from.size()} * to.size();
            if (work_ >= most_work) return add({.rule = rule::too_much_work, .a = from[0].owner, .which = 2});
            // Who is not found to be out of reach is looked for again, for a wider disk.
            list<bool> done(from.size() * to.size());
            check_ways(which, demands_.agent_radius, from, to, done, solids, tree);
            if (wanted.width > 0) check_ways(which, wanted.width / 2, from, to, done, solids, tree);
        }
    }
    constexpr void check_ways(size_t which, double radius, list<eye> const& from, list<eye> const& to, list<bool>& done,
                              list<size_t> const& solids, box_tree const& tree) {
        reach const& wanted = demands_.reaches[which];
        rule const broken = radius == demands_.agent_radius ? rule::unreachable : rule::too_narrow;
        finding f{.rule = broken, .which = which};
        if (closed(broken)) return;
        list<obstacle> pieces;
        for (size_t const i : solids)
            if (wanted.through.empty() || !(level_.objects[bodies_[i].owner].type == wanted.through)) add_pieces(i, pieces);
        if (keeps_inside()) {
            double const w = here().width, h = here().height;
            vec<> const corners[]{{0, 0}, {w, 0}, {w, h}, {0, h}};
            for (size_t i = 0; i < 4; ++i) add_side({corners[i], corners[(i + 1) % 4]}, none, pieces);
        }
        auto const end_at = [&](size_t owner) { add({.rule = rule::too_much_work, .a = owner, .which = 2}); };
        if (pieces.size() >= most_pieces) return end_at(from[0].owner);
        barriers between{static_cast<list<obstacle>&&>(pieces), radius};
        if (!between.connect(work_, most_work)) return end_at(from[0].owner);
        for (size_t i = 0; i < from.size(); ++i) {
            f.b = from[i].owner;
            list<size_t> targets;  // who is wanted at each of the places
            list<vec<>> places;
            list<size_t> left(to.size());  // how many of them may still be reached
            bool wanted_any = false;
            for (size_t k = 0; k < to.size(); ++k) {
                left[k] = done[i * to.size() + k] || to[k].owner == f.b ? 0 : 1;
                wanted_any = wanted_any || left[k] > 0;
            }
            if (!wanted_any) continue;
            size_t const at_start = blocker(from[i].at, radius, wanted.through, solids, tree);
            if (at_start != nobody) {
                for (size_t k = 0; k < to.size(); ++k) done[i * to.size() + k] = true;
                // A spawn that is a point and stands in a solid is a finding already.
                if (broken == rule::too_narrow || level_.objects[f.b].form != form::point)
                    add({.rule = broken,
                         .a = f.b,
                         .b = f.b,
                         .which = which,
                         .c = at_start,
                         .how = hindrance::no_room_at_start});
                continue;
            }
            for (size_t k = 0; k < to.size() && work_ < most_work; ++k) {
                if (left[k] == 0) continue;
                left[k] = 0;
                f.c = nobody;
                for (vec<> const& step : steps_around) {
                    vec<> const at{to[k].at.x + step.x * radius, to[k].at.y + step.y * radius};
                    size_t const blocks = blocker(at, radius, wanted.through, solids, tree);
                    if (blocks == nobody) {
                        targets.add(k);
                        places.add(at);
                        ++left[k];
                        if (&step == steps_around) break;  // in the middle
                    } else if (f.c == nobody) {
                        f.c = blocks;
                    }
                }
                if (left[k] > 0) continue;
                f.a = to[k].owner;
                f.how = hindrance::no_room;
                add(f);
                done[i * to.size() + k] = true;
            }
            if (work_ >= most_work) return end_at(f.b);
            bool any = false;
            each_parted(between, from[i].at, places, [&](size_t, size_t, size_t) { any = true; });
            if (work_ >= most_work) return end_at(f.b);
            if (!any) continue;
            between.sort();  // the widest gap of what is in between is then named
            each_parted(between, from[i].at, places, [&](size_t place, size_t a, size_t b) {
                size_t const k = targets[place];
                if (--left[k] > 0) return;
                bool const in_order = between[a].owner < between[b].owner;
                f.a = to[k].owner;
                f.c = between[in_order ? a : b].owner;
                f.d = between[in_order ? b : a].owner;
                double const gap = gap_between(between[a], between[b]);
                f.by = gap;
                f.how = gap > 0.001 ? hindrance::gap : hindrance::enclosed;
                add(f);
                done[i * to.size() + k] = true;
            });
            if (work_ >= most_work) return end_at(f.b);
            if (closed(broken)) return;
        }
    }
    /// Calls parted(i, a, b) for each of any number of places, as long as there is work left: see barriers.
    template <class Parted>
    constexpr void each_parted(barriers const& between, vec<> const& start, list<vec<>> const& places, Parted parted) {
        for (size_t first = 0; first < places.size() && work_ < most_work; first += barriers::most_places) {
            size_t const rest = places.size() - first;
            work_ += between.size();
            between.part(start, places.data() + first, rest < barriers::most_places ? rest : barriers::most_places,
                         [&](size_t i, size_t a, size_t b) { parted(first + i, a, b); });
        }
    }
    /// Where the center of a disk of radius 1 may be when it gets hold of the origin: there, or, where there is no room, around it.
    static constexpr vec<> steps_around[]{{0, 0},      {1, 0},      {0.8, 0.6}, {0.6, 0.8},   {0, 1},
                                          {-0.6, 0.8}, {-0.8, 0.6}, {-1, 0},    {-0.8, -0.6}, {-0.6, -0.8},
                                          {0, -1},     {0.6, -0.8}, {0.8, -0.6}};
    constexpr void add_side(segment<> const& side, size_t owner, list<obstacle>& pieces) const {
        if (!(side.a == side.b) && pieces.size() < most_pieces) pieces.add({side, sketch_of(side), owner});
    }
    constexpr void add_pieces(size_t i, list<obstacle>& pieces) {
        size_t const owner = bodies_[i].owner;
        visit(
            [&]<class S>(S const& set) {
                if constexpr (requires { set.outer(); }) {
                    size_t const size = set.outer().size();
                    for (size_t k = 0; k < size; ++k) add_side({set.outer()[k], set.outer()[(k + 1) % size]}, owner, pieces);
                } else if constexpr (requires { set.vertices(); }) {
                    for (size_t k = 1; k < set.vertices().size(); ++k)
                        add_side({set.vertices()[k - 1], set.vertices()[k]}, owner, pieces);
                } else {
                    pieces.add({set, sketch_of(set), owner});
                }
            },
            exact(bodies_[i]));
    }
    /// The first solid that the disk about a place overlaps, none if that is the outside of the map; `nobody` if there is room for it.
    static constexpr size_t nobody = none - 1;
    constexpr size_t blocker(vec<> const& at, double radius, text through, list<size_t> const& solids, box_tree const& tree) {
        disk<> const d{at, radius};
        if (keeps_inside() && !contains(aabb<>{{0.0, 0.0}, {here().width, here().height}}, d)) return none;
        size_t found = nobody;
        body self{sketch_of(d), none, false};
        tree.each_meeting(self.rough.around, [&](uint32_t which) {
            body& solid = bodies_[solids[which]];
            if (++work_ >= most_work) return false;
            if (!through.empty() && level_.objects[solid.owner].type == through) return true;
            guess const quick = guess_overlap(self.rough, solid.rough);
            bool const meets = quick == guess::open ? overlaps(exact(solid), d) : quick == guess::yes;
            if (meets && solid.owner < found) found = solid.owner;
            return true;
        });
        return found;
    }

    // ---- Sokoban
    /// One player, as many boxes as goals, no way out; boxes that are on no goal, and goals without a box, can be reached. Boxes move where the
    /// player pushes them, and nobody passes a wall: what is not in the player's part of the level never moves.
    constexpr void check_board(stage const& s) {
        size_t players = 0, boxes = 0, goals = 0, player = none;
        for (size_t i = s.first; i < s.last && !full(); ++i) {
            text const type = level_.objects[i].type;
            if (type == "box") ++boxes;
            else if (type == "goal") ++goals;
            else if (++players == 1) player = i;
            else add({.rule = rule::count, .a = i, .b = player, .which = by_itself, .more = players});
        }
        if (players == 0) add_of_map({.rule = rule::count, .which = by_itself});
        if (boxes != goals) add_of_map({.rule = rule::boxes_and_goals, .which = boxes, .more = goals});
        if (player == none || (closed(rule::not_closed) && closed(rule::unreachable))) return;

        size_t const rows = s.last_row - s.first_row;
        auto const at = [&](size_t row, size_t column) {
            text const line = level_.rows[s.first_row + row];
            return column < line.size() ? line[column] : '\0';
        };
        auto const place_of = [&](size_t i) {
            object const& o = level_.objects[i];
            return static_cast<size_t>(o.y / demands_.cell) * s.columns + static_cast<size_t>(o.x / demands_.cell);
        };
        list<bool> seen(rows * s.columns);
        list<size_t> next;
        size_t leak = none;
        next.add(place_of(player));
        seen[next[0]] = true;
        while (next.size() > 0) {
            size_t const here = next[next.size() - 1], row = here / s.columns, column = here % s.columns;
            next.remove_last();
            bool const inside = row > 0 && row + 1 < rows && column > 0 && at(row, column + 1) != '\0' &&
                                at(row - 1, column) != '\0' && at(row + 1, column) != '\0';
            if (!inside) {
                if (here < leak) leak = here;
                continue;
            }
            size_t const beside[]{here - 1, here + 1, here - s.columns, here + s.columns};
            for (size_t const to : beside) {
                if (seen[to] || at(to / s.columns, to % s.columns) == '#') continue;
                seen[to] = true;
                next.add(to);
            }
        }
        if (leak != none)
            add({.rule = rule::not_closed, .a = player, .b = player, .which = leak / s.columns, .more = leak % s.columns});
        for (size_t i = s.first; i < s.last; ++i) {
            text const type = level_.objects[i].type;
            size_t const place = place_of(i);
            if (i == player || type == "player" || seen[place]) continue;
            char const c = at(place / s.columns, place % s.columns);
            if (c != '*' && c != 'B') add({.rule = rule::unreachable, .a = i, .b = player, .which = by_itself});
        }
    }

    // ---- rules of one's own
    template <class Own>
    constexpr void check_own(Own const& own) {
        if (demands_.severity(rule::own) == severity::off) return;
        list<placed> all;
        each_of(here(), [&](size_t i) {
            each_shape_of(level_, i, roles_[i], demands_, turns_,
                          [&](shape const& set) { all.add({level_.objects[i], roles_[i], set, i}); });
            return true;
        });
        complaints out;
        if constexpr (!is_same_v<Own, no_rules>) own(static_cast<list<placed> const&>(all), out);
        for (complaint const& c : out.all()) {
            finding f{.rule = rule::own, .said = c};
            if (c.index == none) {
                add_of_map(f);
                continue;
            }
            f.a = f.b = c.index < level_.objects.size() ? c.index : 0;
            if (!allows(level_.objects[f.a], c.rule)) keep(f);
        }
    }

    map const& level_;
    size_t stage_ = 0;  // the level that is looked at
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
