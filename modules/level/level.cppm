// SPDX-License-Identifier: MIT
// hantei.level: levels drawn in Tiled, LDtk or with characters, checked by the compiler. The other interface files here are partitions of the
// module. The build finds and exports all of them; lint/ is the program that checks files.
export module hantei.level;
