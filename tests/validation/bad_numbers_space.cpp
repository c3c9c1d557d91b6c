// SPDX-License-Identifier: MIT
#include "bad_numbers.hpp"

import hantei;

#include "every_question.hpp"

TEST_CASE("bad numbers: spoil_space<double>") { spoil_space<double>(); }
