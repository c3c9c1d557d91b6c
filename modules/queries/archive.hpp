// SPDX-License-Identifier: MIT
// What the files of the archive share: measures that are compiled once, by the products that the machine has an instruction for, or by
// split ones. Both give the same numbers. Included in the units of the archive, behind `module hantei;`.
#pragma once

namespace hantei {

/// The other name of a 64-bit integer.
using other_int64 = conditional_t<same_as<int64_t, long>, long long, long>;

template <class Values, class Measure, class Case>
[[gnu::always_inline]] inline typename Values::result valued_by_leans(products_of_machine, Measure const& m,
                                                                      Case const& found) {
    return has_fused_products() ? valued_by_leans<Values>(fused_products{}, m, found)
                                : valued_by_leans<Values>(split_products{}, m, found);
}

#ifdef HANTEI_SMALL_PROGRAM
// For a program that must be small: the last rung gives the same answers.
template <class Values, class Measure>
typename Values::result measured_in_archive(Measure const& m) {
    return measured_exactly<Values>(m);
}
template <class Values, class Measure>
bool certainly_measured_in_archive(Measure const&, typename Values::result&) {
    return false;
}
template <class Result, class T>
sweep_answer<Result> swept_in_archive(core_sweep<T> const& m) {
    return swept_exactly<Result>(m);
}
#else
template <class Values, class Measure>
typename Values::result measured_in_archive(Measure const& m) {
    return by_cheapest_rungs<Values, products_of_machine>(m);
}
template <class Values, class Measure>
bool certainly_measured_in_archive(Measure const& m, typename Values::result& r) {
    return by_certain_rungs<Values, products_of_machine>(m, r);
}
template <class Result, class T>
sweep_answer<Result> swept_in_archive(core_sweep<T> const& m) {
    return swept_by_cheapest<Result, products_of_machine>(m);
}
#endif

}  // namespace hantei
