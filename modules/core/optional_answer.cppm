// SPDX-License-Identifier: MIT
// The answer to a question about variants if only some of their alternatives have one.
export module hantei:optional_answer;
import :base;

export namespace hantei {

/// An answer of type R, or none if the question is not defined for the shapes that the variants hold: a contact with a ray, the bounds of a
/// line. If all alternatives have an answer, the question returns an R instead. An optional_answer does not convert to bool, so an answer
/// `false` cannot be mistaken for no answer.
template <class R>
class optional_answer {
  public:
    using value_type = R;

    /// No answer: the question is not defined.
    constexpr optional_answer() = default;
    constexpr explicit optional_answer(R answer) : answer_(static_cast<R&&>(answer)) {}

    constexpr bool has_value() const { return answer_.has_value(); }
    /// Returns the answer. Throws std::domain_error if the question is not defined.
    constexpr R const& value() const {
        if (!answer_.has_value())
            fail(domain_error("hantei: the question is not defined for the shapes that the variants hold"));
        return *answer_;
    }
    /// Returns the answer, which must exist.
    constexpr R const& operator*() const { return *answer_; }
    constexpr R const* operator->() const { return answer_.operator->(); }
    constexpr R value_or(R const& otherwise) const { return answer_.has_value() ? *answer_ : otherwise; }

    constexpr bool operator==(optional_answer const& other) const { return answer_ == other.answer_; }
    constexpr bool operator==(R const& answer) const { return answer_.has_value() && *answer_ == answer; }

  private:
    optional<R> answer_;
};

}  // namespace hantei
