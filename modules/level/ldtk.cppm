// SPDX-License-Identifier: MIT
// LDtk's project format (.ldtk): entities, and the cells of IntGrid layers. Source: LDtk documentation, JSON file format 1.5.3.
//
// The definitions of entities and layers may come after the levels, so they are applied at the end.
export module hantei.level:ldtk;
import :base;
import :sorted_indices;
import :cells;
import :decimal;
import :json;
import :list;
import :map_reader;
import :object;
import :text;
import :tiles;

namespace hantei::level {

class ldtk_reader : map_reader {
  public:
    constexpr explicit ldtk_reader(text const& source) : map_reader(source, false) { map_.format = format::ldtk; }

    constexpr map read() {
        bool levels = false;
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            text const name = decoded(json_.key());
            if (name == "defs") read_definitions();
            else if (name == "levels") {
                levels = true;
                read_levels(name);
            } else if (name == "worlds") {
                for (bool world = json_.enter('[', name); world; world = json_.next(']')) read_world();
            } else json_.skip(name);
        }
        if (!levels) json_.fail(0, "there is no member", "levels", true);
        json_.expect_end();
        if (map_.stages.size() == 0) json_.fail(0, "the project has no level", {}, true);
        map_.error = json_.error();
        if (map_.error.expected == nullptr) resolve_ellipses();
        return finished();
    }

