// SPDX-License-Identifier: MIT
// What the readers of JSON formats share: numbers within bounds, texts, and the map that they fill.
export module hantei.level:map_reader;
import :base;
import :decimal;
import :json;
import :json_cursor;
import :list;
import :object;
import :text;
import :unicode;

namespace hantei::level {

// A file may have any size and content; these limits bound the memory and the time that it takes.
inline constexpr size_t most_objects = 100'000;
inline constexpr size_t most_stages = 10'000;
inline constexpr size_t most_bytes = size_t{32} << 20;

class map_reader {
  protected:
    /// With `general_only`, nothing is read by patterns or by plain_number(): reading is slower and gives the same result.
    constexpr map_reader(text const& source, bool general_only)
        : json_(source), plain_(!general_only && json_.ends_plainly()), decoded_room_(source.size()) {
        map_.source = source;
    }
    /// The map, after everything has been read.
    constexpr map finished() {
        if (map_.properties.size() > 0)
            for (size_t i = 0; i < map_.objects.size(); ++i)
                map_.objects[i].properties = map_.properties.data() + map_.objects[i].first_property;
        return static_cast<map&&>(map_);
    }

    static constexpr size_t most_vertices = 1'000'000;
    static constexpr size_t most_properties = 1'000'000;
    static constexpr size_t most_tilesets = 1'000;
    static constexpr size_t most_long_numbers = 20'000;

    // The largest coordinate, far below the size at which doubles are coarser than a pixel.
    static constexpr double largest = 1e12;

    constexpr double number(text const& key) {
        size_t const at = json_.offset();
        if (double value = 0; plain_ && at < map_.source.size())
            if (char const* const p = cursor::plain_number(json_.place(), value); p != nullptr) {
                json_.jump(p);
                return value;
            }
        decimal const written = json_.number(key);
        if (is_long(written) && ++long_numbers_ > most_long_numbers)
            json_.fail(at, "a file has at most 20000 numbers of more than 19 digits or with exponents of more than 27", {},
                       true);
        double const value = to_double(written);
        if (value <= largest && value >= -largest) return value;
        json_.fail(at, "a number beyond 1e12 for", key, true);
        return 0;
    }
    constexpr double natural(text const& key) {
        size_t const at = json_.offset();
        double const value = number(key);
        if (value >= 0 && value <= 2147483647 && value == static_cast<int>(value)) return value;
        json_.fail(at, "a number that is not whole, or not from 0 to 2147483647, for", key, true);
        return 0;
    }
    /// Reads the number of a tile; its highest bits are flips.
    constexpr uint32_t gid(text const& key) {
        size_t const at = json_.offset();
        double const value = number(key);
        if (value >= 0 && value <= 4294967295.0 && value == static_cast<double>(static_cast<uint32_t>(value)))
            return static_cast<uint32_t>(value);
        json_.fail(at, "a number that is not whole, or not from 0 to 4294967295, for", key, true);
        return 0;
    }
    constexpr text string(text const& key) { return decoded(json_.string(key)); }
    constexpr text decoded(json::quoted const& s) {
        if (!s.escaped || json_.failed()) return s.written;
        // A decoded text is never longer than the written one: one allocation serves the whole map and never moves.
        if (map_.decoded.capacity() == 0) map_.decoded.reserve(decoded_room_);
        size_t const begin = map_.decoded.size();
        append_unescaped(map_.decoded, s.written);
        return {map_.decoded.data() + begin, map_.decoded.size() - begin};
    }

    /// Adds an element to a list that may have at most `most` elements; fails with `sentence` if it is full.
    template <class T>
    constexpr void add_to(list<T>& all, T const& element, size_t most, char const* sentence) {
        if (all.size() == most) json_.fail(json_.offset(), sentence, {}, true);
        else all.add(element);
    }
    constexpr void add_property(property const& p) {
        add_to(map_.properties, p, most_properties, "a file has at most 1000000 properties");
    }
    constexpr void add_grid(cell_grid const& grid) {
        if (grid.data != 0) add_to(map_.grids, grid, most_objects, "a file has at most 100000 tile layers and chunks of them");
    }

    json json_;
    bool plain_;  // plain numbers may be read by plain_number(), and objects by patterns
    size_t decoded_room_;
    size_t long_numbers_ = 0;
    map map_;
};

}  // namespace hantei::level
