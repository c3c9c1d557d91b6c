// SPDX-License-Identifier: MIT
// The sign of a formula, and the number nearest to a measure: each formula is written once, for doubles with an error bound and for
// fractions (docs/exactness.md).
export module hantei:exact;
export import :ball_number;
export import :disc;
export import :error_bound;
export import :exact_double;
export import :filter;
export import :formula;
export import :formula_observer;
export import :formulas;
export import :grid;
export import :inputs;
export import :ladder;
export import :lean;
export import :sign;
export import :sum_of_products;
