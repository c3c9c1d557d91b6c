// SPDX-License-Identifier: MIT
// hantei: exact, constexpr collision predicates. This is the table of contents. Each room is a directory; its files are partitions of the
// module, which the build finds, and all are exported. Imports go from a room to those above it only.
//
//   base.cppm  what the library uses of the standard one
//   numbers/   coordinates and exact numbers: scalars and vectors, fractions, square roots, angles, rounding; the sentences for whoever
//              asks wrongly
//   exact/     the sign of a formula, and the number nearest to a measure: each formula is written once, for doubles with an error
//              bound and for fractions (docs/exactness.md)
//   core/      what everything else speaks of: relations, shapes, pairs, results, and what is wrong with a shape
//   shapes/    the shapes, one file each, and what is known of all of them; rings/ has the lists of vertices of polygons and chains
//   decision/  how a question comes to its pair, and how a pair answers it: argument order, variants, types of users, bad numbers
//   geometry/  the methods that several pairs and questions share: relation/, distance/, line/, contact/ and motion/
//   pairs/     the pairs, one file each, named by their shapes in alphabetical order
//   queries/   the questions, one file each; archive_of_*.cpp is what is compiled once
//   ranges/    questions about collections
export module hantei;
