// SPDX-License-Identifier: MIT
// Sweeps, compiled once: as archive_of_distances.cpp does it for distances.
module hantei;

#include "archive.hpp"

namespace hantei {

template sweep_answer<float> swept_in_archive<float>(core_sweep<double> const&);
template sweep_answer<double> swept_in_archive<double>(core_sweep<double> const&);
template sweep_answer<double> swept_in_archive<double>(core_sweep<int64_t> const&);

template <class Result, class T>
sweep_answer<Result> sides_swept_in_archive(sides_on_way<T> const& question) {
    auto const found = sided_sweep<Result, T>(question).answer();
    return found.has_value() ? sweep_answer<Result>{true, *found} : sweep_answer<Result>{};
}
template sweep_answer<float> sides_swept_in_archive<float>(sides_on_way<double> const&);
template sweep_answer<float> sides_swept_in_archive<float>(sides_on_way<rational> const&);
template sweep_answer<double> sides_swept_in_archive<double>(sides_on_way<double> const&);
template sweep_answer<double> sides_swept_in_archive<double>(sides_on_way<int64_t> const&);
template sweep_answer<double> sides_swept_in_archive<double>(sides_on_way<rational> const&);

}  // namespace hantei
