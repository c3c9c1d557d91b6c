// SPDX-License-Identifier: MIT
// A solid of the plane as the search for its penetration depth sees it: the corners of all its rings, and a radius around them.
//
// It is one type for all shapes. The rings are in the order that has the solid on their left. A solid without interior is replaced by the segment
// it is, with two corners, there and back, or by its point.
export module hantei:solid_outline;
import :base;
import :dynamic_array;
import :vec;
import :shape;
import :shape_traits;
import :convex_core;

namespace hantei {

/// The outline of a solid; T is double, int64_t or rational. It only points at corners and must not outlive them.
template <class T>
struct solid_outline {
    using scalar_type = T;
    convex_core<T> core;  ///< all corners, ring after ring, and the radius
    uint32_t const* after = nullptr;  ///< the corner after each one, around its ring; a point follows itself
    uint32_t const* before = nullptr;
    size_t ring_count = 1;
    uint32_t const* ring_start = nullptr;  ///< a corner of each ring

    constexpr size_t count() const { return core.count; }
    constexpr bool is_flat() const { return core.count < 3; }
};

/// The order of the corners around the rings of an outline.
class ring_order {
  public:
    /// Adds a ring of `count` corners, which follow those added before, in their order or against it.
    constexpr void add_ring(size_t count, bool forwards) {
        auto const start = static_cast<uint32_t>(after_.size()), size = static_cast<uint32_t>(count);
        starts_.push_back(start);
        after_.resize(start + count);
        before_.resize(start + count);
        auto &next = forwards ? after_ : before_, &last = forwards ? before_ : after_;
        for (uint32_t i = 0; i < size; ++i) {
            next[start + i] = start + (i + 1 < size ? i + 1 : 0);
            last[start + i] = start + (i > 0 ? i - 1 : size - 1);
        }
    }
    template <class T>
    constexpr solid_outline<T> of(convex_core<T> const& core) const {
        return {core, after_.data(), before_.data(), starts_.size(), starts_.data()};
    }

  private:
    dynamic_array<uint32_t> after_, before_, starts_;
};

/// Calls f with the outline of s, which is valid during the call.
template <class S>
constexpr auto with_solid_outline(S const& s, auto f) {
    using T = core_scalar<typename S::scalar_type>;
    ring_order order;
    if constexpr (nonconvex<S>) {
        dynamic_array<vec<T, 2>> all;
        s.each_boundary([&](auto& boundary) {
            all.reserve(all.size() + boundary.vertices().size());
            for (auto const& p : boundary.vertices()) all.push_back(scalar_cast<T>(p));
            order.add_ring(boundary.vertices().size(), boundary.region_side() > 0);
            return true;
        });
        convex_core<T> core;
        core.count = all.size();
        core.more = all.data();
        return f(order.of(core));
    } else {
        return with_proper_core(s, [&](auto core) {
            order.add_ring(core.count, core.winding > 0);
            if (core.count < 3) core.more = nullptr;
            return f(order.of(core));
        });
    }
}

/// Calls f with the outlines of a and b, both in one kind of numbers.
template <class A, class B>
constexpr auto with_solid_outlines(A const& a, B const& b, auto f) {
    if constexpr ((nonconvex<A> || corners_are_stored<A>) && (nonconvex<B> || corners_are_stored<B>)) {
        return with_solid_outline(
            a, [&](auto const& of_a) { return with_solid_outline(b, [&](auto const& of_b) { return f(of_a, of_b); }); });
    } else {
        return with_solid_outlines(exact(a), exact(b), f);
    }
}

}  // namespace hantei
