// SPDX-License-Identifier: MIT
// Sorting and searching by index. The loops call no functions, because each call takes time in a constant evaluator.
export module hantei.level:sorted_indices;
import :base;
import :list;

namespace hantei::level {

inline constexpr size_t none = ~size_t{0};

/// Sorts the `size` indices from `order` on by keys[index], with a stable bottom-up merge sort. `spare` has room for as many indices.
constexpr void sort_by(double const* const keys, uint32_t* const order, uint32_t* const spare, size_t size) {
    uint32_t* from = order;
    uint32_t* to = spare;
    for (size_t width = 1; width < size; width *= 2) {
        for (size_t first = 0; first < size; first += 2 * width) {
            size_t const middle = first + width < size ? first + width : size;
            size_t const last = middle + width < size ? middle + width : size;
            size_t left = first;
            size_t right = middle;
            size_t out = first;
            while (left < middle && right < last) {
                if (keys[from[right]] < keys[from[left]]) to[out++] = from[right++];
                else to[out++] = from[left++];
            }
            while (left < middle) to[out++] = from[left++];
            while (right < last) to[out++] = from[right++];
        }
        uint32_t* const kept = from;
        from = to;
        to = kept;
    }
    if (from == order) return;
    for (size_t i = 0; i < size; ++i) order[i] = from[i];
}

/// The indices 0 ... keys.size() - 1, sorted by their keys; equal keys stay in order.
constexpr list<uint32_t> sorted_by(list<double> const& keys) {
    size_t const size = keys.size();
    list<uint32_t> order, spare(size);
    uint32_t* next = order.extend(size);
    for (uint32_t i = 0; i < size; ++i) *next++ = i;
    if (size > 1) sort_by(keys.data(), &order[0], &spare[0], size);
    return order;
}

/// The index of the greatest key that is at most `wanted` (of equal keys the last one), or `none` if there is no such key. `order` is
/// sorted_by(keys).
constexpr size_t last_not_above(list<double> const& keys, list<uint32_t> const& order, double wanted) {
    size_t low = 0, high = order.size();
    while (low < high) {
        size_t const middle = low + (high - low) / 2;
        if (keys[order[middle]] <= wanted) low = middle + 1;
        else high = middle;
    }
    return low == 0 ? none : order[low - 1];
}

}  // namespace hantei::level
