// SPDX-License-Identifier: MIT
// hantei: exact, constexpr collision predicates. This is the table of contents: each room has a page of its own, NAME/NAME.cppm. Imports go
// from a room to those above it only.
export module hantei;

export import :base;
export import :numbers;
export import :exact;
export import :core;
export import :shapes;
export import :decision;
export import :geometry;
export import :pairs;
export import :queries;
export import :ranges;
