// SPDX-License-Identifier: MIT
#include "bad_numbers.hpp"

import hantei;

#include "every_question.hpp"

TEST_CASE("bad numbers: spoil_the_plane<double>") { spoil_the_plane<double>(); }
