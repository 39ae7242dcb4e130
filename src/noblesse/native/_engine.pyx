# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, binding=False
"""States over a compiled game, and many playouts at once.  Knows no game."""

cimport cython
from cpython.bytes cimport PyBytes_FromStringAndSize
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.long cimport PyLong_AsLongLongAndOverflow, PyLong_Check
from cpython.pycapsule cimport PyCapsule_GetPointer
from cpython.ref cimport Py_INCREF
from libc.stdint cimport uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcmp, memcpy, memset

from noblesse.native.sets cimport lowest, words_has, words_size
from noblesse.native.source cimport Source, source_of, source_of_stream
from noblesse.native.vtable cimport (
    ALL, CHANCE, FAULT_NO_OUTCOME, MOST_OUTCOMES, MOST_SEATS, MOST_WORDS, NOBODY, TERMINAL, Rules, seen_by, table_copy,
    table_seats,
)

from noblesse.core.errors import IllegalAction
from noblesse.core.words import digest, refuse

cdef enum:
    FAR = -(1 << 30)  # no seat and no action: stands for a number out of all reason


cdef inline long long number(object value):
    """A seat or action as a number; FAR for what can be neither."""
    cdef int overflow = 0
    cdef long long found
    if not PyLong_Check(value):
        return FAR
    found = PyLong_AsLongLongAndOverflow(value, &overflow)
    return FAR if overflow else found


cdef list members(const uint64_t* b, int words):
    """The members of a set, ascending."""
    cdef int w, k = 0
    cdef uint64_t rest
    cdef list found = PyList_New(words_size(b, words))
    cdef object member
    for w in range(words):
        rest = b[w]
        while rest:
            member = 64 * w + lowest(rest)
            Py_INCREF(member)
            PyList_SET_ITEM(found, k, member)
            rest &= rest - 1
            k += 1
    return found


