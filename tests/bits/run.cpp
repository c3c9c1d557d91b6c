// SPDX-License-Identifier: MIT
#include "printed.hpp"

int main() { print_all_answers(); }
