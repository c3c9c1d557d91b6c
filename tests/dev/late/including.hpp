// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <string>
#include <vector>
