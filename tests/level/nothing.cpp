// SPDX-License-Identifier: MIT
// A program of which only the levels matter.
int main() {}
