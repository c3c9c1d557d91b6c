// SPDX-License-Identifier: MIT
// Random numbers for shapes.
#pragma once

#include "../dice.hpp"
#include "question.hpp"

#include <cmath>

namespace bench {

/// Draws numbers for shapes of one kind of data; the same ones in every run.
template <class T>
class shape_dice {
  public:
    explicit shape_dice(data kind) : kind_(kind) {}

    /// A coordinate of where a shape is.
    T coordinate() {
        if (on_grid()) return cell(kind_ == data::grid ? 4 : 6);
        double const reach = kind_ == data::far ? 200 : kind_ == data::spread || is_level() ? 6 : 3;
        return real(-reach, reach);
    }
    /// A coordinate of another corner of the shape that has one at `from`.
    T beside(T from) { return kind_ == data::grid ? cell(4) : from + (on_grid() ? cell(5) : real(-5, 5)); }
    /// The radius of a disk, or half a side: positive.
    T size() { return kind_ == data::grid ? integer(1, 3) : on_grid() ? integer(2, 8) / 4 : real(0.5, 2); }
    /// The radius of a capsule: positive, and not so large that capsules nearly always meet.
    T thickness() { return kind_ == data::grid ? integer(1, 2) : on_grid() ? integer(1, 4) / 4 : real(0.25, 1); }
    /// A point about a center: on a circle, up to 20 degrees beside the angle; on the grid, at the integers x, y.
    template <class V>
    V on_circle(V const& center, T radius, double degrees, double x, double y) {
        if (on_grid()) return {center.x + static_cast<T>(x), center.y + static_cast<T>(y)};
        double const angle = (degrees + dice_.real(-20, 20)) * 0.017453292519943295;
        return {center.x + radius * static_cast<T>(std::cos(angle)), center.y + radius * static_cast<T>(std::sin(angle))};
    }
    /// A component of a direction; on the grid it may be zero.
    T component() { return on_grid() ? cell(4) : real(-1, 1); }
    /// An angle in degrees; a multiple of 90 on the grid, and on the level.
    double angle() { return on_grid() || is_level() ? 90.0 * integer(0, 3) : dice_.real(0, 360); }

    /// Sides and ways are along the axes.
    bool is_level() const { return kind_ == data::level; }
    /// Yes or no.
    bool flip() { return dice_.one_in(2); }

  private:
    bool on_grid() const { return kind_ == data::grid || kind_ == data::quarters; }
    /// From −reach to reach.
    T cell(int reach) { return kind_ == data::quarters ? integer(-4 * reach, 4 * reach) / 4 : integer(-reach, reach); }
    T integer(int low, int high) { return static_cast<T>(dice_.whole(low, high)); }
    T real(double low, double high) { return static_cast<T>(dice_.real(low, high)); }

    data kind_;
    dice dice_;
};

}  // namespace bench
