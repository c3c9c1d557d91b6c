// SPDX-License-Identifier: MIT
// Writes findings as messages.
export module hantei.level:message;
import :base;
import :check_state;
import :finding;
import :json_cursor;
import :overlap_depth;
import :list;
import :object;
import :sorted_indices;
import :placement;
import :report;
import :rules;
import :text;

namespace hantei::level {

constexpr void write_place(report_writer& out, text const& file, locator const& at, severity how) {
    out.path(file) << ":" << at.line() << ":" << at.column()
                   << (how == severity::error ? text{": error: "} : text{": warning: "});
}

constexpr void write_depth(report_writer& out, double by) {
    if (by < 0) return;
    out << " by ";
    if (by < 0.0005) out << "less than 0.001 (snap both to the grid)";
    else out << by;
}

/// Writes why an object has no shape, with the name of its tileset if that could not be read.
constexpr void write_unsupported(report_writer& out, map const& level, object const& a) {
    char const* const why = unsupported(a);
    out << " ";
    if (a.form == form::tile && why == a.no_shape_reason) {
        double const gid = a.gid & 0x0fffffff;
        tileset const* owner = nullptr;
        for (tileset const& set : level.tilesets)
            if (set.first_gid <= gid && (owner == nullptr || set.first_gid >= owner->first_gid)) owner = &set;
        if (owner != nullptr && !owner->known) (out << "has a tile of the tileset \"").path(owner->source) << "\" ";
    }
    out << text::terminated(why);
}

constexpr void write_degenerate(report_writer& out, object const& a) {
    switch (a.form) {
        case form::point: out << " is a point, and only a spawn may be one: draw a rectangle or a circle"; break;
        case form::polyline: out << " is a polyline without length, or an area that has none: draw a polygon"; break;
        case form::polygon: out << " has no area: its vertices are on one line"; break;
        default: out << " has no area, it is " << a.width << " x " << a.height << ": give it a size, or make it a point";
    }
}

constexpr void write_class(report_writer& out, text const& type) {
    if (!type.empty()) out << " of the class ";
    if (!type.empty()) out.quoted(type);
}
/// Writes what a quota counts: objects of the class "spawn" with the name "player".
constexpr void write_counted(report_writer& out, quota const& q, bool one) {
    out << (one ? text{"object"} : text{"objects"});
    write_class(out, q.type);
    if (!q.name.empty()) out << " with the name ";
    if (!q.name.empty()) out.quoted(q.name);
}
/// Writes which level is meant: the map or, in formats with several levels, the level "Cellar".
constexpr void write_level(report_writer& out, map const& level, size_t which) {
    if (level.format != format::ldtk && level.format != format::sokoban) {
        out << "the map";
        return;
    }
    out << "the level";
    if (level.format == format::sokoban) out << " " << uint64_t{which + 1};
    if (!level.stages[which].name.empty()) (out << " ").quoted(level.stages[which].name);
}
constexpr void write_level_of(report_writer& out, map const& level, object const& o) {
    if (level.format == format::ldtk || level.format == format::sokoban) {
        out << " of ";
        write_level(out, level, o.stage);
    }
}
constexpr void write_too_few(report_writer& out, map const& level, quota const& q, finding const& f) {
    size_t const found = f.more;
    if (f.of_file) out << "the levels of the file have ";
    else write_level(out, level, f.stage);
    if (!f.of_file) out << " has ";
    if (found == 0) out << "no ";
    else out << "only " << uint64_t{found} << " ";
    write_counted(out, q, found < 2);
    out << (f.of_file ? text{", and need "} : text{", and needs "})
        << (q.least == q.most ? text{"exactly "} : text{"at least "}) << uint64_t{q.least};
}
constexpr void write_too_many(report_writer& out, map const& level, quota const& q, finding const& f, object const& first_one) {
    text const whole = level.format != format::ldtk ? text{"the map"} : q.of_file ? text{"the file"} : text{"the level"};
    if (q.most == 0) {
        out << " must not be there: " << whole << " may have no ";
        return write_counted(out, q, true);
    }
    out << " is one too many: " << uint64_t{f.more} << " ";
    write_counted(out, q, false);
    out << ", and " << whole << (q.least == q.most ? text{" needs exactly "} : text{" may have at most "}) << uint64_t{q.most}
        << "; the first is " << first_one;
}
constexpr void write_reference(report_writer& out, settings const& demands, finding const& f, object const& a,
                               object const& b) {
    property const& p = a.properties[f.more];
    out << " refers by its property ";
    out.quoted(p.name) << " to ";
    text const type = f.which == by_itself ? text{} : demands.references[f.which].type;
    if (p.object_id && f.which != by_itself) {
        out << b << ", which is not";
        return write_class(out, type);
    }
    if (p.object_id) {
        out << "the object #";
        out.written(p.value) << ", which is not there";
        return;
    }
    out.quoted(p.value) << ", and no object";
    write_class(out, type);
    out << " has that name";
}

constexpr void write_barrier(report_writer& out, map const& level, size_t solid) {
    if (solid == none) out << "the edge of the map";
    else out << level.objects[solid];
}
/// Writes why an object cannot be reached, or only by a way that is too narrow.
constexpr void write_way(report_writer& out, map const& level, settings const& demands, finding const& f) {
    if (f.which == by_itself) {  // Sokoban
        out << " cannot be reached by the player at (" << level.objects[f.b].x << ", " << level.objects[f.b].y << ")";
        return;
    }
    bool const narrow = f.rule == rule::too_narrow;
    double const width = narrow ? demands.reaches[f.which].width : demands.agent_radius * 2;
    if (f.how == hindrance::no_room_at_start) {
        out << " cannot leave its place: what is " << width << " wide finds no room at its middle, beside ";
        return write_barrier(out, level, f.c);
    }
    out << (narrow ? text{" can be reached from "} : text{" cannot be reached from "}) << level.objects[f.b]
        << (narrow ? text{" only by a way that is too narrow: "} : text{": "});
    if (f.how == hindrance::no_room) {
        out << "what is " << width << " wide finds no room at its middle or around it, beside ";
        return write_barrier(out, level, f.c);
    }
    if (f.how == hindrance::gap) out << "the widest gap on the way is " << f.by << " wide, and needs " << width << ", between ";
    else out << "it is walled off, with no gap wider than 0.001, as between ";
    write_barrier(out, level, f.c);
    out << " and ";
    write_barrier(out, level, f.d);
}

constexpr void write_finding(report_writer& out, map const& level, settings const& demands, finding const& f, double depth) {
    if (f.of_map && f.rule == rule::count && f.which != by_itself) return write_too_few(out, level, demands.counts[f.which], f);
    if (f.rule == rule::nothing_checked) {
        uint64_t const count = level.objects.size() - level.cell_count;
        out << "nothing was checked: the map has ";
        if (count == 0) out << "no objects";
        else if (count == 1) out << "1 object, and the rules ignore it";
        else out << count << " objects, and the rules ignore them";
        out << "; if that is meant, say .may_be_empty = true in the rules";
        return;
    }
    if (f.of_map) {
        write_level(out, level, f.stage);
        if (f.rule == rule::own) (out << " ").harmless(f.said.message);
        else if (f.rule == rule::boxes_and_goals)
            out << " has " << uint64_t{f.which} << (f.which == 1 ? text{" box and "} : text{" boxes and "}) << uint64_t{f.more}
                << (f.more == 1 ? text{" goal"} : text{" goals"});
        else out << " has no player (@)";
        return;
    }
    object const& a = level.objects[f.a];
    object const& b = level.objects[f.b];
    out << a;
    write_level_of(out, level, a);
    switch (f.rule) {
        case rule::unknown_class:
            if (a.type.empty()) out << " has no class";
            else (out << " has the class ").quoted(a.type);
            (out << " in the layer ").quoted(a.layer) << ", and the rules do not know it";
            break;
        case rule::unsupported_shape: write_unsupported(out, level, a); break;
        case rule::degenerate_shape: write_degenerate(out, a); break;
        case rule::bad_polygon:
            out << " meets itself: look at its sides that begin at (" << f.at.x << ", " << f.at.y << ") and at (" << f.other.x
                << ", " << f.other.y << ")";
            break;
        case rule::duplicate_id: out << " has the id of " << b; break;
        case rule::outside_bounds:
            out << " leaves the map, which is " << level.stages[a.stage].width << " x " << level.stages[a.stage].height << ",";
            write_depth(out, f.by);
            break;
        case rule::overlap:
            out << " overlaps " << b;
            write_depth(out, depth);
            break;
        case rule::spawn_in_solid:
            if (a.form == form::point) out << " with radius " << demands.agent_radius;
            out << " is inside " << b;
            write_depth(out, depth);
            break;
        case rule::count:
            if (f.which == by_itself) out << " is one too many: the first is at (" << b.x << ", " << b.y << ")";
            else write_too_many(out, level, demands.counts[f.which], f, b);
            break;
        case rule::unreachable:
        case rule::too_narrow: write_way(out, level, demands, f); break;
        case rule::not_closed:
            out << " can leave it: close the wall at row " << uint64_t{f.which + 1} << ", column " << uint64_t{f.more + 1}
                << " of the level";
            break;
        case rule::own: (out << " ").harmless(f.said.message); break;
        case rule::dangling_reference: write_reference(out, demands, f, a, b); break;
        case rule::sight_blocked: out << " does not see " << b << ": in between is " << level.objects[f.more]; break;
        case rule::sight_clear: out << " sees " << b << ": nothing solid is in between"; break;
        default:
            out << " is where the check ended: "
                << (f.which == 1   ? text{"there are too many lines of sight, and it did not look along the others"}
                    : f.which == 2 ? text{"there are too many gaps between solids, and it did not look for all ways"}
                                   : text{"too many shapes lie too close together, and the others were not compared"});
    }
}

/// Writes a hint if a property tries to allow the finding without a reason.
constexpr void write_waiver(report_writer& out, map const& level, finding const& f) {
    text const rule = name_of(f);
    constexpr size_t looked_at = 64;  // many findings may be about one object with very many properties
    auto const tried = [&](property const* properties, size_t count) {
        return waiver_in(properties, count < looked_at ? count : looked_at, rule) == waiver::without_reason;
    };
    auto const tried_by = [&](size_t i) { return tried(level.objects[i].properties, level.objects[i].property_count); };
    stage const& s = level.stages[f.stage];
    if (f.of_map ? tried(level.properties.data() + s.first_property, s.property_count) : tried_by(f.a) || tried_by(f.b))
        (out << "; \"allow-").written(rule) << "\" allows nothing without a reason as its text";
}

/// The byte in the file at which a finding is reported.
constexpr size_t position_of(map const& level, finding const& f) {
    return f.of_map ? level.stages[f.stage].position : level.objects[f.a].position;
}

constexpr bool has_depth(finding const& f) { return f.rule == rule::overlap || f.rule == rule::spawn_in_solid; }

/// Writes what is at `offset`: the end of the file, a character, or the number of a byte that cannot be printed.
constexpr void write_found(report_writer& out, text const& source, size_t offset) {
    if (offset >= source.size()) {
        out << "the end of the file";
        return;
    }
    auto const byte = static_cast<unsigned char>(source[offset]);
    if (byte > 0x20 && byte < 0x7f) {
        out << "'" << text{source.data() + offset, 1} << "'";
        return;
    }
    char const digits[]{"0123456789abcdef"};
    out << "the byte 0x" << text{digits + byte / 16, 1} << text{digits + byte % 16, 1};
}

constexpr void write_syntax(report_writer& out, map const& level) {
    syntax_error const& e = level.error;
    if (!e.complete) out << "expected ";
    out << text::terminated(e.expected);
    if (!e.key.empty()) out << (e.complete ? text{" "} : text{" for "});
    if (!e.key.empty()) out.quoted(e.key);
    if (!e.complete) {
        out << ", found ";
        write_found(out, level.source, e.offset);
    }
}
constexpr report describe_syntax(text const& file, map const& level) {
    report_writer out{1};
    locator at{level.source};
    at.advance(level.error.offset);
    write_place(out, file, at, severity::error);
    write_syntax(out, level);
    out << " [syntax]";
    return out.result();
}

/// The number of findings that are shown in full.
constexpr size_t most_shown = 8;

/// Groups the findings by rule and layer, and chooses those that are shown.
class groups {
  public:
    constexpr groups(map const& level, list<finding> const& findings) : level_(level), findings_(findings) {
        group_of_.reserve(findings.size());
        for (size_t i = 0; i < findings.size(); ++i) {
            size_t g = 0;
            while (g < groups_.size() && !same(findings[groups_[g].first], findings[i])) ++g;
            if (g == groups_.size()) groups_.add({i, 0, 0});
            ++groups_[g].size;
            group_of_.add(g);
        }
        // One finding of each group, then a second one of each, and so on, as long as there is room.
        for (size_t left = most_shown; left > 0;) {
            size_t const before = left;
            for (size_t g = 0; g < groups_.size() && left > 0; ++g)
                if (groups_[g].shown < groups_[g].size) ++groups_[g].shown, --left;
            if (left == before) break;
        }
    }
    /// Calls show(finding) for the findings that are shown and, after those of a group, rest(finding, count) if the group has `count` more.
    template <class Show, class Rest>
    constexpr void each(Show show, Rest rest) const {
        for (size_t g = 0; g < groups_.size() && groups_[g].shown > 0; ++g) {
            size_t shown = 0;
            for (size_t i = groups_[g].first; shown < groups_[g].shown; ++i)
                if (group_of_[i] == g) ++shown, show(findings_[i]);
            if (shown < groups_[g].size) rest(findings_[groups_[g].first], groups_[g].size - shown);
        }
    }
    /// The number of findings in the groups of which none is shown.
    constexpr size_t others() const {
        size_t count = 0;
        for (auto const& g : groups_) count += g.shown == 0 ? g.size : 0;
        return count;
    }

