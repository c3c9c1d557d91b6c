// SPDX-License-Identifier: MIT
// The checks of the rules, decided exactly. Touching is never an overlap; there is no tolerance.
export module hantei.level:validation;
import :base;
import :box_tree;
import :overlap_depth;
import :check_state;
import :finding;
import :list;
import :object;
import :own_rules;
import :sorted_indices;
import :placement;
import :rules;
import :sketch;
import :text;
import :ways;
import hantei;

namespace hantei::level {

/// The whole number >= 0 that a text consists of; -1 if the text is something else, or the number is above 9e15, near 2^53.
constexpr double natural_in(text const& t) {
    double value = 0;
    for (char const c : t) {
        if (c < '0' || c > '9' || value > 9e14) return -1;
        value = value * 10 + (c - '0');
    }
    return t.empty() ? -1 : value;
}
/// A hash of a text, a whole number below 2^53. Different texts seldom have the same one.
constexpr double mark_of(text const& t) {
    uint64_t mark = 14695981039346656037u;  // FNV-1a
    for (char const c : t) mark = (mark ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return static_cast<double>(mark >> 11);
}

/// Finds the indices of a key by binary search.
class key_index {
  public:
    constexpr explicit key_index(list<double>&& keys) : keys_(static_cast<list<double>&&>(keys)), order_(sorted_by(keys_)) {}
    /// Calls use(i) for the indices with this key, until a call returns true. Returns whether one did.
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

class validation : ways {
  public:
    constexpr validation(map const& level, list<role> const& roles, settings const& demands) : ways(level, roles, demands) {}

    /// Checks all levels. Returns the errors in the order of the file, then the warnings; at most 256 of each.
    constexpr list<finding> run(any_own const& own) {
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
            if (own.is_there()) check_own(own);
        }
        stage_ = 0;
        stage all;
        all.last = drawn_;
        if (level_.stages.size() > 0 && level_.format != format::sokoban) check_counts(all, true);
        if (empty && level_.format != format::sokoban) add_of_map({.rule = rule::nothing_checked, .of_file = true});
        return in_order();
    }

    /// The penetration depth of the two objects of a finding; `no_depth` if they have too many corners as they are drawn.
    constexpr double depth(finding const& f) {
        if (drawn_corners(f.a, f.part) * drawn_corners(f.b, f.other_part) > most_corner_pairs) return no_depth;
        return depth_of(place(f.a, f.part), place(f.b, f.other_part));
    }

  private:
    constexpr size_t drawn_corners(size_t i, size_t part) const {
        object const& whole = level_.objects[i];
        object const& o = part == none ? whole : level_.shapes[level_.tiles[whole.tile].first_shape + part];
        return o.vertex_count > 0 ? o.vertex_count : 4;
    }
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
        bodies_.reserve(s.last - s.first);
        each_of(s, [&](size_t i) {
            if (roles_[i] == role::ignored) return true;
            empty = false;
            check_object(i, level_.objects[i], roles_[i]);
            return !full();
        });
        list<size_t> solids;  // their indices among the bodies
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
    /// Checks the quotas. An object that allows `count` with a reason is not counted.
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
        size_t ascending = drawn_ > 0 ? 1 : 0;
        while (ascending < drawn_ && level_.objects[ascending].id > level_.objects[ascending - 1].id) ++ascending;
        if (ascending == drawn_) return;
        list<double> ids;
        ids.reserve(drawn_);
        for (size_t i = 0; i < drawn_; ++i) ids.add(level_.objects[i].id);
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
    /// The object that a property refers to by its id; `none` if there is no such object.
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
                    // An id that no object has is a finding already.
                    f.b = target_of(p, by_id);
                    if (f.b != none && !is(level_.objects[f.b], wanted.type)) add(f);
                } else if (!by_name.any(mark_of(p.value),
                                        [&](size_t other) { return level_.objects[other].name == p.value; })) {
                    add(f);
                }
            }
    }

    constexpr void check_object(size_t i, object const& o, role meaning) {
        if (meaning == role::unknown) {
            // Its class may be in a file that was not read.
            bool const elsewhere =
                o.form == form::instance || (o.form == form::tile && o.tile == none && o.no_shape_reason != nullptr);
            return add({elsewhere && o.type.empty() ? rule::unsupported_shape : rule::unknown_class, i});
        }
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
    /// Checks a polygon that surely is convex and on the map, as most are; returns false if it is not surely so. The exact shape is made when a
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

    /// Whether a shape is on the map, by its box: if the box is, so is the shape. Comparisons are exact.
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

    constexpr bool overlap(body& a, body& b) {
        guess const quick = guess_overlap(a.rough, b.rough);
        if (quick != guess::open) return quick == guess::yes;
        exact(a);  // making the second shape may move the first one
        shape const& second = exact(b);
        shape const& first = exact(a);
        work_ += work_of_exact_pair + corner_count(first) + corner_count(second);
        return overlaps(first, second);
    }
    /// Whether the rules let two objects overlap: their classes are a pair, in either order.
    constexpr bool may_overlap(object const& a, object const& b) const {
        for (class_pair const& pair : demands_.may_overlap)
            if ((is(a, pair.a) && is(b, pair.b)) || (is(a, pair.b) && is(b, pair.a))) return true;
        return false;
    }
    constexpr void check_pairs(list<size_t> const& solids, box_tree const& tree) {
        size_t const size = bodies_.size();
        bool spawns_are_done = closed(rule::spawn_in_solid), solids_are_done = closed(rule::overlap);
        for (size_t i = 0; i < size; ++i) {
            body& a = bodies_[i];
            if (a.solid ? solids_are_done : spawns_are_done) continue;
            rule const broken = a.solid ? rule::overlap : rule::spawn_in_solid;
            // Of two solids, the later one in the file is reported; of a spawn and a solid, the spawn.
            bool const complete = tree.each_meeting(a.rough.around, [&](uint32_t which) {
                size_t const k = solids[which];
                size_t const b = bodies_[k].owner;
                if (++work_ >= most_work) return false;
                if ((a.solid && k >= i) || b == a.owner) return true;
                if (a.owner >= drawn_ && b >= drawn_ && a.solid) return true;  // tiles of different layers may overlap
                if (may_overlap(level_.objects[a.owner], level_.objects[b]) || !overlap(a, bodies_[k])) return true;
                add({.rule = broken, .a = a.owner, .b = b, .part = a.part, .other_part = bodies_[k].part});
                return !closed(broken);
            });
            if (complete) continue;
            spawns_are_done = closed(rule::spawn_in_solid);
            solids_are_done = closed(rule::overlap);
            if (a.solid ? solids_are_done : spawns_are_done) continue;
            add({rule::too_much_work, a.owner});
            return;
        }
    }

    constexpr void check_sights(list<size_t> const& solids, box_tree const& tree) {
        for (size_t which = 0; which < demands_.sights.size(); ++which) {
            sight const& wanted = demands_.sights[which];
            rule const broken = wanted.clear ? rule::sight_blocked : rule::sight_clear;
            if (closed(broken)) continue;
            list<eye> const from = eyes_of(wanted.from), to = eyes_of(wanted.to);
            for (eye const& a : from)
                for (eye const& b : to) {
                    // Two objects of one class see each other: one direction is enough.
                    if (a.owner == b.owner || (wanted.from == wanted.to && b.owner < a.owner)) continue;
                    size_t const between = first_between(a, b, solids, tree);
                    if (work_ >= most_work) return add({.rule = rule::too_much_work, .a = a.owner, .which = 1});
                    if ((between == none) != wanted.clear)
                        add({.rule = broken, .a = a.owner, .b = b.owner, .which = which, .more = between});
                    if (closed(broken)) break;
                }
        }
    }
    /// The first solid in the file, other than these two objects, that overlaps the segment between them; `none` if there is none.
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

    // ---- Sokoban
    /// Checks a Sokoban level: one player, as many boxes as goals, no way out. Boxes that are on no goal, and goals without a box, can be reached.
    /// Boxes move only where the player pushes them, and nothing passes a wall, so what is outside of the player's part of the level never moves.
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

    // ---- custom rules
    constexpr void check_own(any_own const& own) {
        if (demands_.severity(rule::own) == severity::off) return;
        list<placed> all;
        each_of(here(), [&](size_t i) {
            each_shape_of(level_, i, roles_[i], demands_, turns_,
                          [&](shape const& set) { all.add({level_.objects[i], roles_[i], set, i}); });
            return true;
        });
        complaints out;
        own(all, out);
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
};

}  // namespace hantei::level
