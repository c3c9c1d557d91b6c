// SPDX-License-Identifier: MIT
// The choice of the vertices that a shape keeps, and the check that rings bound a region, compiled once (archive.hpp).
module hantei;

#include "archive.hpp"

namespace hantei {

// Instantiated by name (asked_often.hpp).
#define HANTEI_COMPILED(T)                                                                    \
    template vertex_choice vertices_chosen_in_archive<>(vertex_list<T> const&, size_t, bool); \
    template region_judgement region_judged_in_archive<>(list_run<T> const&) noexcept;

HANTEI_COMPILED(double)
HANTEI_COMPILED(float)
HANTEI_COMPILED(int64_t)
HANTEI_COMPILED(int32_t)
#undef HANTEI_COMPILED

}  // namespace hantei
