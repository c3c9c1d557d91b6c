// SPDX-License-Identifier: MIT
// Levels drawn with characters: maps with a legend, and Sokoban. Source: Sokoban Wiki, level format.
export module hantei.level:drawn;
import :base;
import :cells;
import :json_cursor;
import :list;
import :map_reader;
import :object;
import :rules;
import :text;
import :tiles;

namespace hantei::level {

/// The lines of a text, without their line endings.
class lines {
  public:
    constexpr explicit lines(text const& source) : source_(source) {
        constexpr text mark = "\xef\xbb\xbf";  // the byte order mark
        if (source.size() >= mark.size() && text{source.data(), mark.size()} == mark) begin_ = mark.size();
    }

    /// Goes to the next line; returns false after the last one.
    constexpr bool next() {
        if (begin_ >= source_.size()) return false;
        char const* const line = source_.data() + begin_;
        size_t const end = begin_ + static_cast<size_t>(first_of('\n', line, source_.end()) - line);
        size_t const size = end > begin_ && source_[end - 1] == '\r' ? end - begin_ - 1 : end - begin_;
        line_ = {source_.data() + begin_, size};
        begin_ = end + 1;
        return true;
    }
    constexpr text line() const { return line_; }

  private:
    text source_, line_;
    size_t begin_ = 0;
};

constexpr bool is_blank(text const& line) {
    for (char const c : line)
        if (c != ' ' && c != '\t') return false;
    return true;
}
/// The text without blanks at both ends.
constexpr text trimmed(text const& t) {
    size_t begin = 0, end = t.size();
    while (begin < end && (t[begin] == ' ' || t[begin] == '\t')) ++begin;
    while (end > begin && (t[end - 1] == ' ' || t[end - 1] == '\t')) --end;
    return {t.data() + begin, end - begin};
}
constexpr bool has(text const& t, char c) {
    for (char const other : t)
        if (other == c) return true;
    return false;
}

class drawn_reader {
  public:
    constexpr drawn_reader(text const& source, settings const& demands, format how) : demands_(demands) {
        map_.source = source;
        map_.format = how;
    }

    constexpr map read() {
        if (map_.format == format::sokoban) read_sokoban();
        else read_drawn();
        return static_cast<map&&>(map_);
    }

  private:
    static constexpr size_t most_rows = 1'000'000;
    static constexpr size_t most_cells = 4'000'000;

    constexpr void fail(char const* const& place, char const* sentence, bool complete = true) {
        if (map_.error.expected == nullptr) map_.error = {sentence, offset(place), {}, complete};
    }
    constexpr bool failed() const { return map_.error.expected != nullptr; }
    constexpr size_t offset(char const* const& place) const { return static_cast<size_t>(place - map_.source.data()); }

    constexpr void add_row(text const& line) {
        if (map_.rows.size() == most_rows) return fail(line.data(), "levels drawn with characters have at most 1000000 rows");
        map_.rows.add(line);
    }
    constexpr void begin_level(text const& name, char const* const& place) {
        if (map_.stages.size() == most_stages) return fail(place, "a file has at most 10000 levels");
        stage s;
        s.name = name;
        s.position = offset(place);
        s.first_row = map_.rows.size();
        map_.stages.add(s);
    }
    constexpr void end_level() {
        stage& s = map_.stages[map_.stages.size() - 1];
        s.last_row = map_.rows.size();
        for (size_t i = s.first_row; i < s.last_row; ++i)
            if (map_.rows[i].size() > s.columns) s.columns = map_.rows[i].size();
        size_t const rows = s.last_row - s.first_row;
        cells_ += static_cast<uint64_t>(s.columns) * rows;
        if (cells_ > most_cells)
            fail(map_.source.data() + s.position, "levels drawn with characters have at most 4000000 cells");
        s.width = static_cast<double>(s.columns) * demands_.cell;
        s.height = static_cast<double>(rows) * demands_.cell;
    }

