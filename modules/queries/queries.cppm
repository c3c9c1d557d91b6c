// SPDX-License-Identifier: MIT
// The questions, one file each.
export module hantei:queries;
export import :area;
export import :bounds;
export import :centroid;
export import :contact;
export import :contains;
export import :convex_hull;
export import :convex_parts;
export import :distance;
export import :length;
export import :moved;
export import :raycast;
export import :support;
export import :sweep;
export import :transform;
export import :within_distance;
