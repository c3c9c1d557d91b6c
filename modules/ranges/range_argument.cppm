// SPDX-License-Identifier: MIT
// The constraint on an argument that must be a range of shapes, with a message for each way in which it may not be one.
export module hantei:range_argument;
import :base;
import :shape;
import :sentence;
import :alternatives;

namespace hantei {

/// The place of a range in a call.
enum class range_place { only_argument, first_argument, second_argument, left_of_bar };
/// What is done with a range: it is traversed once, or more often, or a view of it is made.
enum class range_use { once, again, view };

template <class R, range_use Use>
consteval bool range_can_be_used() {
    if constexpr (Use == range_use::again) return rng::forward_range<R>;
    if constexpr (Use == range_use::view) return rng::viewable_range<R>;
    return rng::input_range<R>;
}
/// The message that says why R cannot be used as it must be.
template <class R, range_place Place, range_use Use>
struct objection_text_range {
    static consteval char const* place() {
        if (Place == range_place::only_argument) return "hantei: the argument ";
        if (Place == range_place::first_argument) return "hantei: the first argument ";
        if (Place == range_place::second_argument) return "hantei: the second argument ";
        return "hantei: the left side of | ";
    }
    static consteval composed_text text() {
        composed_text text;
        text += place();
        if constexpr (rng::input_range<R> && Use == range_use::again) {
            text += "is a range that can be walked through only once: pass a std::vector of its elements";
        } else if constexpr (rng::input_range<R>) {
            text += "is a view that cannot be copied: hand it over with std::move";
        } else if constexpr (rng::input_range<remove_cvref_t<R>&>) {
            text += "is a const view, which cannot be walked through: pass it without const";
        } else if constexpr (shape<resolved_t<remove_cvref_t<R>>>) {
            text += "is one shape: pass a range of them, as a std::vector, an array or a view";
        } else {
            text += "is no range of shapes: pass a std::vector, an array or a view of them";
        }
        return text;
    }
};
struct objection_text_projection {
    static consteval composed_text text() {
        composed_text text;
        text += "hantei: the projection cannot be called with an element of the range";
        return text;
    }
};
template <class R, class Projection, range_place Place, range_use Use>
consteval auto objection_to_range() {
    if constexpr (!range_can_be_used<R, Use>()) {
        return sentence_of<objection_text_range<R, Place, Use>>();
    } else if constexpr (!requires { typename invoke_result_t<Projection const&, rng::range_reference_t<R>>; }) {
        return sentence_of<objection_text_projection>();
    } else {
        return no_objection;
    }
}
/// A range of elements with which the projection can be called.
template <class R, class Projection, range_place Place, range_use Use = range_use::once>
concept projected_range = answerable<objection_to_range<R, Projection, Place, Use>()>;

}  // namespace hantei
