// SPDX-License-Identifier: MIT
// What an import costs alone.
import hantei;
