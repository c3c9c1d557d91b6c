// SPDX-License-Identifier: MIT
// The answer to a question of variants of which only some alternatives have it.
export module hantei:optional_answer;
import :base;

export namespace hantei {

/// An answer of type R, or that the question is not defined for the shapes that the variants hold: a contact with a ray, the bounds of a line.
/// A question of variants of which all alternatives have an answer gives that answer itself. It is no bool, so that an answer `false`
/// is not taken for none.
template <class R>
class optional_answer {
  public:
    using value_type = R;

    /// The question is not defined.
    constexpr optional_answer() = default;
    constexpr explicit optional_answer(R answer) : answer_(static_cast<R&&>(answer)) {}

    constexpr bool has_value() const { return answer_.has_value(); }
    /// Throws std::domain_error where the question is not defined.
    constexpr R const& value() const {
        if (!answer_.has_value())
            fail(domain_error("hantei: the question is not defined for the shapes that the variants hold"));
        return *answer_;
    }
    /// The answer, which there is.
    constexpr R const& operator*() const { return *answer_; }
    constexpr R const* operator->() const { return answer_.operator->(); }
    constexpr R value_or(R const& otherwise) const { return answer_.has_value() ? *answer_ : otherwise; }

    constexpr bool operator==(optional_answer const& other) const { return answer_ == other.answer_; }
    constexpr bool operator==(R const& answer) const { return answer_.has_value() && *answer_ == answer; }

  private:
    optional<R> answer_;
};

}  // namespace hantei
