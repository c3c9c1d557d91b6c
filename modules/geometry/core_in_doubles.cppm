// SPDX-License-Identifier: MIT
// Cores of 64-bit integers, converted for measures that are asked in doubles (to_doubles.cppm).
//
// The numbers stay the same and the corners keep their order, so the cases of the measure do, too.
export module hantei:core_in_doubles;
import :base;
import :dynamic_array;
import :vec;
import :to_doubles;
import :aabb;
import :convex_core;

namespace hantei {

/// A core of 64-bit integers in doubles. It keeps the corners and the boxes that the core points at.
struct core_in_doubles {
    constexpr core_in_doubles(to_doubles& to, convex_core<int64_t> const& core) {
        core_.count = core.count;
        core_.turned = core.turned;
        core_.is_box = core.is_box;
        for (size_t i = 0; i < core.few; ++i) core_.at[i] = to(core.at[i]);
        core_.radius = to(core.radius);
        core_.winding = core.winding;
        if (core.more == nullptr) return;
        corners_.resize(core.count);
        for (size_t i = 0; i < corners_.size(); ++i) corners_[i] = to(core.more[i]);
        core_.more = corners_.data();
        if (core.boxes == nullptr) return;
        boxes_.resize(tree_size(core.count));
        for (size_t i = 0; i < boxes_.size(); ++i) boxes_[i] = {to(core.boxes[i].min), to(core.boxes[i].max)};
        core_.boxes = boxes_.data();
    }
    core_in_doubles(core_in_doubles const&) = delete;
    constexpr operator convex_core<double> const&() const { return core_; }

  private:
    convex_core<double> core_;
    dynamic_array<vec<double, 2>> corners_;
    dynamic_array<aabb<double, 2>> boxes_;
};
/// ask(a, b in doubles)
constexpr void with_cores_in_doubles(to_doubles& to, convex_core<int64_t> const& a, convex_core<int64_t> const& b,
                                     auto const& ask) {
    core_in_doubles const p(to, a), q(to, b);
    ask(static_cast<convex_core<double> const&>(p), static_cast<convex_core<double> const&>(q));
}

}  // namespace hantei
