// SPDX-License-Identifier: MIT
// Sokoban: a disk pushes boxes onto goals. There is no board: walls, boxes and the man are shapes, and what may move is what the library
// says of them after the move. Neighbours touch, which is no collision here: a step is refused where two shapes would overlap.
#include <array>
#include <cstddef>
#include <string_view>

import hantei;
import hantei.figures;
import hantei.program;

namespace {

using namespace hantei;
using program::text;

// # wall, $ box, . goal, * box on a goal, @ the man.
constexpr std::array<std::string_view, 2> levels{
    "  #####\n"
    "###   #\n"
    "#. $ ##\n"
    "#.$@ #\n"
    "##   #\n"
    " #####\n",
    "########\n"
    "#   #  #\n"
    "# $ . $#\n"
    "## #.# #\n"
    "#   $@ #\n"
    "#  #  .#\n"
    "########\n"};

template <class T, std::size_t N>
struct list {
    std::array<T, N> all{};
    std::size_t count = 0;
    void add(T const& x) { all[count++] = x; }
    T* begin() { return all.data(); }
    T* end() { return all.data() + count; }
    T const* begin() const { return all.data(); }
    T const* end() const { return all.data() + count; }
};

constexpr aabb<> square_at(vec<> const& low) { return {low, low + vec<>{1, 1}}; }
template <class S>
S moved(S s, vec<> const& by) {
    if constexpr (requires { s.center; }) s.center = s.center + by;
    else s.min = s.min + by, s.max = s.max + by;
    return s;
}

struct state {
    disk<> man{};
    list<aabb<>, 8> boxes{};
};

struct sokoban : program::page {
    list<aabb<>, 64> walls{};
    list<aabb<>, 8> goals{};
    state now{};
    list<state, 1024> before{};
    std::size_t level = 0;
    bool by_halves = false;
    /// What stood in the way of the last step, and what of it was where.
    enum class obstacle { none, man_at_wall, box_at_wall, box_at_box } stopped_by = obstacle::none;
    disk<> blocked_man{};
    aabb<> blocked_box{}, blocking{};

    sokoban() { begin(); }
    void begin() {
        walls = {}, goals = {}, now = {}, before = {};
        stopped_by = obstacle::none;
        double height = 0;
        double width = 0;
        for (char const c : levels[level]) height += c == '\n' ? 1 : 0;
        vec<> at{0, height - 1};
        for (char const c : levels[level]) {
            if (c == '\n') {
                at = {0, at.y - 1};
                continue;
            }
            if (c == '#') walls.add(square_at(at));
            if (c == '$' || c == '*') now.boxes.add(square_at(at));
            if (c == '.' || c == '*') goals.add(square_at(at));
            if (c == '@') now.man = {at + vec<>{0.5, 0.5}, 0.5};
            at.x += 1;
            width = width < at.x ? at.x : width;
        }
        show(56, {program::width / 2 - 28 * width, program::height / 2 + 28 * height});
    }

    /// The man goes by `way`, and what he would then overlap goes with him, as far as nothing stands behind it.
    void go(vec<> const& way) {
        state next = now;
        stopped_by = obstacle::none;
        next.man = moved(now.man, way);
        for (aabb<> const& wall : walls) {
            if (overlaps(next.man, wall)) {
                stopped_by = obstacle::man_at_wall;
                blocked_man = next.man, blocking = wall;
                return;
            }
        }
        for (std::size_t i = 0; i < now.boxes.count; ++i) {
            if (overlaps(next.man, now.boxes.all[i])) next.boxes.all[i] = moved(now.boxes.all[i], way);
        }
        for (std::size_t i = 0; i < now.boxes.count; ++i) {
            aabb<> const& box = next.boxes.all[i];
            if (box == now.boxes.all[i]) continue;
            for (aabb<> const& wall : walls) {
                if (overlaps(box, wall)) return stop(obstacle::box_at_wall, box, wall);
            }
            for (std::size_t k = 0; k < now.boxes.count; ++k) {
                if (k != i && overlaps(box, next.boxes.all[k])) return stop(obstacle::box_at_box, box, next.boxes.all[k]);
            }
        }
        if (before.count < before.all.size()) before.add(now);
        now = next;
    }
    void stop(obstacle by, aabb<> const& box, aabb<> const& there) {
        stopped_by = by;
        blocked_box = box, blocking = there;
    }
    bool is_home(aabb<> const& box) const {
        for (aabb<> const& goal : goals) {
            if (contains(goal, box)) return true;
        }
        return false;
    }
    std::size_t home() const {
        std::size_t count = 0;
        for (aabb<> const& box : now.boxes) count += is_home(box) ? 1 : 0;
        return count;
    }

