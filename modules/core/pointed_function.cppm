// SPDX-License-Identifier: MIT
// A call of someone else's function through a pointer, so that the caller is compiled once instead of once for each function.
export module hantei:pointed_function;
import :base;

namespace hantei {

/// A reference to a function object that lives at least as long as the call. All functions of one signature have the same type.
template <class Result, class... X>
class pointed_function {
  public:
    template <class F>
    constexpr explicit pointed_function(F& f)
        : object_(&f), call_([](void* object, X... x) -> Result { return (*static_cast<F*>(object))(x...); }) {}
    constexpr Result operator()(X... x) const { return call_(object_, x...); }

  private:
    void* object_;
    Result (*call_)(void*, X...);
};

}  // namespace hantei
