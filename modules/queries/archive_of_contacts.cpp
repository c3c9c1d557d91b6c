// SPDX-License-Identifier: MIT
// Contacts, compiled once (archive.hpp).
module hantei;

#include "archive.hpp"

namespace hantei {

template <class Result>
using manifold_of_boxes_in_plane = manifold_of_boxes<Result, 2>;
template <class Result>
using manifold_of_boxes_in_space = manifold_of_boxes<Result, 3>;
template <class Result>
using translation_out_of_box_in_plane = translation_out_of_box<Result, 2>;
template <class Result>
using translation_out_of_box_in_space = translation_out_of_box<Result, 3>;
template <class T>
using point_contact_in_plane = point_contact<T, 2>;
template <class T>
using point_contact_in_space = point_contact<T, 3>;
template <class T>
using box_contact_in_plane = box_contact<T, 2>;
template <class T>
using box_contact_in_space = box_contact<T, 3>;

#define HANTEI_COMPILED(values, measure)                                                         \
    template values<float>::result measured_in_archive<values<float>>(measure<double> const&);   \
    template values<double>::result measured_in_archive<values<double>>(measure<double> const&); \
    template values<double>::result measured_in_archive<values<double>>(measure<int64_t> const&);

HANTEI_COMPILED(manifold_of_cores, core_contact)
HANTEI_COMPILED(translation_out_of_core, core_contact)
HANTEI_COMPILED(manifold_of_boxes_in_plane, point_contact_in_plane)
HANTEI_COMPILED(manifold_of_boxes_in_plane, box_contact_in_plane)
HANTEI_COMPILED(manifold_of_boxes_in_space, point_contact_in_space)
HANTEI_COMPILED(manifold_of_boxes_in_space, box_contact_in_space)
HANTEI_COMPILED(translation_out_of_box_in_plane, point_contact_in_plane)
HANTEI_COMPILED(translation_out_of_box_in_plane, box_contact_in_plane)
HANTEI_COMPILED(translation_out_of_box_in_space, point_contact_in_space)
HANTEI_COMPILED(translation_out_of_box_in_space, box_contact_in_space)

#define HANTEI_COMPILED_CONTACT(values, round)                                                                      \
    template values<float>::result measured_in_archive<values<float>, round>(solid_outline<double> const&,          \
                                                                             solid_outline<double> const&, bool);   \
    template values<double>::result measured_in_archive<values<double>, round>(solid_outline<double> const&,        \
                                                                               solid_outline<double> const&, bool); \
    template values<double>::result measured_in_archive<values<double>, round>(solid_outline<int64_t> const&,       \
                                                                               solid_outline<int64_t> const&, bool);
HANTEI_COMPILED_CONTACT(manifold_of_solids, false)
HANTEI_COMPILED_CONTACT(manifold_of_solids, true)
HANTEI_COMPILED_CONTACT(translation_out_of_solid, false)
HANTEI_COMPILED_CONTACT(translation_out_of_solid, true)

#undef HANTEI_COMPILED_CONTACT
#undef HANTEI_COMPILED

}  // namespace hantei
