// SPDX-License-Identifier: MIT
// Sweeps, compiled once (archive.hpp).
module hantei;

#include "archive.hpp"

namespace hantei {

template bool certainly_measured_in_archive<impact_of_cores<float>>(core_sweep<double> const&, sweep_answer<float>&);
template bool certainly_measured_in_archive<impact_of_cores<double>>(core_sweep<double> const&, sweep_answer<double>&);
template bool certainly_measured_in_archive<impact_of_cores<double>>(core_sweep<int64_t> const&, sweep_answer<double>&);

template sweep_answer<float> swept_in_archive<float>(core_sweep<double> const&);
template sweep_answer<double> swept_in_archive<double>(core_sweep<double> const&);
template sweep_answer<double> swept_in_archive<double>(core_sweep<int64_t> const&);

template sweep_answer<float> sides_swept_in_archive<float>(sides_on_way<double> const&);
template sweep_answer<float> sides_swept_in_archive<float>(sides_on_way<rational> const&);
template sweep_answer<double> sides_swept_in_archive<double>(sides_on_way<double> const&);
template sweep_answer<double> sides_swept_in_archive<double>(sides_on_way<int64_t> const&);
template sweep_answer<double> sides_swept_in_archive<double>(sides_on_way<rational> const&);

template bool certainly_measured_in_archive<normal_of_entry<float>>(core_cast<double, stored_way<double>> const&,
                                                                    vec<float, 2>&);
template bool certainly_measured_in_archive<normal_of_entry<double>>(core_cast<double, stored_way<double>> const&,
                                                                     vec<double, 2>&);
template bool certainly_measured_in_archive<normal_of_entry<double>>(core_cast<int64_t, stored_way<int64_t>> const&,
                                                                     vec<double, 2>&);

template bool certainly_measured_in_archive<impact_with_line<float>>(line_sweep<double> const&, impact_on_line<float>&);
template bool certainly_measured_in_archive<impact_with_line<double>>(line_sweep<double> const&, impact_on_line<double>&);
template bool certainly_measured_in_archive<impact_with_line<double>>(line_sweep<int64_t> const&, impact_on_line<double>&);

template bool certainly_measured_in_archive<impact_of_line_and_sides<float>>(sided_line_sweep<double> const&,
                                                                             sweep_answer<float>&);
template bool certainly_measured_in_archive<impact_of_line_and_sides<double>>(sided_line_sweep<double> const&,
                                                                              sweep_answer<double>&);
template bool certainly_measured_in_archive<impact_of_line_and_sides<double>>(sided_line_sweep<int64_t> const&,
                                                                              sweep_answer<double>&);

template bool impact_in_archive(rounded_move const&, sweep_hit<float, 2>&);
template bool impact_in_archive(rounded_move const&, sweep_hit<double, 2>&);

/// Taking the address of a function template instantiates it.
template <class... S>
void compile_cores() {
    ([] { [[maybe_unused]] auto* const volatile core = &core_in_archive<S>; }(), ...);
}
template <class T>
void compile_stored_cores() {
    compile_cores<point<T, 2>, segment<T, 2>, ray<T, 2>, line<T, 2>, ball<T, 2>, aabb<T, 2>, obb<T, 2>, capsule<T, 2>,
                  triangle<T, 2>>();
}
template <class S>
void compile_gathering() {
    [[maybe_unused]] auto* const volatile stored = &gather_in_archive<core_scalar<typename S::scalar_type>, S>;
    [[maybe_unused]] auto* const volatile exactly = &gather_in_archive<rational, S>;
}
template <class T>
void compile_gathering_of_views() {
    compile_gathering<region_view<T>>();
    compile_gathering<chain_view<T>>();
}
/// Never called.
void compile_sweeps() {
    compile_stored_cores<double>();
    compile_stored_cores<int64_t>();
    compile_gathering_of_views<double>();
    compile_gathering_of_views<float>();
    compile_gathering_of_views<int64_t>();
    compile_gathering_of_views<int32_t>();
}

}  // namespace hantei
