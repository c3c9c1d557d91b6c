// SPDX-License-Identifier: MIT
// hantei: exact, constexpr collision predicates. This is the table of contents.
export module hantei;

// Numbers
export import :base;
export import :number;
export import :dyadic;
export import :rational;
export import :surd;
export import :approximation;
export import :rounding;
export import :enclosure;
export import :angle;
export import :bound;
export import :sign;

// Words
export import :scalar;
export import :vec;
export import :relation;
export import :shape;
export import :validation;
export import :pair;
export import :results;

// Shapes
export import :rotation;
export import :point;
export import :segment;
export import :ray;
export import :line;
export import :ball;
export import :aabb;
export import :obb;
export import :capsule;
export import :triangle;
export import :ring;
export import :convex;
export import :polygon;
export import :chain;
export import :any_shape;

// What several pairs share
export import :reduction;
export import :forms;
export import :turned_box;
export import :passage;
export import :rough;
export import :nearest;
export import :parting;
export import :hull;
export import :endless;
export import :chord;
export import :locate;
export import :sides;
export import :straight;
export import :region;
export import :separation;
export import :convolution;
export import :escape;
export import :region_parting;
export import :offset;
export import :offset_boundary;
export import :offset_escape;
export import :round_parting;
export import :crossings;

// Questions
export import :predicates;
export import :measures;
export import :raycast;
export import :stored_order;
export import :contact;
export import :sweep;
export import :containment;
export import :bounds;
export import :within;
export import :one_shape;
export import :area;
export import :centroid;
export import :support;
export import :convex_hull;

// Maps
export import :fitting;
export import :pose;
export import :matrix;
export import :transform;

// Collections
export import :views;
export import :search;

// Pairs
export import :aabb_aabb;
export import :aabb_ball;
export import :aabb_capsule;
export import :aabb_chain;
export import :aabb_convex;
export import :aabb_line;
export import :aabb_obb;
export import :aabb_point;
export import :aabb_polygon;
export import :aabb_ray;
export import :aabb_segment;
export import :aabb_triangle;
export import :ball_ball;
export import :ball_capsule;
export import :ball_chain;
export import :ball_convex;
export import :ball_line;
export import :ball_obb;
export import :ball_point;
export import :ball_polygon;
export import :ball_ray;
export import :ball_segment;
export import :ball_triangle;
export import :capsule_capsule;
export import :capsule_chain;
export import :capsule_convex;
export import :capsule_line;
export import :capsule_obb;
export import :capsule_point;
export import :capsule_polygon;
export import :capsule_ray;
export import :capsule_segment;
export import :capsule_triangle;
export import :chain_chain;
export import :chain_convex;
export import :chain_line;
export import :chain_obb;
export import :chain_point;
export import :chain_polygon;
export import :chain_ray;
export import :chain_segment;
export import :chain_triangle;
export import :convex_convex;
export import :convex_line;
export import :convex_obb;
export import :convex_point;
export import :convex_polygon;
export import :convex_ray;
export import :convex_segment;
export import :convex_triangle;
export import :line_line;
export import :line_obb;
export import :line_point;
export import :line_polygon;
export import :line_ray;
export import :line_segment;
export import :line_triangle;
export import :obb_obb;
export import :obb_point;
export import :obb_polygon;
export import :obb_ray;
export import :obb_segment;
export import :obb_triangle;
export import :point_point;
export import :point_polygon;
export import :point_ray;
export import :point_segment;
export import :point_triangle;
export import :polygon_polygon;
export import :polygon_ray;
export import :polygon_segment;
export import :polygon_triangle;
export import :ray_ray;
export import :ray_segment;
export import :ray_triangle;
export import :segment_segment;
export import :segment_triangle;
export import :triangle_triangle;
