// SPDX-License-Identifier: MIT
#include "predicates.hpp"

namespace bench {

// Each scalar and kind of shapes is compiled on its own.
void ask_double_pairs();
void ask_double_pairs_with_vertices();
void ask_float_pairs();
void ask_float_convex_pairs();

void run_predicates() {
    start_section(
        "hantei::intersects against textbook code, ns for one pair; differ: of 262144 pairs, those on which the textbook says "
        "otherwise;\n"
        "aim: at most twice the textbook, three times on the grid\n\n"
        "pair               data   loop   scalar   hits  differ  textbook   hantei  ratio");
    static_assert(pairs_in_pass == 262144);
    ask_double_pairs();
    ask_double_pairs_with_vertices();
    ask_float_pairs();
    ask_float_convex_pairs();  // for the peers that calculate in float
    report_summary();
}

void ask_peers([[maybe_unused]] asked_pair& q) {
#ifdef HANTEI_BENCH_BOX2D
    ask_box2d(q);
#endif
#ifdef HANTEI_BENCH_CHIPMUNK
    ask_chipmunk(q);
#endif
#ifdef HANTEI_BENCH_CGAL
    ask_cgal(q);
#endif
#ifdef HANTEI_BENCH_BOOST_GEOMETRY
    ask_boost_geometry(q);
#endif
}

}  // namespace bench
