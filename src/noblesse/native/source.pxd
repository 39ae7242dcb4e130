"""Random numbers in C, the same as core.source's."""

from libc.stdint cimport uint64_t

cdef extern from "source.h" nogil:
    ctypedef struct Source:
        uint64_t state

    uint64_t source_mix(uint64_t x)
    Source source_of(uint64_t seed)
    Source source_of_stream(uint64_t seed, uint64_t number)
    Source source_child(const Source* source, uint64_t number)
    long long below "source_below" (Source* source, long long n)
