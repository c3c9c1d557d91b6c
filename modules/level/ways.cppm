// SPDX-License-Identifier: MIT
// What an agent can reach: the rules unreachable and too-narrow.
export module hantei.level:ways;
import :barriers;
import :base;
import :box_tree;
import :sorted_indices;
import :check_state;
import :finding;
import :list;
import :object;
import :placement;
import :rules;
import :sketch;
import :text;
import hantei;

namespace hantei::level {

/// The bound on the number of sides and other convex pieces of solids that may bar the way.
constexpr size_t most_pieces = 250'000;

class ways : protected check_state {
  protected:
    using check_state::check_state;

    constexpr void check_reaches(list<size_t> const& solids, box_tree const& tree) {
        if (closed(rule::unreachable) && closed(rule::too_narrow)) return;
        for (size_t which = 0; which < demands_.reaches.size(); ++which) {
            reach const& wanted = demands_.reaches[which];
            list<eye> const from = eyes_of(wanted.from), to = eyes_of(wanted.to);
            if (from.size() == 0 || to.size() == 0) continue;
            work_ += uint64_t{from.size()} * to.size();
            if (work_ >= most_work) return add({.rule = rule::too_much_work, .a = from[0].owner, .which = 2});
            // Pairs of objects that pass are checked again with a wider disk.
            list<bool> done(from.size() * to.size());
            check_ways(which, demands_.agent_radius, from, to, done, solids, tree);
            if (wanted.width > 0) check_ways(which, wanted.width / 2, from, to, done, solids, tree);
        }
    }

  private:
    constexpr void check_ways(size_t which, double radius, list<eye> const& from, list<eye> const& to, list<bool>& done,
                              list<size_t> const& solids, box_tree const& tree) {
        reach const& wanted = demands_.reaches[which];
        rule const broken = radius == demands_.agent_radius ? rule::unreachable : rule::too_narrow;
        finding f{.rule = broken, .which = which};
        if (closed(broken)) return;
        list<obstacle> pieces;
        pieces.reserve(solids.size() + 4);
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
            list<size_t> targets;  // for each place, the index in `to` of the object that is reached there
            list<vec<>> places;
            list<size_t> left(to.size());  // for each object in `to`, the number of its places that may still be reached
            bool wanted_any = false;
            for (size_t k = 0; k < to.size(); ++k) {
                left[k] = done[i * to.size() + k] || to[k].owner == f.b ? 0 : 1;
                wanted_any = wanted_any || left[k] > 0;
            }
            if (!wanted_any) continue;
            size_t const at_start = blocker(from[i].at, radius, wanted.through, solids, tree);
            if (at_start != nobody) {
                for (size_t k = 0; k < to.size(); ++k) done[i * to.size() + k] = true;
                // A spawn point inside a solid is a finding of another rule already.
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
                        if (&step == steps_around) break;  // the center is enough
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
            between.sort();  // so that the finding names the widest gap of the barrier
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
    /// Calls parted(i, a, b) for each of the places that is separated from `start`: see barriers::part(). There may be any number of places. Ends
    /// early if the work reaches its bound.
    template <class Parted>
    constexpr void each_parted(barriers const& between, vec<> const& start, list<vec<>> const& places, Parted parted) {
        for (size_t first = 0; first < places.size() && work_ < most_work; first += barriers::most_places) {
            size_t const rest = places.size() - first;
            work_ += between.size();
            between.part(start, places.data() + first, rest < barriers::most_places ? rest : barriers::most_places,
                         [&](size_t i, size_t a, size_t b) { parted(first + i, a, b); });
        }
    }
    /// The positions of the center of a disk of radius 1 from which it reaches the origin: the origin itself and, if there is no room, twelve
    /// positions around it.
    static constexpr vec<> steps_around[]{{0, 0},      {1, 0},      {0.8, 0.6}, {0.6, 0.8},   {0, 1},
                                          {-0.6, 0.8}, {-0.8, 0.6}, {-1, 0},    {-0.8, -0.6}, {-0.6, -0.8},
                                          {0, -1},     {0.6, -0.8}, {0.8, -0.6}};
    constexpr void add_side(segment<> const& side, size_t owner, list<obstacle>& pieces) const {
        if (!(side.a == side.b) && pieces.size() < most_pieces) pieces.add({side, owner});
    }
    constexpr void add_pieces(size_t i, list<obstacle>& pieces) {
        size_t const owner = bodies_[i].owner;
        sketch const& rough = bodies_[i].rough;
        if (rough.what == sketch::kind::upright) return pieces.add({rough, owner, obstacle::kind::box});
        if (rough.what == sketch::kind::circle) return pieces.add({rough, owner, obstacle::kind::disk});
        each_set(i, [&]<class S>(S const& set) {
            if constexpr (requires { set.outer(); }) {
                size_t const size = set.outer().size();
                for (size_t k = 0; k < size; ++k) add_side({set.outer()[k], set.outer()[(k + 1) % size]}, owner, pieces);
            } else if constexpr (requires { set.vertices(); }) {
                for (size_t k = 1; k < set.vertices().size(); ++k)
                    add_side({set.vertices()[k - 1], set.vertices()[k]}, owner, pieces);
            } else {
                pieces.add({set, owner});
            }
        });
    }
    /// Calls use(set) with the exact set of a body. A turned box is passed without a variant, for which a constant evaluator takes long.
    template <class Use>
    constexpr void each_set(size_t i, Use const& use) {
        body& b = bodies_[i];
        if (b.rough.what != sketch::kind::turned || b.part != none) visit(use, exact(b));
        else use_place(level_.objects[b.owner], level_, turns_, demands_.agent_radius, use);
    }
    /// The first solid in the file that the disk around a place overlaps; `none` if the disk leaves the map, `nobody` if there is room for it.
    static constexpr size_t nobody = none - 1;
    constexpr size_t blocker(vec<> const& at, double radius, text const& through, list<size_t> const& solids,
                             box_tree const& tree) {
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
};

}  // namespace hantei::level
