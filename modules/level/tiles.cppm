// SPDX-License-Identifier: MIT
// The tiles of tile layers as objects: tiles that fill their cells are merged into few rectangles.
export module hantei.level:tiles;
import :base;
import :sorted_indices;
import :cells;
import :decimal;
import :json;
import :list;
import :object;
import :placement;
import :text;
import :map_reader;
import hantei;

namespace hantei::level {

/// The number in a cell. It is -1 for a number that takes long to read, which is never the number of a tile.
constexpr double value_of_cell(decimal const& written) { return is_long(written) ? -1 : to_double(written); }

/// Appends an object that was made of cells to the objects of the map.
constexpr void add_cells(map& level, list<role>& roles, object const& o, role meaning) {
    if (level.objects.size() == most_objects) {
        level.error = {"the objects of a map and the rectangles of its tiles are more than 100000", o.position, {}, true};
        return;
    }
    level.objects.add(o);
    roles.add(meaning);
    ++level.cell_count;
}

class cell_reader {
  public:
    constexpr cell_reader(map& level, list<role>& roles)
        : level_(level),
          roles_(roles),
          gids_(gids_of(level.tiles)),
          tiles_(sorted_by(gids_)),
          known_(level.tiles.size() + 1),
          told_(level.tilesets.size()) {
        for (tileset const& set : level.tilesets) firsts_.add(set.first_gid);
        sets_ = sorted_by(firsts_);
    }

    /// Appends to the objects of the map the tiles to which `classify` gives a role that counts.
    constexpr void read(any_classify const& classify) {
        size_t layer = none;
        for (size_t i = 0; i < level_.grids.size() && level_.error.expected == nullptr; ++i) {
            cell_grid const& grid = level_.grids[i];
            if (grid.position != layer) kinds_.truncate(0);
            if (grid.position != layer) first_kind_ += most_kinds;
            layer = grid.position;
            read_grid(grid, classify);
        }
    }

  private:
    static constexpr uint64_t most_kinds = uint64_t{1} << 32;

    /// A kind of tiles of a layer: tiles that have the same class and role.
    struct kind {
        role meaning;
        text type;
        size_t tile;   // `none` if its tileset does not describe it
        bool whole;    // whether it fills its cell
        bool special;  // whether it has properties, or does not fill its cell
    };

    static constexpr list<double> gids_of(list<tile> const& tiles) {
        list<double> gids;
        gids.reserve(tiles.size());
        for (tile const& t : tiles) gids.add(t.gid);
        return gids;
    }
    constexpr void fail(cell_grid const& grid, char const* sentence) {
        level_.error = {sentence, grid.position, grid.layer, true};
    }

    constexpr void read_grid(cell_grid const& grid, any_classify const& classify) {
        json numbers{level_.source};
        numbers.jump(level_.source.data() + grid.data);
        if (numbers.peek() != '[')
            return fail(
                grid,
                "a tile layer whose cells are packed; choose CSV as the Tile Layer Format of the map, or look at no tile "
                "layers:");
        list<uint32_t> cells;
        for (bool more = numbers.enter('['); more; more = numbers.next(']')) {
            double const value = value_of_cell(numbers.number());
            if (!(value >= 0 && value <= 4294967295.0) || value != static_cast<double>(static_cast<uint32_t>(value)))
                return fail(grid, "a tile layer with a cell that is not the number of a tile:");
            cells.add(static_cast<uint32_t>(value));
        }
        auto const size = static_cast<double>(cells.size());
        if (numbers.failed() || !(grid.columns >= 0 && grid.columns <= size) || grid.columns * grid.rows != size ||
            grid.columns != static_cast<double>(static_cast<size_t>(grid.columns)))
            return fail(grid, "a tile layer that has not as many cells as it is wide and high:");
        auto const columns = static_cast<size_t>(grid.columns);

        list<uint32_t> kinds(cells.size());
        uint32_t last = 0, last_kind = 0;
        for (size_t i = 0; i < cells.size(); ++i) {
            if (cells[i] != last) last_kind = kind_of(grid, cells[i], i / columns, i % columns, classify);
            last = cells[i];
            if (last_kind == 0) continue;
            kind const& k = kinds_[last_kind - 1];
            if (k.whole && !grid.parallax) kinds[i] = last_kind;
            else add_alone(grid, cells[i], i / columns, i % columns, k);
            if (grid.parallax || level_.error.expected != nullptr) return;
        }
        merge(grid, kinds, columns);
    }
    constexpr void merge(cell_grid const& grid, list<uint32_t>& kinds, size_t columns) {
        each_block(kinds, columns, [&](uint32_t which, size_t row, size_t column, size_t rows, size_t wide) {
            object o = cell(grid, row, column);
            o.type = kinds_[which - 1].type;
            o.width = static_cast<double>(wide) * level_.tile_width;
            o.height = static_cast<double>(rows) * level_.tile_height;
            take_properties(o, kinds_[which - 1].tile);
            add(o, kinds_[which - 1].meaning);
        });
    }

