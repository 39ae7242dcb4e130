# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Tree search at machine speed: ``bots.tree`` over function pointers, number for number, with the GIL released.

Read the algorithm there; this file says only what is different here.
"""

from libc.math cimport exp, fabs, log, sqrt
from libc.stdint cimport uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memset
from posix.time cimport CLOCK_MONOTONIC, clock_gettime, timespec

from noblesse.native._engine cimport NativeState
from noblesse.native.sets cimport words_discard, words_has, words_nth, words_size
from noblesse.native.source cimport Source, below, source_mix, source_of
from noblesse.native.vtable cimport CHANCE, MOST_SEATS, MOST_WORDS, TERMINAL, Rules, table_copy, table_seats

# Writes some of the legal actions.
ctypedef void (*Pick)(void* t, long long seat, uint64_t* out) noexcept nogil

cdef struct Step:
    # An arm on the way down.  Arms move when their node grows, so it is named by its place.
    int node
    int arm
    int seat

cdef struct Manner:
    double explore
    int horizon
    bint worthwhile
    bint keen
    int compared
    double margin
    double temper

cdef struct Search:
    const Rules* rules
    const void* root
    void* t
    void* after
    int me
    int seats
    Source source
    Manner manner
    Tree tree
    Known known
    Step* path
    int length
    int longest
    double spread
    long long measured
    double won
    double* wins  # at the root, by the place of the arm
    # The step that is going on: see ``bots.tree``.
    bint answers
    bint several
    bint first_step
    int before


def run(NativeState state, int seat, source, long long iterations, double seconds, const unsigned char[::1] stop, manner):
    """Search for a seat; returns iterations done and, for every action tried at the root, (action, visits, total, won).

    It ends after so many iterations (0: any number) or seconds (0: any number), or when ``stop[0]`` is set.
    """
    cdef Search s
    cdef long long done = 0
    cdef double end = 0.0
    cdef const unsigned char* flag = &stop[0]
    cdef int i
    begin(&s, state, seat, source.state, manner)
    try:
        with nogil:
            if seconds > 0:
                end = now() + seconds
            while done == 0 or not flag[0]:
                iterate(&s)
                done += 1
                if done == iterations or (seconds > 0 and done & 7 == 0 and now() >= end):
                    break
        i = find(&s.tree, node_key(source_mix(seat), seat))
        if i < 0:
            return done, []
        return done, [root_arm(&s, i, place) for place in range(s.tree.nodes[i].count)]
    finally:
        finish(&s)


cdef tuple root_arm(Search* s, int node, int place):
    cdef Arm* arm = &s.tree.nodes[node].arms[place]
    return arm.action, arm.visits, arm.total, s.wins[place]


cdef double now() noexcept nogil:
    cdef timespec t
    clock_gettime(CLOCK_MONOTONIC, &t)
    return t.tv_sec + t.tv_nsec * 1e-9


cdef int begin(Search* s, NativeState state, int seat, uint64_t source, manner) except -1:
    memset(s, 0, sizeof(Search))
    s.rules = state.rules
    s.root = state.t
    s.me = seat
    s.seats = table_seats(s.rules, s.root)
    s.source.state = source
    s.manner.explore = manner.explore
    s.manner.horizon = manner.horizon
    s.manner.worthwhile = manner.worthwhile and s.rules.worth != NULL
    s.manner.keen = manner.keen and s.rules.habits != NULL
    s.manner.compared = manner.compared
    s.manner.margin = manner.margin
    s.manner.temper = manner.temper
    s.longest = s.rules.max_plies + 1
    s.t = malloc(s.rules.size)
    s.after = malloc(s.rules.size)
    s.path = <Step*>malloc(s.longest * sizeof(Step))
    s.wins = <double*>calloc(s.rules.actions, sizeof(double))
    if not (s.wins and s.t and s.after and s.path and plant(&s.tree)):
        finish(s)
        raise MemoryError
    return 0


cdef void finish(Search* s) noexcept:
    fell(&s.tree)
    free(s.t)
    free(s.after)
    free(s.path)
    free(s.wins)
    memset(s, 0, sizeof(Search))


cdef void iterate(Search* s) noexcept nogil:
    cdef double reward[MOST_SEATS]
    cdef int i
    cdef Arm* arm
    table_copy(s.rules, s.t, s.root)
    s.rules.resample(s.t, s.me, &s.source)
    s.length = 0
    s.answers = False
    s.several = False
    s.first_step = True
    s.before = s.me
    begin_known(&s.known, s.seats, s.me)
    descend(s)
    if s.manner.horizon == 0 and s.manner.compared <= 1 and not s.manner.keen:
        s.rules.playout(s.t, &s.source)
    else:
        rollout(s)
    rewards(s, reward)
    for i in range(s.length):
        arm = &s.tree.nodes[s.path[i].node].arms[s.path[i].arm]
        arm.visits += 1
        arm.total += reward[s.path[i].seat]
    if s.length:
        s.wins[s.path[0].arm] += s.won


cdef inline bint others_awaited(Search* s, int seat) noexcept nogil:
    cdef int other
    for other in range(s.seats):
        if other != seat and s.rules.awaits(s.t, other):
            return True
    return False


cdef inline void mask(Search* s, int seat, Pick pick, uint64_t* out) noexcept nogil:
    memset(out, 0, s.rules.action_words * sizeof(uint64_t))
    if pick != NULL:
        pick(s.t, seat, out)
    else:
        s.rules.legal(s.t, seat, out)


cdef void descend(Search* s) noexcept nogil:
    cdef uint64_t actions[MOST_WORDS]
    cdef int words = s.rules.action_words, seat, action, node, arm
    cdef long long outcome
    while s.length < s.longest:
        seat = s.rules.mover(s.t)
        if seat == TERMINAL:
            return
        if seat == CHANCE:
            seat = s.rules.draws_for(s.t)
            outcome = s.rules.deal(s.t, &s.source)
            if outcome < 0:
                return
            know_dealt(&s.known, seat, outcome)
            continue
        if s.rules.awaits(s.t, s.me):
            seat = s.me
        if s.answers and reveals(s, seat):
            know_answers(&s.known)
            s.answers = False
        mask(s, seat, s.rules.worth if s.manner.worthwhile else NULL, actions)
        node = at(&s.tree, node_known(&s.known, s.rules, s.t, s.after, seat))
        if node < 0:
            arm = -1
            action = words_nth(actions, words, below(&s.source, words_size(actions, words)))
        else:
            arm = select(s, &s.tree.nodes[node], actions)
            action = s.tree.nodes[node].arms[arm].action if arm >= 0 else words_nth(actions, words, 0)
        hear_answer(&s.known, s.rules, s.t, seat, action)
        answer(s, seat, action)
        if arm < 0:
            return
        s.path[s.length].node = node
        s.path[s.length].arm = arm
        s.path[s.length].seat = seat
        s.length += 1
        if s.tree.nodes[node].arms[arm].visits == 0:
            return


cdef inline void answer(Search* s, int seat, int action) noexcept nogil:
    s.several = others_awaited(s, seat)
    s.rules.apply(s.t, seat, action)
    s.before = seat
    s.answers = True


cdef inline bint reveals(Search* s, int seat) noexcept nogil:
    cdef Source fixed
    if s.several:
        return False
    if s.first_step and seat != s.me:
        fixed = source_of(0)
        table_copy(s.rules, s.after, s.t)
        s.rules.resample(s.after, seat, &fixed)
        if s.rules.awaits(s.after, s.me):
            return False
    s.first_step = False
    return True


cdef int select(Search* s, Node* node, const uint64_t* actions) noexcept nogil:
    """The place of the chosen arm; it changes ``actions`` nowhere.  Negative only when memory is out."""
    cdef uint64_t fresh[MOST_WORDS]
    cdef int words = s.rules.action_words, best = -1, i, untried
    cdef double hope, best_hope = 0.0, log_available = 0.0
    cdef uint32_t available = 0
    cdef Arm* arm
    memcpy(fresh, actions, words * sizeof(uint64_t))
    untried = words_size(fresh, words)
    for i in range(node.count):
        arm = &node.arms[i]
        if not words_has(actions, arm.action):
            continue
        words_discard(fresh, arm.action)
        untried -= 1
        arm.available += 1
    if untried > 0 and s.tree.arms < MOST_ARMS:
        return grow(&s.tree, node, words_nth(fresh, words, below(&s.source, untried)))
    for i in range(node.count):
        arm = &node.arms[i]
        if not words_has(actions, arm.action):
            continue
        if arm.available != available:
            available = arm.available
            log_available = log(available)
        hope = arm.total / arm.visits + s.manner.explore * sqrt(log_available / arm.visits)
        if best < 0 or hope > best_hope or (hope == best_hope and arm.action < node.arms[best].action):
            best = i
            best_hope = hope
    if best < 0:
        return grow(&s.tree, node, words_nth(fresh, words, below(&s.source, untried)))
    return best


cdef void rollout(Search* s) noexcept nogil:
    cdef uint64_t actions[MOST_WORDS]
    cdef int words = s.rules.action_words, turns = 0, seat, action
    while True:
        seat = s.rules.mover(s.t)
        if seat == TERMINAL:
            return
        if seat == CHANCE:
            if s.rules.deal(s.t, &s.source) < 0:
                return
            continue
        if s.answers and reveals(s, seat):
            s.answers = False
        turns += seat == s.me and s.before != s.me
        if s.manner.horizon and turns >= s.manner.horizon and not s.answers:
            return
        mask(s, seat, s.rules.habits if s.manner.keen else NULL, actions)
        if s.manner.compared > 1 and not s.answers and not others_awaited(s, seat):
            action = compare(s, seat, actions)
        else:
            action = words_nth(actions, words, below(&s.source, words_size(actions, words)))
        if action < 0:
            return
        answer(s, seat, action)


cdef inline long long value(Search* s, void* t, int seat) noexcept nogil:
    return s.rules.value(t, seat) if s.rules.value != NULL else s.rules.score(t, seat)


cdef int compare(Search* s, int seat, const uint64_t* actions) noexcept nogil:
    cdef int words = s.rules.action_words, count = words_size(actions, words), compared = s.manner.compared
    cdef int i, other, action, best = -1
    cdef long long one, lead, most = 0
    if count == 1:
        return words_nth(actions, words, 0)
    for i in range(min(count, compared)):
        action = words_nth(actions, words, i if count <= compared else below(&s.source, count))
        memcpy(s.after, s.t, s.rules.size)
        s.rules.apply(s.after, seat, action)
        lead = 0
        for other in range(s.seats):
            one = value(s, s.after, other)
            lead += one * (s.seats - 1) if other == seat else -one
        if best < 0 or lead > most:
            best = action
            most = lead
    return best


cdef void rewards(Search* s, double* out) noexcept nogil:
    cdef double margin = s.manner.margin, win
    cdef bint first[MOST_SEATS]
    cdef int seat, winners = 0
    if s.rules.mover(s.t) != TERMINAL:
        prospects(s, out)
        s.won = out[s.me]
        return
    if margin != 0.0:
        prospects(s, out)
    for seat in range(s.seats):
        first[seat] = s.rules.rank(s.t, seat) == 0
        winners += first[seat]
    for seat in range(s.seats):
        win = 1.0 / winners if first[seat] else 0.0
        if seat == s.me:
            s.won = win
        out[seat] = win if margin == 0.0 else (1.0 - margin) * win + margin * out[seat]


cdef void prospects(Search* s, double* out) noexcept nogil:
    cdef int seat
    cdef double mean = 0.0, apart = 0.0, highest = 0.0, total = 0.0, unit
    for seat in range(s.seats):
        out[seat] = <double>value(s, s.t, seat)
        mean += out[seat]
        if seat == 0 or out[seat] > highest:
            highest = out[seat]
    mean /= s.seats
    for seat in range(s.seats):
        apart += fabs(out[seat] - mean)
    s.spread += apart / s.seats
    s.measured += 1
    unit = s.manner.temper * s.spread / s.measured
    for seat in range(s.seats):
        out[seat] = exp((out[seat] - highest) / unit) if unit > 0.0 else 1.0
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
