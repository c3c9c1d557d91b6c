// SPDX-License-Identifier: MIT
// Findings in words.
export module hantei.level:message;
import :base;
import :cursor;
import :depth;
import :list;
import :object;
import :placement;
import :report;
import :text;
import :validation;

namespace hantei::level {

constexpr text name_of(rule r) {
    switch (r) {
        case rule::unknown_class: return "unknown class";
        case rule::unsupported_shape: return "unsupported shape";
        case rule::degenerate_shape: return "degenerate shape";
        case rule::bad_polygon: return "bad polygon";
        case rule::duplicate_id: return "duplicate id";
        case rule::outside_bounds: return "outside bounds";
        case rule::overlap: return "overlap";
        default: return "spawn in solid";
    }
}

constexpr void write_place(report_writer& out, text file, locator const& at) {
    out.path(file) << ":" << at.line() << ":" << at.column() << ": error: ";
}

constexpr void write_depth(report_writer& out, double by) {
    out << " by ";
    if (by < 0.0005) out << "less than 0.001 (snap both to the grid)";
    else out << by;
}
constexpr void write_depth(report_writer& out, optional<double> const& by) {
    if (by.has_value()) write_depth(out, *by);
}

constexpr void write_degenerate(report_writer& out, object const& a) {
    switch (a.form) {
        case form::point: out << " is a point, and only a spawn may be one: draw a rectangle or a circle"; break;
        case form::polyline: out << " is a polyline without length, or an area that has none: draw a polygon"; break;
        case form::polygon: out << " has no area: its vertices are on one line"; break;
        default: out << " has no area, it is " << a.width << " x " << a.height << ": give it a size, or make it a point";
    }
}

constexpr void write_finding(report_writer& out, map const& level, settings const& demands, finding const& f) {
    object const& a = level.objects[f.a];
    object const& b = level.objects[f.b];
    out << name_of(f.rule) << ": " << a;
    switch (f.rule) {
        case rule::unknown_class:
            out << " has the class ";
            out.quoted(a.type) << " in the layer ";
            out.quoted(a.layer) << ", and the rules do not know it";
            break;
        case rule::unsupported_shape: out << " " << text::terminated(unsupported(a)); break;
        case rule::degenerate_shape: write_degenerate(out, a); break;
        case rule::bad_polygon:
            out << " meets itself: look at its sides that begin at (" << f.at.x << ", " << f.at.y << ") and at (" << f.other.x
                << ", " << f.other.y << ")";
            break;
        case rule::duplicate_id: out << " has the id of " << b; break;
        case rule::outside_bounds:
            out << " leaves the map, which is " << level.width << " x " << level.height << ",";
            write_depth(out, f.by);
            break;
        case rule::overlap:
            out << " overlaps " << b;
            write_depth(out, f.by);
            break;
        case rule::spawn_in_solid:
            if (a.form == form::point) out << " with radius " << demands.agent_radius;
            out << " is inside " << b;
            write_depth(out, f.by);
            break;
    }
}

/// What stands at `offset`: the end of the file, a character, or a byte that has no picture.
constexpr void write_found(report_writer& out, text source, size_t offset) {
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

constexpr report describe_syntax(text file, map const& level) {
    report_writer out{1};
    syntax_error const& e = level.error;
    locator at{level.source};
    at.advance(e.offset);
    write_place(out, file, at);
    out << "syntax: ";
    if (!e.complete) out << "expected ";
    out << text::terminated(e.expected);
    if (!e.key.empty()) out << (e.complete ? text{" "} : text{" for "});
    if (!e.key.empty()) out.quoted(e.key);
    if (!e.complete) {
        out << ", found ";
        write_found(out, level.source, e.offset);
    }
    return out.result();
}

/// The first eight findings, and how many more there are.
constexpr report describe(text file, map const& level, settings const& demands, list<finding> const& findings) {
    report_writer out{findings.size()};
    locator at{level.source};
    for (size_t i = 0; i < findings.size() && i < most_shown; ++i) {
        if (i > 0) out << "\n";
        at.advance(level.objects[findings[i].a].position);
        write_place(out, file, at);
        write_finding(out, level, demands, findings[i]);
    }
    if (findings.size() > most_shown) out << "\n... and " << uint64_t{findings.size() - most_shown} << " more";
    return out.result();
}

}  // namespace hantei::level
