// SPDX-License-Identifier: MIT
// What everything else speaks of: relations, shapes, pairs, results, and what is wrong with a shape.
export module hantei:core;
export import :coordinate_rounding;
export import :optional_answer;
export import :pair;
export import :pointed_function;
export import :relation;
export import :results;
export import :shape;
export import :validation;
export import :visiting;
