// SPDX-License-Identifier: MIT
// std::format of what can be printed, where the standard library has it.
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
/// The text that << writes, with the width and the alignment that a string can have: std::format("{:>30}", disk{{0, 0}, 1.0}).
/// (Ranges, as a flaw_list is, and what is optional may have formatters of the standard library.)
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