@cython.final
@cython.no_gc
@cython.freelist(256)
cdef class NativeState:
    """See ``core.state.State``."""

    def __dealloc__(self):
        free(self.t)

    def __init__(self, *_):
        if self.t == NULL:
            raise TypeError("a native state is made by Game.state_of")

    @property
    def seats(self):
        return table_seats(self.rules, self.t)

    @property
    def table(self):
        return self.game.table.from_bytes(self.to_bytes())

    def current_player(self):
        return self.rules.mover(self.t)

    def awaited(self):
        cdef int seat
        return [seat for seat in range(table_seats(self.rules, self.t)) if self.rules.awaits(self.t, seat)]

    def is_terminal(self):
        return self.rules.mover(self.t) == TERMINAL

    def legal_actions(self, seat=None):
        cdef uint64_t out[MOST_WORDS]
        legal_set(self, self.rules.mover(self.t) if seat is None else number(seat), out)
        return members(out, self.rules.action_words)

    def worthwhile(self, seat=None):
        cdef uint64_t out[MOST_WORDS]
        cdef long long who
        if self.rules.worth == NULL:
            return self.legal_actions(seat)
        who = self.rules.mover(self.t) if seat is None else number(seat)
        memset(out, 0, 8 * self.rules.action_words)
        if 0 <= who < table_seats(self.rules, self.t) and self.rules.awaits(self.t, who):
            self.rules.worth(self.t, who, out)
        return members(out, self.rules.action_words)

    def seen(self, viewer, action, seat=None):
        cdef long long who = self.rules.mover(self.t) if seat is None else number(seat)
        cdef long long whose = NOBODY if viewer is None else number(viewer)
        return seen_by(self.rules, self.t, whose, who, number(action))

    def chance_outcomes(self):
        cdef uint32_t out[MOST_OUTCOMES]
        cdef uint64_t total = weigh(self, out)
        cdef int outcome
        return [(outcome, <double>out[outcome] / <double>total) for outcome in range(self.rules.outcomes) if out[outcome]]

    def apply(self, action, seat=None):
        cdef uint64_t out[MOST_WORDS]
        cdef long long mover = self.rules.mover(self.t)
        cdef long long who = mover if seat is None else number(seat)
        cdef long long chosen = number(action)
        if who == CHANCE and mover == CHANCE:
            if not may_deal(self, chosen):
                raise IllegalAction(refuse(self, who, action))
        elif not (legal_set(self, who, out) and 0 <= chosen < self.rules.actions and words_has(out, <int>chosen)):
            raise IllegalAction(refuse(self, mover if seat is None else seat, action))
        self.rules.apply(self.t, who, chosen)

    def sample_chance(self, source):
        cdef Source draw
        cdef long long outcome
        if self.rules.mover(self.t) != CHANCE:
            raise IllegalAction("It is not chance's turn.")
        draw.state = source.state
        outcome = self.rules.deal(self.t, &draw)
        source.state = draw.state
        if outcome < 0:
            raise IllegalAction("It is not chance's turn.")
        return outcome

    def playout(self, source):
        cdef Source draw
        cdef long long plies
        draw.state = source.state
        plies = self.rules.playout(self.t, &draw)
        source.state = draw.state
        if plies < 0:
            raise fault(plies)
        return plies

    def returns(self):
        cdef int seats = table_seats(self.rules, self.t), seat, winners = 0
        if self.rules.mover(self.t) != TERMINAL:
            return [0.0] * seats
        ranks = self.ranks()
        winners = ranks.count(0)
        return [1.0 / winners if rank == 0 else 0.0 for rank in ranks]

    def scores(self):
        cdef int seat
        return [self.rules.score(self.t, seat) for seat in range(table_seats(self.rules, self.t))]

    def ranks(self):
        cdef int seat
        return [self.rules.rank(self.t, seat) for seat in range(table_seats(self.rules, self.t))]

    def value(self, seat):
        cdef long long who = seat_at(self, seat)
        return self.rules.score(self.t, who) if self.rules.value == NULL else self.rules.value(self.t, who)

    def observation(self, seat):
        return self.game.view.view(self.table, seat)

    def information_state(self, seat):
        cdef Source draw = source_of(0)
        cdef NativeState twin = copy(self)
        self.rules.resample(twin.t, seat_at(self, seat), &draw)
        return twin.to_bytes()

    def resample(self, seat, source):
        cdef Source draw
        cdef long long who = NOBODY if seat is None else seat_at(self, seat)
        cdef NativeState twin = copy(self)
        draw.state = source.state
        self.rules.resample(twin.t, who, &draw)
        source.state = draw.state
        return twin

    def clone(self):
        return copy(self)

    def to_bytes(self):
        return PyBytes_FromStringAndSize(<char*>self.t, self.rules.image_size)

    def to_text(self):
        return self.table.to_text()

    def hash(self):
        return digest(self.to_bytes())

    def __eq__(self, other):
        if isinstance(other, NativeState):
            return (<NativeState>other).game is self.game and not memcmp(
                self.t, (<NativeState>other).t, self.rules.image_size
            )
        to_bytes = getattr(other, "to_bytes", None)
        return to_bytes is not None and getattr(other, "game", None) is self.game and to_bytes() == self.to_bytes()

    __hash__ = None

    def __copy__(self):
        return copy(self)

    def __deepcopy__(self, _):
        return copy(self)

    def __reduce__(self):
        raise TypeError("a native state is not pickled: send its text or bytes")

    def __repr__(self):
        return f"<{self.game.name}, {self.seats} seats, to act: {self.current_player()}>"


cdef inline bint legal_set(NativeState state, long long seat, uint64_t* out):
    """Fill ``out`` with the legal actions of a seat; False, and nothing in it, for no seat."""
    memset(out, 0, 8 * state.rules.action_words)
    if not 0 <= seat < table_seats(state.rules, state.t):
        return False
    state.rules.legal(state.t, seat, out)
    return True


