"""The tree of a search: nodes that are found by a key, each with its arms; and what each seat knows, which makes the keys."""

from libc.stdint cimport int32_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy, memset

from noblesse.native.source cimport Source, source_mix, source_of
from noblesse.native.vtable cimport ALL, MOST_SEATS, Rules, seen_by, table_copy

cdef enum:
    MOST_ARMS = 1 << 20
    CHANCE_STREAM = 1  # upper halves of numbers that are mixed in
    VEIL_STREAM = 2

cdef struct Arm:
    double total
    uint32_t visits
    uint32_t available
    int32_t action

cdef struct Node:
    uint64_t key
    Arm* arms
    int count
    int room

cdef struct Tree:
    # Nodes in order of birth, and a table of slots (open addressing) that finds one by its key.
    Node* nodes
    int count
    int room
    int32_t* slots
    uint32_t slot_mask
    int arms


cdef inline bint plant(Tree* tree) noexcept nogil:
    """An empty tree in zeroed memory; False when memory is out."""
    tree.room = 256
    tree.slot_mask = 1023
    tree.nodes = <Node*>malloc(tree.room * sizeof(Node))
    tree.slots = <int32_t*>calloc(tree.slot_mask + 1, sizeof(int32_t))
    return tree.nodes != NULL and tree.slots != NULL


cdef inline void fell(Tree* tree) noexcept nogil:
    """Give all memory back."""
    cdef int i
    for i in range(tree.count):
        free(tree.nodes[i].arms)
    free(tree.nodes)
    free(tree.slots)


cdef inline int find(Tree* tree, uint64_t key) noexcept nogil:
    """The node of a key, or negative."""
    cdef uint32_t slot = <uint32_t>key & tree.slot_mask
    while tree.slots[slot]:
        if tree.nodes[tree.slots[slot] - 1].key == key:
            return tree.slots[slot] - 1
        slot = (slot + 1) & tree.slot_mask
    return -1


cdef inline int grow(Tree* tree, Node* node, int action) noexcept nogil:
    """A new arm for a node: its place, or negative when memory is out."""
    cdef Arm* arms
    cdef int room
    if node.count == node.room:
        room = 2 * node.room if node.room else 4
        arms = <Arm*>realloc(node.arms, room * sizeof(Arm))
        if arms == NULL:
            return -1
        node.arms = arms
        node.room = room
    memset(&node.arms[node.count], 0, sizeof(Arm))
    node.arms[node.count].action = action
    node.arms[node.count].available = 1
    node.count += 1
    tree.arms += 1
    return node.count - 1


cdef inline bint make_room(Tree* tree) noexcept nogil:
    """Room for one more node; False when memory is out.  Slots stay four times as many as there is room for nodes."""
    cdef Node* nodes
    cdef int32_t* slots
    cdef uint32_t slot, slot_mask
    cdef int i
    if tree.count < tree.room:
        return True
    slot_mask = 2 * tree.slot_mask + 1
    nodes = <Node*>realloc(tree.nodes, 2 * tree.room * sizeof(Node))
    if nodes == NULL:
        return False
    tree.nodes = nodes
    slots = <int32_t*>calloc(slot_mask + 1, sizeof(int32_t))
    if slots == NULL:
        return False
    for i in range(tree.count):
        slot = <uint32_t>nodes[i].key & slot_mask
        while slots[slot]:
            slot = (slot + 1) & slot_mask
        slots[slot] = i + 1
    free(tree.slots)
    tree.slots = slots
    tree.slot_mask = slot_mask
    tree.room *= 2
    return True


cdef inline int at(Tree* tree, uint64_t key) noexcept nogil:
    """The node of a key, new if need be; negative when the tree is full."""
    cdef int node = find(tree, key)
    cdef uint32_t slot
    if node >= 0:
        return node
    if tree.arms >= MOST_ARMS or not make_room(tree):
        return -1
    node = tree.count
    memset(&tree.nodes[node], 0, sizeof(Node))
    tree.nodes[node].key = key
    tree.count += 1
    slot = <uint32_t>key & tree.slot_mask
    while tree.slots[slot]:
        slot = (slot + 1) & tree.slot_mask
    tree.slots[slot] = node + 1
    return node


cdef struct Known:
    # See ``bots.known``.  Sets of seats are bits.
    uint64_t keys[MOST_SEATS]
    uint64_t answers[MOST_SEATS]
    uint32_t dim
    uint32_t veiled
    int seats


cdef inline void begin_known(Known* known, int seats, int me) noexcept nogil:
    cdef int seat
    memset(known, 0, sizeof(Known))
    known.seats = seats
    for seat in range(seats):
        known.keys[seat] = source_mix(me)


cdef inline void know_dealt(Known* known, int drawer, long long outcome) noexcept nogil:
    cdef uint64_t number = source_mix((<uint64_t>CHANCE_STREAM << 32) + <uint64_t>outcome)
    cdef int seat
    for seat in range(known.seats):
        if drawer == ALL or drawer == seat:
            known.keys[seat] = source_mix(known.keys[seat] ^ number)


cdef inline void hear_answer(Known* known, const Rules* rules, void* t, int seat, int action) noexcept nogil:
    cdef long long seen, first = <long long>seat * rules.actions
    cdef uint64_t number = source_mix(<uint64_t>(first + action + 1))
    cdef int viewer
    for viewer in range(known.seats):
        seen = seen_by(rules, t, viewer, seat, action)
        if seen < 0:
            known.answers[viewer] += source_mix((<uint64_t>VEIL_STREAM << 32) + <uint64_t>(first - seen))
            known.dim |= <uint32_t>1 << viewer
        else:
            known.answers[viewer] += number if seen == action else source_mix(<uint64_t>(first + seen + 1))


cdef inline void know_answers(Known* known) noexcept nogil:
    cdef int seat
    for seat in range(known.seats):
        known.keys[seat] = source_mix(known.keys[seat] ^ known.answers[seat])
        known.answers[seat] = 0
    known.veiled |= known.dim
    known.dim = 0


cdef inline uint64_t node_known(Known* known, const Rules* rules, const void* t, void* room, int seat) noexcept nogil:
    """The key of the node at which the seat decides; ``room`` is for a second table."""
    cdef Source fixed
    if known.veiled >> seat & 1:
        known.veiled ^= <uint32_t>1 << seat
        fixed = source_of(0)
        table_copy(rules, room, t)
        rules.resample(room, seat, &fixed)
        known.keys[seat] = source_mix(known.keys[seat] ^ image_key(<const char*>room, rules.image_size))
    return node_key(known.keys[seat], seat)


cdef inline uint64_t image_key(const char* image, size_t size) noexcept nogil:
    cdef uint64_t key = 0, word
    cdef size_t at
    for at in range(0, size, 8):
        word = 0
        memcpy(&word, image + at, min(<size_t>8, size - at))
        key = source_mix(key ^ word)
    return key


cdef inline uint64_t node_key(uint64_t key, int seat) noexcept nogil:
    return source_mix(key + <uint64_t>(seat + 1))
