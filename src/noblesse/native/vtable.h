/* What a compiled game hands to loops that know no game: sizes, and its kernel as function pointers.

   A table `t` is a block of `size` bytes; its first `image_size` bytes are exactly Table.to_bytes(), the others are
   scratch.  To copy a table, copy the image and zero the scratch (`table_copy`).  Tables share nothing, and no function
   keeps anything between two calls, so different tables may be used in different threads.
   Sets of actions have `action_words` words (<= MOST_WORDS), weights have `outcomes` numbers (<= MOST_OUTCOMES). */
#ifndef NOBLESSE_VTABLE_H
#define NOBLESSE_VTABLE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "source.h"

enum { MOST_WORDS = 64, MOST_OUTCOMES = 4096, MOST_SEATS = 16 };
enum { CHANCE = -1, NOBODY = -2, ALL = -3, TERMINAL = -4 };

typedef struct {
    size_t size, image_size;
    size_t seats_at;           /* the byte of the image that holds `seats` */
    int fewest_seats, most_seats;
    int actions, action_words; /* actions are numbers below `actions` */
    int outcomes;              /* chance outcomes are numbers below this */
    int max_plies;

    void (*setup)(void *t);
    long long (*mover)(void *t);
    int (*awaits)(void *t, long long seat);
    void (*legal)(void *t, long long seat, uint64_t *out); /* out comes empty */
    void (*weights)(void *t, uint32_t *out);               /* out comes zeroed */
    long long (*draws_for)(void *t);
    void (*apply)(void *t, long long seat, long long action);
    long long (*score)(void *t, long long seat);
    long long (*rank)(void *t, long long seat);
    void (*resample)(void *t, long long seat, Source *source);
    long long (*value)(void *t, long long seat);           /* NULL where the game has none */
    void (*worth)(void *t, long long seat, uint64_t *out); /* NULL where the game has none */
    void (*habits)(void *t, long long seat, uint64_t *out); /* NULL where the game has none */
    long long (*seen)(void *t, long long viewer, long long seat, long long action); /* NULL where all is open */

    /* Written by the build for each game, so that the compiler sees through the kernel. */
    long long (*playout)(void *t, Source *source); /* random actions to the end: plies, or a negative fault */
    long long (*deal)(void *t, Source *source);    /* one chance ply: the outcome dealt, or a negative fault */
} Rules;

/* Faults of the rules that a playout meets. */
enum { FAULT_NO_OUTCOME = -1, FAULT_NO_ACTION = -2 };

#define VTABLE_INLINE static inline __attribute__((always_inline, unused))

VTABLE_INLINE int table_seats(const Rules *rules, const void *t) { return ((const uint8_t *)t)[rules->seats_at]; }

VTABLE_INLINE void table_copy(const Rules *rules, void *to, const void *from) {
    memcpy(to, from, rules->image_size);
    memset((char *)to + rules->image_size, 0, rules->size - rules->image_size);
}

/* What a viewer learns of an action: see core.kernel.seen_by. */
VTABLE_INLINE long long seen_by(const Rules *rules, void *t, long long viewer, long long seat, long long action) {
    return viewer == seat || !rules->seen ? action : rules->seen(t, viewer, seat, action);
}

#endif
