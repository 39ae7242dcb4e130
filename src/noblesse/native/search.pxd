"""The tree of a search: nodes that are found by a key, each with its arms."""

from libc.stdint cimport int32_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memset

cdef enum:
    MOST_ARMS = 1 << 20

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
