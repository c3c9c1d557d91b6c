// SPDX-License-Identifier: MIT
// hantei.level: levels drawn in Tiled, checked by the compiler. This is the table of contents.
export module hantei.level;

export import :base;
export import :list;
export import :text;
export import :unicode;
export import :decimal;
export import :json_cursor;
export import :json;
export import :rules;
export import :object;
export import :json_member;
export import :pattern;
export import :placement;
export import :tiled;
export import :tiles;
export import :candidate_pairs;
export import :box_tree;
export import :sketch;
export import :overlap_depth;
export import :validation;
export import :report;
export import :message;
export import :check;
export import :checked;
export import :load;
