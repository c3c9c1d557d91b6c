// SPDX-License-Identifier: MIT
// Sweeps, compiled once: as archive_of_distances.cpp does it for distances.
module hantei;

#include "archive.hpp"

namespace hantei {

template sweep_answer<float> swept_in_archive<float>(core_sweep<double> const&);
template sweep_answer<double> swept_in_archive<double>(core_sweep<double> const&);
template sweep_answer<double> swept_in_archive<double>(core_sweep<int64_t> const&);

template <class Result, class T>
optional<sweep_hit<Result, 2>> sides_swept_in_archive(sides_on_way<T> const& question) {
    return sided_sweep<Result, T>(question).answer();
}
template optional<sweep_hit<float, 2>> sides_swept_in_archive<float>(sides_on_way<double> const&);
template optional<sweep_hit<float, 2>> sides_swept_in_archive<float>(sides_on_way<rational> const&);
template optional<sweep_hit<double, 2>> sides_swept_in_archive<double>(sides_on_way<double> const&);
template optional<sweep_hit<double, 2>> sides_swept_in_archive<double>(sides_on_way<int64_t> const&);
template optional<sweep_hit<double, 2>> sides_swept_in_archive<double>(sides_on_way<rational> const&);

}  // namespace hantei
