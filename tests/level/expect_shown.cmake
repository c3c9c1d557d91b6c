# SPDX-License-Identifier: MIT
# The Markdown `page` must show the text of `header` from its line `#pragma once` on.
file(READ "${page}" shown)
file(READ "${header}" text)
string(FIND "${text}" "#pragma once" begin)
if(begin EQUAL -1)
    message(FATAL_ERROR "${header} has no line #pragma once")
endif()
string(SUBSTRING "${text}" ${begin} -1 text)
string(FIND "${shown}" "${text}" found)
if(found EQUAL -1)
    message(FATAL_ERROR "${page} does not show ${header} as it is:\n${text}")
endif()
