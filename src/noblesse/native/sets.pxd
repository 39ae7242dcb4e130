"""The functions of core/sets.py in C.  Untyped arguments: the macros read a set's size off its C type."""

from libc.stdint cimport uint64_t

cdef extern from "sets.h" nogil:
    void add "set_add" (...)
    void discard "set_discard" (...)
    bint has "set_has" (...)
    long long size "set_size" (...)
    bint some "set_some" (...)
    void clear "set_clear" (...)
    void assign "set_assign" (...)
    void unite "set_unite" (...)
    void keep "set_keep" (...)
    void remove "set_remove" (...)
    bint meets "set_meets" (...)
    void take "set_take" (...)
    long long pop "set_pop" (...)
    long long nth "set_nth" (...)
    long long first "set_first" (...)
    long long following "set_following" (...)

    # For loops that know no game: the number of words comes as an argument.
    int lowest(uint64_t word)
    void words_add(uint64_t* b, int i)
    void words_discard(uint64_t* b, int i)
    bint words_has(const uint64_t* b, int i)
    int words_size(const uint64_t* b, int words)
    bint words_some(const uint64_t* b, int words)
    int words_pop(uint64_t* b, int words)
    int words_nth(const uint64_t* b, int words, int r)
    int words_following(const uint64_t* b, int words, int i)