cdef uint64_t weigh(NativeState state, uint32_t* out):
    """Fill ``out`` with the weights of the outcomes, zeros where chance is not to act; return their sum."""
    cdef uint64_t total = 0
    cdef int outcome
    memset(out, 0, sizeof(uint32_t) * state.rules.outcomes)
    if state.rules.mover(state.t) == CHANCE:
        state.rules.weights(state.t, out)
    for outcome in range(state.rules.outcomes):
        total += out[outcome]
    return total


cdef long long seat_at(NativeState state, object seat) except? FAR:
    """A seat that plays, for functions that trust it."""
    cdef long long found = number(seat)
    if not 0 <= found < table_seats(state.rules, state.t):
        raise IndexError(f"there is no seat {seat} among {table_seats(state.rules, state.t)}")
    return found


cdef bint may_deal(NativeState state, long long outcome):
    cdef uint32_t out[MOST_OUTCOMES]
    weigh(state, out)
    return 0 <= outcome < state.rules.outcomes and out[outcome] > 0


cdef NativeState blank(object game, const Rules* rules):
    """A state with room for a table."""
    cdef NativeState made = NativeState.__new__(NativeState)
    made.game = game
    made.rules = rules
    made.t = malloc(rules.size)
    if made.t == NULL:
        raise MemoryError
    return made


cdef inline NativeState copy(NativeState state):
    cdef NativeState twin = blank(state.game, state.rules)
    table_copy(state.rules, twin.t, state.t)
    return twin


cdef object fault(long long plies):
    """What a playout met in rules that do not keep the contract."""
    if plies == FAULT_NO_OUTCOME:
        return IllegalAction("It is not chance's turn.")
    return RuntimeError("the rules left a seat that is to act without any legal action")


def maker(capsule):
    """What makes native states from tables of the game whose kernel is in this capsule."""
    cdef const Rules* rules = <const Rules*>PyCapsule_GetPointer(capsule, "noblesse.rules")
    cdef size_t address = <size_t>rules

    def make(game, table):
        cdef const Rules* rules = <const Rules*>address
        cdef bytes image = table.to_bytes()
        cdef NativeState made = blank(game, rules)
        if <size_t>len(image) != rules.image_size:
            raise ValueError(f"a table of {rules.image_size} bytes cannot be read from {len(image)}")
        memset(made.t, 0, rules.size)
        memcpy(made.t, <char*>image, rules.image_size)
        return made

    return make


def playouts(NativeState state, long long n, unsigned long long seed, long long first=0):
    """Play ``n`` copies to the end, the k-th by Source(seed, first + k), without holding the interpreter.

    Returns plies in all, and for each seat the wins (ties split) and the sum of its scores.
    """
    cdef const Rules* rules = state.rules
    cdef int seats = table_seats(rules, state.t), seat, winners
    cdef char* start = <char*>malloc(2 * rules.size)
    cdef char* t = start + rules.size
    cdef double wins[MOST_SEATS]
    cdef long long scores[MOST_SEATS]
    cdef bint won[MOST_SEATS]
    cdef long long k, plies, total = 0
    cdef Source draw
    if start == NULL:
        raise MemoryError
    memset(wins, 0, sizeof(wins))
    memset(scores, 0, sizeof(scores))
    table_copy(rules, start, state.t)
    with nogil:
        for k in range(n):
            memcpy(t, start, rules.size)
            draw = source_of_stream(seed, <uint64_t>(first + k))
            plies = rules.playout(t, &draw)
            if plies < 0:
                total = plies
                break
            total += plies
            winners = 0
            for seat in range(seats):
                won[seat] = rules.rank(t, seat) == 0
                winners += won[seat]
                scores[seat] += rules.score(t, seat)
            for seat in range(seats):
                if won[seat]:
                    wins[seat] += 1.0 / winners
    free(start)
    if total < 0:
        raise fault(total)
    return total, [wins[seat] for seat in range(seats)], [scores[seat] for seat in range(seats)]
