// SPDX-License-Identifier: MIT
// What makes sure that a ring is simple and that rings bound a region: compiled once, with optimization, instead of in every file that
// makes a polygon.
module hantei;

namespace hantei {

template <class T>
bool region_shown_in_archive(list_run<T> const& rings) noexcept {
    return caught([&rings] { return sweep_shows_region(rings); }, [] { return false; });
}
template <class T>
ring_judgement defect_found_in_archive(vertex_list<T> const& ring) noexcept {
    return caught([&ring] { return ring_judgement{true, find_defect_of_simple(ring)}; },
                  [] { return ring_judgement{false, {}}; });
}

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