    // ---- a map with a legend
    constexpr void read_drawn() {
        bool known[256]{};
        known[static_cast<unsigned char>(' ')] = true;
        for (glyph const& g : demands_.legend) known[static_cast<unsigned char>(g.character)] = true;
        begin_level({}, map_.source.data());
        size_t blank = 0;
        for (lines all{map_.source}; !failed() && all.next();) {
            text const line = all.line();
            for (char const& c : line)
                if (!known[static_cast<unsigned char>(c)])
                    return fail(&c, "a character of the legend (.legend in the rules)", false);
            add_row(line);
            blank = is_blank(line) ? blank + 1 : 0;
        }
        map_.rows.truncate(map_.rows.size() - blank);  // blank lines at the end are not rows
        if (!failed()) end_level();
    }

    // ---- Sokoban
    static constexpr bool is_cell(char c) { return has("#@+$*. -_pPbB", c); }

    constexpr void read_sokoban() {
        bool inside = false;
        text title;
        for (lines all{map_.source}; !failed() && all.next();) {
            text const line = all.line();
            bool const row = is_row(line, inside);
            if (failed()) return;
            if (row && !inside) {
                begin_level(title, line.data());
                title = {};
            }
            if (row && !failed()) add_row(line);
            if (!row && inside) end_level();
            inside = row;
            if (!row && !is_blank(line)) read_words(line, title);
        }
        if (inside && !failed()) end_level();
        if (map_.stages.size() == 0) fail(map_.source.data(), "there is no level: no line has a wall (#)");
        for (size_t i = 0; i < map_.stages.size() && !failed(); ++i) read_pieces(i);
    }
    /// Whether a line is a row of a level. A line that looks like a row and is not valid is an error, because a level would be overlooked
    /// otherwise.
    constexpr bool is_row(text const& line, bool inside) {
        bool wall = false, coded = false;
        char const* foreign = nullptr;
        for (char const& c : line) {
            wall = wall || c == '#';
            if (is_cell(c)) continue;
            if (has("0123456789|()", c)) coded = true;
            else if (foreign == nullptr) foreign = &c;
        }
        if (foreign == nullptr && !coded) return wall || (inside && !is_blank(line));
        text const words = trimmed(line);
        if (foreign == nullptr && wall)
            fail(line.data(), "rows in run-length encoding cannot be read: write them out, a character for each cell");
        else if (foreign != nullptr && !words.empty() && words[0] == '#' && words[words.size() - 1] == '#')
            fail(foreign, "a cell of Sokoban (one of #@+$*.-_ or a blank)", false);
        return false;
    }
    /// Reads a line between levels. "Title: ..." is the title of the level above; a text without a colon is the title of the next level.
    constexpr void read_words(text const& line, text& title) {
        text words = trimmed(line);
        while (!words.empty() && words[0] == ';') words = trimmed({words.data() + 1, words.size() - 1});
        constexpr text key = "Title:";
        if (words.size() > key.size() && text{words.data(), key.size()} == key) {
            if (map_.stages.size() > 0)
                map_.stages[map_.stages.size() - 1].name = trimmed({words.data() + key.size(), words.size() - key.size()});
        } else if (!words.empty() && !has(words, ':')) {
            title = words;
        }
    }
    constexpr void read_pieces(size_t which) {
        map_.stages[which].first = map_.objects.size();
        for (size_t i = map_.stages[which].first_row; i < map_.stages[which].last_row; ++i) {
            text const row = map_.rows[i];
            for (size_t column = 0; column < row.size(); ++column) {
                char const c = row[column];
                if (c == '#' || c == ' ' || c == '-' || c == '_') continue;
                size_t const at = i - map_.stages[which].first_row;
                if (has("@+pP", c)) add_piece(which, "player", at, column, row);
                if (has("$*bB", c)) add_piece(which, "box", at, column, row);
                if (has("+*.PB", c)) add_piece(which, "goal", at, column, row);
            }
        }
        map_.stages[which].last = map_.objects.size();
    }
    constexpr void add_piece(size_t which, text const& type, size_t row, size_t column, text const& line) {
        char const* const place = line.data() + column;
        if (map_.objects.size() == most_objects) return fail(place, "the levels of a file have at most 100000 objects");
        object o;
        o.id = -1;
        o.type = type;
        o.stage = which;
        o.position = offset(place);
        o.x = static_cast<double>(column) * demands_.cell;
        o.y = static_cast<double>(row) * demands_.cell;
        o.width = o.height = demands_.cell;
        map_.objects.add(o);
    }

