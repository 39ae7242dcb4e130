"""NativeState, for the other loops of this folder."""

from noblesse.native.vtable cimport Rules

cdef class NativeState:
    cdef readonly object game
    cdef const Rules* rules
    """What the game hands over; lives as long as the process."""
    cdef void* t
    """The table: ``rules.size`` bytes of its own."""