  private:
    constexpr void read_definitions() {
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            text const name = decoded(json_.key());
            if (name == "entities")
                for (bool one = json_.enter('[', name); one; one = json_.next(']')) read_entity_definition();
            else if (name == "layers")
                for (bool one = json_.enter('[', name); one; one = json_.next(']')) read_layer_definition();
            else json_.skip(name);
        }
    }
    constexpr void read_entity_definition() {
        double uid = -1;
        bool ellipse = false;
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            text const name = decoded(json_.key());
            if (name == "uid") uid = natural(name);
            else if (name == "renderMode") ellipse = string(name) == "Ellipse";
            else json_.skip(name);
        }
        if (ellipse) ellipses_.add(uid);
    }
    constexpr void read_layer_definition() {
        size_t const first = map_.cell_values.size();
        double uid = -1;
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            text const name = decoded(json_.key());
            if (name == "uid") uid = natural(name);
            else if (name == "intGridValues")
                for (bool one = json_.enter('[', name); one; one = json_.next(']')) read_cell_value();
            else json_.skip(name);
        }
        for (size_t i = first; i < map_.cell_values.size(); ++i) map_.cell_values[i].definition = uid;
    }
    constexpr void read_cell_value() {
        cell_value v;
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            text const name = decoded(json_.key());
            if (name == "value") v.value = natural(name);
            else if (name == "identifier" && json_.peek() == '"') v.name = string(name);
            else json_.skip(name);
        }
        add_to(map_.cell_values, v, most_objects, "a file has at most 100000 values of IntGrid layers");
    }
    constexpr void read_world() {
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            text const name = decoded(json_.key());
            if (name == "levels") read_levels(name);
            else json_.skip(name);
        }
    }

    constexpr void read_levels(text const& owner) {
        for (bool more = json_.enter('[', owner); more; more = json_.next(']')) read_level();
    }
    constexpr void read_level() {
        stage s;
        s.position = json_.offset();
        s.first = map_.objects.size();
        s.first_grid = map_.grids.size();
        if (map_.stages.size() == most_stages) json_.fail(s.position, "a file has at most 10000 levels", {}, true);
        bool wide = false, high = false;
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            text const name = decoded(json_.key());
            if (name == "identifier") s.name = string(name);
            else if (name == "pxWid") {
                s.width = natural(name);
                wide = true;
            } else if (name == "pxHei") {
                s.height = natural(name);
                high = true;
            } else if (name == "fieldInstances") {
                s.first_property = map_.properties.size();
                read_fields(name);
                s.property_count = map_.properties.size() - s.first_property;
            } else if (name == "layerInstances") {
                if (json_.peek() == 'n')
                    json_.fail(s.position,
                               "a level that is in a file of its own: switch off \"Save levels to separate files\" in the "
                               "settings of the project, and save it",
                               {}, true);
                for (bool one = json_.enter('[', name); one; one = json_.next(']')) read_layer();
            } else json_.skip(name);
        }
        if (!wide) json_.fail(s.position, "there is no member", "pxWid", true);
        if (!high) json_.fail(s.position, "there is no member", "pxHei", true);
        s.last = map_.objects.size();
        s.last_grid = map_.grids.size();
        map_.stages.add(s);
    }

    constexpr void read_layer() {
        cell_grid grid;
        grid.position = json_.offset();
        size_t const first = map_.objects.size();
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            text const name = decoded(json_.key());
            if (name == "__identifier") grid.layer = string(name);
            else if (name == "__cWid") grid.columns = natural(name);
            else if (name == "__cHei") grid.rows = natural(name);
            else if (name == "__gridSize") grid.cell = natural(name);
            else if (name == "__pxTotalOffsetX") grid.offset_x = number(name);
            else if (name == "__pxTotalOffsetY") grid.offset_y = number(name);
            else if (name == "layerDefUid") grid.definition = natural(name);
            else if (name == "intGridCsv") {
                grid.data = json_.offset();
                json_.skip(name);
            } else if (name == "entityInstances") {
                for (bool one = json_.enter('[', name); one; one = json_.next(']')) read_entity();
            } else json_.skip(name);
        }
        for (size_t i = first; i < map_.objects.size(); ++i) {
            object& o = map_.objects[i];
            o.layer = grid.layer;
            o.offset_x += grid.offset_x;
            o.offset_y += grid.offset_y;
        }
        add_grid(grid);
    }

    constexpr void read_entity() {
        object o;
        o.id = -1;
        o.position = json_.offset();
        o.stage = map_.stages.size();
        o.first_property = map_.properties.size();
        if (map_.objects.size() == most_objects) json_.fail(o.position, "a map has at most 100000 objects", {}, true);
        bool placed = false;
        double pivot[2]{}, definition = -1;
        for (bool more = json_.enter('{'); more; more = json_.next('}')) {
            text const name = decoded(json_.key());
            if (name == "__identifier") o.type = string(name);
            else if (name == "iid") o.iid = string(name);
            else if (name == "width") o.width = number(name);
            else if (name == "height") o.height = number(name);
            else if (name == "defUid") definition = natural(name);
            else if (name == "__pivot") read_two(pivot, name);
            else if (name == "px") {
                double at[2]{};
                read_two(at, name);
                o.x = at[0];
                o.y = at[1];
                placed = true;
            } else if (name == "fieldInstances") read_fields(name);
            else json_.skip(name);
        }
        if (!placed) json_.fail(o.position, "there is no member", "px", true);
        // (x, y) is where the pivot is, as LDtk shows it.
        o.offset_x = -pivot[0] * o.width;
        o.offset_y = -pivot[1] * o.height;
        o.property_count = map_.properties.size() - o.first_property;
        definitions_.add(definition);
        map_.objects.add(o);
    }
    constexpr void read_two(double (&values)[2], text const& owner) {
        size_t count = 0;
        size_t const at = json_.offset();
        for (bool more = json_.enter('[', owner); more; more = json_.next(']')) {
            double const value = number(owner);
            if (count < 2) values[count] = value;
            ++count;
        }
        if (count != 2) json_.fail(at, "an array of two numbers", owner);
    }

    /// Reads the fields of an entity or a level as properties. A field with several values becomes as many properties of its name.
    constexpr void read_fields(text const& owner) {
        for (bool more = json_.enter('[', owner); more; more = json_.next(']')) {
            property p;
            size_t const first = map_.properties.size();
            for (bool member = json_.enter('{'); member; member = json_.next('}')) {
                text const name = decoded(json_.key());
                if (name == "__identifier") p.name = string(name);
                else if (name == "__value" && json_.peek() == '[')
                    for (bool one = json_.enter('['); one; one = json_.next(']')) read_value();
                else if (name == "__value") read_value();
                else json_.skip(name);
            }
            for (size_t i = first; i < map_.properties.size(); ++i) map_.properties[i].name = p.name;
        }
    }
    /// Reads a value as a property: numbers, true and false as they are written, a reference as the iid of its entity, points and nulls as an
    /// empty text.
    constexpr void read_value() {
        property p;
        char const next = json_.peek();
        if (next == '"') p.value = string({});
        else if (next == '{') {
            for (bool more = json_.enter('{'); more; more = json_.next('}')) {
                text const name = decoded(json_.key());
                p.object_id = p.object_id || name == "entityIid";
                if (name == "entityIid") p.value = string(name);
                else json_.skip(name);
            }
        } else {
            char const* const begin = json_.place();
            json_.skip();
            if (next != 'n' && next != '[' && !json_.failed()) p.value = {begin, static_cast<size_t>(json_.place() - begin)};
        }
        add_property(p);
    }

    constexpr void resolve_ellipses() {
        if (ellipses_.size() == 0) return;
        list<uint32_t> const order = sorted_by(ellipses_);
        for (size_t i = 0; i < map_.objects.size(); ++i) {
            size_t const found = last_not_above(ellipses_, order, definitions_[i]);
            if (found != none && ellipses_[found] == definitions_[i]) map_.objects[i].form = form::ellipse;
        }
    }

    list<double> ellipses_;  // the uids of the entities that are drawn as ellipses
    list<double> definitions_;  // for each object, the uid of its entity's definition
};

