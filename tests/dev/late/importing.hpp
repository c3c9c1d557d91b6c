// SPDX-License-Identifier: MIT
#pragma once
#include <array>

import hantei;
