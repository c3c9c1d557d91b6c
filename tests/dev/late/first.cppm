// SPDX-License-Identifier: MIT
export module late:first;
import :second;