  private:
    struct group {
        size_t first, size, shown;
    };
    constexpr bool same(finding const& f, finding const& g) const {
        if (f.rule != g.rule || !(f.said.rule == g.said.rule)) return false;
        if (f.of_map || g.of_map) return f.of_map && g.of_map;
        return level_.objects[f.a].layer == level_.objects[g.a].layer;
    }

    map const& level_;
    list<finding> const& findings_;
    list<group> groups_;
    list<size_t> group_of_;
};

/// The report: at most eight findings, and how many more there are. `depth` returns the penetration depth of the two objects of a finding.
template <class Depth>
constexpr report describe(text const& file, map const& level, settings const& demands, list<finding> const& findings,
                          Depth depth) {
    size_t errors = 0;
    for (finding const& f : findings) errors += severity_under(demands, f) == severity::error ? 1 : 0;
    report_writer out{findings.size(), findings.size() - errors};
    bool first = true;
    auto const new_line = [&] {
        if (!first) out << "\n";
        first = false;
    };
    locator at{level.source};
    groups const grouped{level, findings};
    grouped.each(
        [&](finding const& f) {
            new_line();
            at.advance(position_of(level, f));
            write_place(out, file, at, severity_under(demands, f));
            write_finding(out, level, demands, f, has_depth(f) ? depth(f) : no_depth);
            write_waiver(out, level, f);
            (out << " [").written(name_of(f)) << "]";
        },
        [&](finding const& f, size_t more) {
            new_line();
            (out << "... and " << uint64_t{more} << " more [").written(name_of(f)) << "]";
            if (f.of_map || (level.objects[f.a].layer.empty() && level.format != format::tiled)) return;
            (out << " in the layer ").quoted(level.objects[f.a].layer);
        });
    if (size_t const others = grouped.others(); others > 0) {
        new_line();
        out << "... and " << uint64_t{others} << " more";
    }
    if (errors == most_findings) {
        new_line();
        out << "The check ended here: it looks for " << uint64_t{most_findings} << " errors and no more";
    }
    return out.result();
}

}  // namespace hantei::level
