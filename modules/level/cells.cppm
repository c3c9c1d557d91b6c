// SPDX-License-Identifier: MIT
// Merges equal cells of a grid into few rectangles.
export module hantei.level:cells;
import :base;
import :list;

namespace hantei::level {

/// Decomposes the cells of a grid into rectangles of one kind each, by extending them first to the right and then down. Calls use(kind, row,
/// column, rows, columns) for each rectangle. `kinds` has the cells row by row. Cells of the kind 0 are left out; afterwards all cells are of the
/// kind 0.
template <class Use>
constexpr void each_block(list<uint32_t>& kinds, size_t columns, Use use) {
    size_t const rows = columns == 0 ? 0 : kinds.size() / columns;
    for (size_t row = 0; row < rows; ++row)
        for (size_t column = 0; column < columns; ++column) {
            uint32_t const which = kinds[row * columns + column];
            if (which == 0) continue;
            size_t right = column + 1;
            while (right < columns && kinds[row * columns + right] == which) ++right;
            size_t below = row + 1;
            for (bool same = true; same && below < rows; below += same ? 1 : 0)
                for (size_t i = column; same && i < right; ++i) same = kinds[below * columns + i] == which;
            for (size_t r = row; r < below; ++r)
                for (size_t c = column; c < right; ++c) kinds[r * columns + c] = 0;
            use(which, row, column, below - row, right - column);
        }
}

}  // namespace hantei::level