    bool type(int key) override {
        double const s = by_halves ? 0.5 : 1;
        switch (key) {
            case program::left:
            case 'h': go({-s, 0}); return true;
            case program::right:
            case 'l': go({s, 0}); return true;
            case program::up:
            case 'k': go({0, s}); return true;
            case program::down:
            case 'j': go({0, -s}); return true;
            case 'u': push(0); return true;
            default: return false;
        }
    }
    /// A press beside the man is a step to that side: the shape of the four sides is a box's, cut by its diagonals.
    void press(vec<> const& q) override {
        vec<> const d = world(q) - now.man.center;
        std::array<triangle<>, 4> const sides{
            {{{}, {-99, -99}, {-99, 99}}, {{}, {99, -99}, {99, 99}}, {{}, {-99, 99}, {99, 99}}, {{}, {-99, -99}, {99, -99}}}};
        if (intersects(now.man, hantei::point<>(world(q)))) return;
        for (std::size_t i = 0; i < 4; ++i) {
            if (!intersects(sides[i], d)) continue;
            type(program::left + static_cast<int>(i));
            return;
        }
    }
    char const* button(int i) override {
        constexpr std::array names{"Undo (U)", "Begin again", "Another level", "Half steps"};
        return i < 4 ? names[static_cast<std::size_t>(i)] : nullptr;
    }
    bool lit(int i) override { return i == 3 && by_halves; }
    void push(int i) override {
        if (i == 0 && before.count > 0) now = before.all[--before.count], stopped_by = obstacle::none;
        if (i == 1) begin();
        if (i == 2) level = (level + 1) % levels.size(), begin();
        if (i == 3) by_halves = !by_halves;
    }

    void draw(program::sheet& s) override {
        for (aabb<> const& wall : walls) s.draw('n', wall);
        for (aabb<> const& goal : goals) s.draw('i', aabb<>{goal.min + vec<>{0.08, 0.08}, goal.max - vec<>{0.08, 0.08}});
        for (aabb<> const& box : now.boxes) {
            s.draw(is_home(box) ? 't' : 'd', box);
            s.label((box.min + box.max) * 0.5, is_home(box) ? "home" : "box", -4);
        }
        s.draw('d', now.man);
        s.label(now.man.center, "man", -4);
        if (stopped_by == obstacle::none) return;
        if (stopped_by == obstacle::man_at_wall) s.draw('w', blocked_man);
        else s.draw('w', blocked_box);
        s.draw('o', blocking);
    }
    void say(text& out) override {
        if (home() == now.boxes.count) out << "● solved: ";
        out << home() << " of " << now.boxes.count << " boxes within their goals after " << before.count
            << (before.count == 1 ? " step" : " steps");
        if (stopped_by == obstacle::man_at_wall) out << "; no step: he would overlap a wall";
        if (stopped_by == obstacle::box_at_wall) out << "; no step: the box would overlap a wall";
        if (stopped_by == obstacle::box_at_box) out << "; no step: the box would overlap a box";
    }
    void prove(text& out) override {
        program::heading(out);
        if (stopped_by == obstacle::man_at_wall) {
            program::literal(out << "static_assert(overlaps(", blocked_man);
            program::literal(out << ", ", blocking) << "));\n";
        } else if (stopped_by != obstacle::none) {
            program::literal(out << "static_assert(overlaps(", blocked_box);
            program::literal(out << ", ", blocking) << "));\n";
        }
        for (aabb<> const& goal : goals) {
            for (aabb<> const& box : now.boxes) {
                bool const inside = contains(goal, box);
                if (!overlaps(goal, box)) continue;
                program::literal(out << "static_assert(" << (inside ? "" : "!") << "contains(", goal);
                program::literal(out << ", ", box) << "));\n";
            }
        }
        for (aabb<> const& box : now.boxes) {
            program::literal(out << "static_assert(" << (touches(now.man, box) ? "touches(" : "disjoint("), now.man);
            program::literal(out << ", ", box) << "));\n";
        }
    }
};

program::started<sokoban> here;

}  // namespace
