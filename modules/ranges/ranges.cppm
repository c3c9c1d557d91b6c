// SPDX-License-Identifier: MIT
// Questions about collections.
export module hantei:ranges;
export import :range_argument;
export import :range_queries;
export import :views;
