// SPDX-License-Identifier: MIT
export module late;
export import :first;
