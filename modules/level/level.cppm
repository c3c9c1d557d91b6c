// SPDX-License-Identifier: MIT
// hantei.level: levels drawn in Tiled, LDtk or with characters, checked by the compiler. Its files are partitions of the module, which the
// build finds, and all are exported; lint/ is the program that checks files.
export module hantei.level;
