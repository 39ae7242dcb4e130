"""What a compiled game hands to loops that know no game; said in full in vtable.h."""

from libc.stdint cimport uint32_t, uint64_t

from noblesse.native.source cimport Source

cdef extern from "vtable.h" nogil:
    enum: MOST_WORDS
    enum: MOST_OUTCOMES
    enum: MOST_SEATS
    enum: CHANCE
    enum: NOBODY
    enum: ALL
    enum: TERMINAL
    enum: FAULT_NO_OUTCOME
    enum: FAULT_NO_ACTION

    ctypedef struct Rules:
        size_t size
        size_t image_size
        size_t seats_at
        int fewest_seats
        int most_seats
        int actions
        int action_words
        int outcomes
        int max_plies
        void (*setup)(void* t) noexcept nogil
        long long (*mover)(void* t) noexcept nogil
        bint (*awaits)(void* t, long long seat) noexcept nogil
        void (*legal)(void* t, long long seat, uint64_t* out) noexcept nogil
        void (*weights)(void* t, uint32_t* out) noexcept nogil
        long long (*draws_for)(void* t) noexcept nogil
        void (*apply)(void* t, long long seat, long long action) noexcept nogil
        long long (*score)(void* t, long long seat) noexcept nogil
        long long (*rank)(void* t, long long seat) noexcept nogil
        void (*resample)(void* t, long long seat, Source* source) noexcept nogil
        long long (*value)(void* t, long long seat) noexcept nogil
        void (*worth)(void* t, long long seat, uint64_t* out) noexcept nogil
        void (*habits)(void* t, long long seat, uint64_t* out) noexcept nogil
        long long (*seen)(void* t, long long viewer, long long seat, long long action) noexcept nogil
        long long (*playout)(void* t, Source* source) noexcept nogil
        long long (*deal)(void* t, Source* source) noexcept nogil

    int table_seats(const Rules* rules, const void* t)
    long long seen_by(const Rules* rules, void* t, long long viewer, long long seat, long long action)
    void table_copy(const Rules* rules, void* to, const void* from_)
