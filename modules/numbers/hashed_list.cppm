// SPDX-License-Identifier: MIT
// A hash table of what was found out about indices, as the corners and sides of shapes, and a cache of answers in it.
export module hantei:hashed_list;
import :base;
import :dynamic_array;

namespace hantei {

/// A hash of indices: a polynomial with the indices as coefficients.
constexpr size_t hash_of_indices(auto... indices) {
    size_t hash = 0;
    ((hash = hash * 0x9E3779B1 + indices), ...);
    return hash ^ hash >> 16;
}
/// A list of entries that are found by a hash. The buckets are made for the first entry, and more of them as the list grows.
template <class T>
class hashed_list {
  public:
    constexpr bool empty() const { return size_ == 0; }
    /// The entry with this hash for which is_it(entry), or nullptr.
    constexpr T const* find(size_t hash, auto is_it) const {
        if (empty()) return nullptr;
        auto const& bucket = buckets_[hash % buckets_.size()];
        for (size_t i = 0; i < bucket.size(); ++i)
            if (bucket[i].hash == hash && is_it(bucket[i].value)) return &bucket[i].value;
        return nullptr;
    }
    constexpr void add(size_t hash, T const& x) {
        if (size_++ == 4 * buckets_.size()) grow();
        buckets_[hash % buckets_.size()].push_back({hash, x});
    }

  private:
    struct entry {
        size_t hash;
        T value;
    };
    constexpr void grow() {
        auto all = static_cast<dynamic_array<dynamic_array<entry>>&&>(buckets_);
        buckets_ = dynamic_array<dynamic_array<entry>>(all.empty() ? 64 : 8 * all.size());
        for (size_t i = 0; i < all.size(); ++i)
            for (auto& e : all[i]) buckets_[e.hash % buckets_.size()].push_back(static_cast<entry&&>(e));
    }

    dynamic_array<dynamic_array<entry>> buckets_;
    size_t size_ = 0;
};

/// An entry of a cache: what was asked, and the answer.
template <class Asked, class Answer>
struct known_answer {
    Asked asked;
    Answer answer;
};
/// The answer that the cache `kept` has for `asked`, or else answer(), which is added to the cache.
template <class Asked, class Answer>
constexpr Answer kept_in(hashed_list<known_answer<Asked, Answer>>& kept, Asked const& asked, size_t hash, auto const& answer) {
    auto const* known = kept.find(hash, [&](auto const& x) { return x.asked == asked; });
    if (known != nullptr) return known->answer;
    Answer const found = answer();
    kept.add(hash, {asked, found});
    return found;
}

}  // namespace hantei
