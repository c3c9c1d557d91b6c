// SPDX-License-Identifier: MIT
// How a question comes to its pair, and how a pair answers it: argument order, variants, types of users, bad numbers.
export module hantei:decision;
export import :decide;
export import :dispatch;
export import :first_look;
export import :manifest;
export import :predicates;
export import :unary_dispatch;
