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
template <hantei::printable X>
struct std::formatter<X, char> : std::formatter<std::string_view, char> {
    template <class Context>
    auto format(X const& x, Context& context) const {
        hantei::text written;
        hantei::print_value(written, x);
        return std::formatter<std::string_view, char>::format(written.all, context);
    }
};
#endif