    constexpr object cell(cell_grid const& grid, size_t row, size_t column) const {
        object o;
        o.cells = true;
        o.id = -1;
        o.layer = grid.layer;
        o.position = grid.position;
        o.x = (grid.column + static_cast<double>(column)) * level_.tile_width;
        o.y = (grid.row + static_cast<double>(row)) * level_.tile_height;
        o.width = level_.tile_width;
        o.height = level_.tile_height;
        o.offset_x = grid.offset_x;
        o.offset_y = grid.offset_y;
        o.parallax = grid.parallax;
        return o;
    }
    /// A tile as an object of its own size, with its bottom left corner at that of its cell.
    constexpr object alone(cell_grid const& grid, uint32_t gid, size_t row, size_t column, kind const& k) const {
        object o = cell(grid, row, column);
        vec<> const size = size_of(gid & 0x0fffffff, k.tile);
        bool const across = (gid >> 29 & 1) != 0;
        o.type = k.type;
        o.y += o.height;
        o.width = across ? size.y : size.x;
        o.height = across ? size.x : size.y;
        o.y -= o.height;
        o.gid = gid;
        o.tile = k.tile;
        o.form = form::tile;
        take_properties(o, k.tile);
        return o;
    }
    constexpr void add_alone(cell_grid const& grid, uint32_t gid, size_t row, size_t column, kind const& k) {
        object o = alone(grid, gid, row, column, k);
        if (k.tile != none && !count_shapes(o, level_)) return;
        if (k.tile != none) o.no_shape_reason = reason_against_shapes(o, level_);
        add(o, k.meaning);
    }
    constexpr void take_properties(object& o, size_t tile) const {
        if (tile == none || level_.tiles[tile].property_count == 0) return;
        o.first_property = level_.tiles[tile].first_property;
        o.property_count = level_.tiles[tile].property_count;
        o.properties = level_.properties.data() + o.first_property;
    }
    constexpr void add(object const& o, role meaning) { add_cells(level_, roles_, o, meaning); }

    constexpr size_t tile_of(uint32_t gid) const {
        size_t const tile = last_not_above(gids_, tiles_, gid);
        return tile != none && gids_[tile] == gid ? tile : none;
    }
    /// The size of a tile; that of a cell if the file does not give it.
    constexpr vec<> size_of(uint32_t gid, size_t tile) const {
        vec<> size{0, 0};
        size_t const set = last_not_above(firsts_, sets_, gid);
        if (tile != none) size = {level_.tiles[tile].width, level_.tiles[tile].height};
        else if (set != none) size = {level_.tilesets[set].width, level_.tilesets[set].height};
        return size.x > 0 && size.y > 0 ? size : vec<>{level_.tile_width, level_.tile_height};
    }
    constexpr bool fills_cell(size_t tile, vec<> const& size) const {
        if (size.x != level_.tile_width || size.y != level_.tile_height) return false;
        if (tile == none || level_.tiles[tile].shape_count == 0) return true;
        object const& o = level_.shapes[level_.tiles[tile].first_shape];
        return level_.tiles[tile].shape_count == 1 && o.form == form::rectangle && o.rotation == 0 && o.x == 0 && o.y == 0 &&
               o.width == size.x && o.height == size.y;
    }

    /// One more than the index of the kind of a tile, or 0 if the tile does not count. All tiles of a layer that their tilesets do not describe
    /// are of one kind.
    constexpr uint32_t kind_of(cell_grid const& grid, uint32_t gid, size_t row, size_t column, any_classify const& classify) {
        uint32_t const plain = gid & 0x0fffffff;
        if (plain == 0) return 0;
        size_t const tile = tile_of(plain);
        uint64_t& known = known_[tile == none ? level_.tiles.size() : tile];
        if (known >= first_kind_) return static_cast<uint32_t>(known - first_kind_);
        vec<> const size = size_of(plain, tile);
        kind k{role::ignored, tile == none ? text{} : level_.tiles[tile].type, tile, fills_cell(tile, size), false};
        k.special = !k.whole || (tile != none && level_.tiles[tile].property_count > 0);
        object const o = alone(grid, gid, row, column, k);
        k.meaning = classify(o);
        if (k.meaning == role::unknown && !k.type.empty()) add(o, role::unknown);
        if (k.meaning == role::unknown && tile == none) tell_of_tileset(o, plain);
        uint32_t const which = k.meaning == role::ignored || k.meaning == role::unknown ? 0 : index_of(k);
        // Tiles without an entry may differ in size from one tileset to the next.
        if (tile != none || level_.tilesets.size() < 2) known = first_kind_ + which;
        return which;
    }
    /// Adds a finding if the tileset of a tile could not be read, because the tile's class may be in it. Once for each tileset and layer.
    constexpr void tell_of_tileset(object o, uint32_t gid) {
        size_t const set = last_not_above(firsts_, sets_, gid);
        if (set == none || level_.tilesets[set].known || told_[set] == first_kind_) return;
        told_[set] = first_kind_;
        o.no_shape_reason = reason_against(level_.tilesets[set]);
        add(o, role::unknown);
    }
    constexpr uint32_t index_of(kind const& k) {
        constexpr size_t looked_at = 64;
        size_t const size = kinds_.size();
        for (size_t i = size; i > 0 && i + looked_at > size && !k.special; --i) {
            kind const& other = kinds_[i - 1];
            if (!other.special && other.meaning == k.meaning && other.type == k.type) return static_cast<uint32_t>(i);
        }
        kinds_.add(k);
        return static_cast<uint32_t>(size + 1);
    }

    map& level_;
    list<role>& roles_;
    list<double> gids_, firsts_;
    list<uint32_t> tiles_, sets_;
    list<kind> kinds_;  // those of the current layer
    list<uint64_t> known_;  // for each tile: first_kind_ of the layer for which it is known, plus its kind
    list<uint64_t> told_;  // for each tileset that could not be read: first_kind_ of the last layer with that finding
    uint64_t first_kind_ = 0;
};

}  // namespace hantei::level
