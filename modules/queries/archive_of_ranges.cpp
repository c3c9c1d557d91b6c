// SPDX-License-Identifier: MIT
// The search for pairs of boxes that meet, and the order of the pairs, compiled once (archive.hpp).
module hantei;
#include "archive.hpp"

namespace hantei {

template void packed_in_archive(packed_tree&, dynamic_array<packed_tree::box> const&);
template void sort_in_archive(index_pair*, size_t, size_t);

}  // namespace hantei
