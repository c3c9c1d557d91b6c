// SPDX-License-Identifier: MIT
// Members of a shape, such as its vertices and what is known about them, that everyone may read and only the shape itself can write.
export module hantei:read_only;
import :base;

export namespace hantei {

/// A read-only member X of a shape `Shape`: only an assignment to the whole shape changes it. X is stored privately, and may be moved with
/// the shape.
template <class X, class Shape>
class read_only {
  public:
    constexpr explicit read_only(X&& x) : x_(static_cast<X&&>(x)) {}
    constexpr explicit read_only(X const& x) : x_(x) {}
    constexpr ~read_only() = default;

    constexpr X const& get() const { return x_; }
    friend constexpr bool operator==(read_only const& a, read_only const& b) { return a.x_ == b.x_; }

  private:
    friend Shape;
    constexpr read_only(read_only const&) = default;
    constexpr read_only(read_only&&) = default;
    constexpr read_only& operator=(read_only const&) = default;
    constexpr read_only& operator=(read_only&&) = default;

    X x_;
};
/// A trivially copyable X is public, so that the shape can be a template argument, and const. An assignment constructs it anew.
template <class X, class Shape>
    requires is_trivially_copyable_v<X>
class read_only<X, Shape> {
  public:
    X const x;

    constexpr explicit read_only(X const& value) : x(value) {}
    constexpr read_only(read_only const&) = default;
    constexpr ~read_only() = default;

    constexpr X const& get() const { return x; }
    friend constexpr bool operator==(read_only const& a, read_only const& b) { return a.x == b.x; }

  private:
    friend Shape;
    constexpr read_only& operator=(read_only const& other) {
        if (this != &other) construct_at(this, other);
        return *this;
    }
};

}  // namespace hantei
