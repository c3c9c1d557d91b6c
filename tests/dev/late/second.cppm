// SPDX-License-Identifier: MIT
export module late:second;
