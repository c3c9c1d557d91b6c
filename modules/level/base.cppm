// SPDX-License-Identifier: MIT
// The only unit of hantei.level that includes standard headers: the other units import the names below.
module;
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "../platform.hpp"

export module hantei.level:base;

namespace hantei::level {

using std::allocator;
using std::bit_cast;
using std::construct_at;
using std::countl_zero;
using std::destroy_at;
using std::domain_error;
using std::fclose;
using std::ferror;
using std::FILE;
using std::fopen;
using std::fread;
using std::get_if;
using std::index_sequence;
using std::initializer_list;
using std::int64_t;
using std::is_constant_evaluated;
using std::is_scalar_v;
using std::is_trivially_copyable_v;
using std::is_trivially_destructible_v;
using std::make_index_sequence;
using std::optional;
using std::size_t;
using std::uint32_t;
using std::uint64_t;
using std::variant;
using std::vector;
using std::visit;

/// Nobody calls this. It keeps what templates of the standard library need reachable for other units: see keep_reachable() in modules/base.cppm.
inline bool keep_reachable(vector<int>& v, void* place) {
    ::new (place) int(1);
    v.push_back(1);
    vector<int> const& c = v;
    bool some = v.begin() == v.end() || c.begin() != c.end() || v.end() - v.begin() > 1;
    for (int x : v) some = some || x > 0;
    for (int x : c) some = some || x > 0;
    return some;
}

using platform::fail;
using platform::uint128;

}  // namespace hantei::level
