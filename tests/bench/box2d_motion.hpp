// SPDX-License-Identifier: MIT
// What Box2D is told of a shape that moves straight on.
#pragma once

#include <box2d/b2_distance.h>
#include <box2d/b2_time_of_impact.h>
#include <box2d/box2d.h>

/// From where it is, and so far.
inline b2Sweep motion(b2Transform const& from, b2Vec2 const& way) {
    b2Sweep r;
    r.localCenter.SetZero();
    r.c0 = from.p;
    r.c = from.p + way;
    r.a0 = r.a = from.q.GetAngle();
    r.alpha0 = 0;
    return r;
}
