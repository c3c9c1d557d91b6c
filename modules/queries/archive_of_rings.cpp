// SPDX-License-Identifier: MIT
// What makes sure that a ring is simple and that rings bound a region, compiled once (archive.hpp).
module hantei;

#include "archive.hpp"

namespace hantei {

/// Never called: whoever takes the address of a function template instantiates it.
template <class T>
void compile_judgements() {
    [[maybe_unused]] auto* const volatile region = &region_shown_in_archive<T>;
    [[maybe_unused]] auto* const volatile simple = &defect_found_in_archive<T>;
}
template void compile_judgements<double>();
template void compile_judgements<float>();
template void compile_judgements<int64_t>();
template void compile_judgements<int32_t>();

}  // namespace hantei
