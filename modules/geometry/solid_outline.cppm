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

/// The outline of a solid, together with the corners and the order at which it points.
template <class T>
class kept_outline {
  public:
    template <class S>
    constexpr explicit kept_outline(S const& s) {
        if constexpr (nonconvex<S>) {
            s.each_boundary([this](auto& boundary) {
                for (auto const& p : boundary.vertices()) corners_.push_back(scalar_cast<T>(p));
                order_.add_ring(boundary.vertices().size(), boundary.region_side() > 0);
                return true;
            });
            core_.count = corners_.size();
        } else {
            with_proper_core(s, [this](auto const& core) {
                core_ = core;
                if (core.more != nullptr && core.count > 2)
                    for (size_t i = 0; i < core.count; ++i) corners_.push_back(core.corner(i));
                order_.add_ring(core.count, core.winding > 0);
            });
        }
        core_.more = corners_.empty() ? nullptr : corners_.data();
    }
    kept_outline(kept_outline const&) = delete;
    kept_outline& operator=(kept_outline const&) = delete;

    constexpr solid_outline<T> outline() const { return order_.of(core_); }

  private:
    convex_core<T> core_;
    dynamic_array<vec<T, 2>> corners_;
    ring_order order_;
};

/// Calls f with the outlines of a and b, both in one kind of numbers. They are valid during the call.
template <class A, class B>
constexpr auto with_solid_outlines(A const& a, B const& b, auto f) {
    if constexpr ((nonconvex<A> || corners_are_stored<A>) && (nonconvex<B> || corners_are_stored<B>)) {
        kept_outline<core_scalar<typename A::scalar_type>> const of_a(a);
        kept_outline<core_scalar<typename B::scalar_type>> const of_b(b);
        return f(of_a.outline(), of_b.outline());
    } else {
        return with_solid_outlines(exact(a), exact(b), f);
    }
}

}  // namespace hantei
