// SPDX-License-Identifier: MIT
#include <cstdint>

#include "bad_numbers.hpp"

import hantei;

#include "every_question.hpp"

TEST_CASE("bad numbers: integers") {
    spoil_the_plane<std::int32_t>();
    spoil_the_plane<std::int64_t>();
}
