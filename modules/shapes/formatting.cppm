// SPDX-License-Identifier: MIT
// std::format for everything printable, if the standard library has it.
module;
#if __has_include(<format>)
#include <format>
#include <string_view>
#define HANTEI_HAS_FORMAT
#endif

export module hantei:formatting;
import :base;
import :printing;

#ifdef HANTEI_HAS_FORMAT
/// Formats a value as the text that << writes, with the width and the alignment options of a string:
/// std::format("{:>30}", disk{{0, 0}, 1.0}). (Ranges, such as a flaw_list, and optional values are excluded, because the standard library
/// may have formatters for them.)
template <hantei::printable X>
    requires(!hantei::rng::range<X> && !requires { typename X::value_type; })
struct std::formatter<X, char> : std::formatter<std::string_view, char> {
    template <class Context>
    auto format(X const& x, Context& context) const {
        hantei::text written;
        hantei::print_value(written, x);
        return std::formatter<std::string_view, char>::format(written.all, context);
    }
};
#endif