/// Makes the cells of IntGrid layers into objects.
class int_grid_reader {
  public:
    constexpr int_grid_reader(map& level, list<role>& roles) : level_(level), roles_(roles) {
        for (cell_value const& v : level.cell_values) keys_.add(v.definition * largest_value + v.value);
        order_ = sorted_by(keys_);
    }

    /// Appends to the objects of the map the cells of a level to which `classify` gives a role that counts.
    constexpr void read(size_t stage, any_classify const& classify) {
        for (size_t i = level_.stages[stage].first_grid; i < level_.stages[stage].last_grid; ++i)
            if (level_.error.expected == nullptr) read_grid(level_.grids[i], stage, classify);
    }

  private:
    static constexpr double largest_value = 1 << 20;
    struct kind {
        role meaning = role::ignored;
        text type;
    };
    constexpr void fail(cell_grid const& grid, char const* sentence) {
        level_.error = {sentence, grid.position, grid.layer, true};
    }

    constexpr void read_grid(cell_grid const& grid, size_t stage, any_classify const& classify) {
        json numbers{level_.source};
        numbers.jump(level_.source.data() + grid.data);
        list<uint32_t> kinds;
        auto const columns = static_cast<size_t>(grid.columns);
        ++grid_number_;
        kinds_.truncate(0);
        uint32_t last_value = 0, last_kind = 0;
        for (bool more = numbers.enter('['); more; more = numbers.next(']')) {
            numbers.offset();
            char const* const begin = numbers.place();
            double const value = value_of_cell(numbers.number());
            if (!(value >= 0 && value < largest_value) || value != static_cast<double>(static_cast<uint32_t>(value)))
                return fail(grid, "an IntGrid layer with a cell that is no whole number from 0 to 1048575:");
            auto const cell = static_cast<uint32_t>(value);
            if (cell != last_value) {
                size_t const at = kinds.size();
                object o = block(grid, stage, columns == 0 ? 0 : at / columns, columns == 0 ? 0 : at % columns, 1, 1);
                o.type = name_of(grid, cell, {begin, static_cast<size_t>(numbers.place() - begin)});
                last_kind = cell == 0 ? 0 : kind_of(cell, o, classify);
            }
            last_value = cell;
            kinds.add(last_kind);
        }
        if (kinds.size() == 0 && !numbers.failed()) return;  // a layer of another kind
        if (numbers.failed() || grid.columns * grid.rows != static_cast<double>(kinds.size()))
            return fail(grid, "an IntGrid layer that has not as many cells as it is wide and high:");
        each_block(kinds, columns, [&](uint32_t which, size_t row, size_t column, size_t rows, size_t wide) {
            object o = block(grid, stage, row, column, rows, wide);
            o.type = kinds_[which - 1].type;
            add_cells(level_, roles_, o, kinds_[which - 1].meaning);
        });
    }
    static constexpr object block(cell_grid const& grid, size_t stage, size_t row, size_t column, size_t rows, size_t columns) {
        object o;
        o.cells = true;
        o.id = -1;
        o.stage = stage;
        o.layer = grid.layer;
        o.position = grid.position;
        o.x = static_cast<double>(column) * grid.cell;
        o.y = static_cast<double>(row) * grid.cell;
        o.width = static_cast<double>(columns) * grid.cell;
        o.height = static_cast<double>(rows) * grid.cell;
        o.offset_x = grid.offset_x;
        o.offset_y = grid.offset_y;
        return o;
    }
    /// The name of a value in LDtk; of a value without a name, its number as written.
    constexpr text name_of(cell_grid const& grid, uint32_t value, text const& written) const {
        double const key = grid.definition * largest_value + value;
        size_t const found = last_not_above(keys_, order_, key);
        return found != none && keys_[found] == key && !level_.cell_values[found].name.empty() ? level_.cell_values[found].name
                                                                                               : written;
    }
    /// One more than the index of the kind of a cell, or 0 if the cell does not count.
    constexpr uint32_t kind_of(uint32_t value, object const& o, any_classify const& classify) {
        while (known_.size() <= value) known_.add(0);
        uint64_t& known = known_[value];
        if (known >> 32 == grid_number_) return static_cast<uint32_t>(known);
        role const meaning = classify(o);
        if (meaning == role::unknown) add_cells(level_, roles_, o, meaning);
        uint32_t which = 0;
        if (meaning != role::ignored && meaning != role::unknown) {
            kinds_.add({meaning, o.type});
            which = static_cast<uint32_t>(kinds_.size());
        }
        known = grid_number_ << 32 | which;
        return which;
    }

    map& level_;
    list<role>& roles_;
    list<double> keys_;  // a number for each of the known values, made of its definition and the value
    list<uint32_t> order_;
    list<kind> kinds_;  // those of the current layer
    list<uint64_t> known_;  // for each value: the number of the last layer with it, and its kind there
    uint64_t grid_number_ = 0;
};

}  // namespace hantei::level