    settings const& demands_;
    map map_;
    uint64_t cells_ = 0;
};

/// Adds the walls of a Sokoban level as objects, for custom rules and for programs that draw the level.
constexpr void add_walls(map& level, list<role>& roles, size_t which, double cell) {
    stage const s = level.stages[which];
    list<uint32_t> kinds((s.last_row - s.first_row) * s.columns);
    for (size_t i = s.first_row; i < s.last_row; ++i)
        for (size_t column = 0; column < level.rows[i].size(); ++column)
            kinds[(i - s.first_row) * s.columns + column] = level.rows[i][column] == '#' ? 1 : 0;
    each_block(kinds, s.columns, [&](uint32_t, size_t row, size_t column, size_t rows, size_t columns) {
        object o;
        o.cells = true;
        o.id = -1;
        o.type = "wall";
        o.stage = which;
        o.position = static_cast<size_t>(level.rows[s.first_row + row].data() - level.source.data()) + column;
        o.x = static_cast<double>(column) * cell;
        o.y = static_cast<double>(row) * cell;
        o.width = static_cast<double>(columns) * cell;
        o.height = static_cast<double>(rows) * cell;
        add_cells(level, roles, o, role::solid);
    });
}

/// Makes the cells of a map with a legend into objects: cells of one solid glyph are merged into rectangles, each other cell is an object of its
/// own, and a spawn is the point in the middle of its cell.
class drawn_cells {
  public:
    constexpr drawn_cells(map& level, list<role>& roles, settings const& demands)
        : level_(level), roles_(roles), demands_(demands) {}

    constexpr void read(any_classify const& classify) {
        stage& s = level_.stages[0];
        list<uint32_t> kinds((s.last_row - s.first_row) * s.columns);
        uint32_t index[256]{};
        for (size_t i = 0; i < demands_.legend.size(); ++i)
            index[static_cast<unsigned char>(demands_.legend[i].character)] = static_cast<uint32_t>(i + 1);
        known_ = list<bool>(demands_.legend.size());
        meanings_ = list<role>(demands_.legend.size());
        for (size_t row = 0; row < s.last_row; ++row) {
            text const line = level_.rows[row];
            for (size_t column = 0; column < line.size() && level_.error.expected == nullptr; ++column) {
                uint32_t const which = index[static_cast<unsigned char>(line[column])];
                if (which == 0 || demands_.legend[which - 1].type.empty()) continue;
                object o = cell(which, row, column, 1, 1);
                role const meaning = meaning_of(which - 1, o, classify);
                if (meaning == role::ignored) continue;
                if (meaning == role::solid) {
                    kinds[row * s.columns + column] = which;
                    continue;
                }
                o.cells = false;
                if (meaning == role::spawn) {
                    o.form = form::point;
                    o.x += demands_.cell / 2;
                    o.y += demands_.cell / 2;
                    o.width = o.height = 0;
                }
                add_cells(level_, roles_, o, meaning);
            }
        }
        s.last = level_.objects.size();
        level_.cell_count = 0;
        each_block(kinds, s.columns, [&](uint32_t which, size_t row, size_t column, size_t rows, size_t columns) {
            add_cells(level_, roles_, cell(which, row, column, rows, columns), role::solid);
        });
    }

  private:
    constexpr object cell(uint32_t which, size_t row, size_t column, size_t rows, size_t columns) const {
        object o;
        o.cells = true;
        o.id = -1;
        o.type = demands_.legend[which - 1].type;
        o.position = static_cast<size_t>(level_.rows[row].data() - level_.source.data()) + column;
        o.x = static_cast<double>(column) * demands_.cell;
        o.y = static_cast<double>(row) * demands_.cell;
        o.width = static_cast<double>(columns) * demands_.cell;
        o.height = static_cast<double>(rows) * demands_.cell;
        return o;
    }
    /// The role of a glyph. `classify` is called once for each.
    constexpr role meaning_of(size_t which, object const& o, any_classify const& classify) {
        if (!known_[which]) meanings_[which] = classify(o);
        known_[which] = true;
        return meanings_[which];
    }

    map& level_;
    list<role>& roles_;
    settings const& demands_;
    list<bool> known_;
    list<role> meanings_;
};

}  // namespace hantei::level
