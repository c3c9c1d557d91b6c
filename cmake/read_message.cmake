# SPDX-License-Identifier: MIT
# read_message(VARIABLE OUTPUT): what a level check says in the compiler's OUTPUT, as one reads it: the pieces into which
# clang 19, and GCC warnings, cut the message are joined, blanks are single, and marks that a piece cannot hold are those of the piece.
function(read_message variable output)
    string(REPLACE "_@hantei.level{" "_{" text "${output}")  # as GCC names what a module has
    string(REGEX REPLACE "/ *\"}, _{\"" "/" text "${text}")
    string(REPLACE "\"}, _{\"" "" text "${text}")
    string(REGEX REPLACE " +" " " text "${text}")
    string(REGEX REPLACE "(:[0-9]+:[0-9]+), (error|warning): " "\\1: \\2: " text "${text}")
    string(REPLACE "`" "\"" text "${text}")
    set(${variable} "${text}" PARENT_SCOPE)
endfunction()
