/* Sets of small numbers: the functions of core/sets.py over machine words.

   A set of N words is a struct of its own type, so its C type carries its size: the macros below read it off their
   argument, and one name serves sets of every size.  The sanitizer sees the true bounds, for the words stay an array.
   Functions named words_* take the number of words as an argument: for loops that know no game. */
#ifndef NOBLESSE_SETS_H
#define NOBLESSE_SETS_H

#include <stdint.h>
#include <string.h>

#define SET_INLINE static inline __attribute__((always_inline, unused))

SET_INLINE int lowest(uint64_t word) { return __builtin_ctzll(word); }

SET_INLINE void words_add(uint64_t *b, int i) { b[i >> 6] |= UINT64_C(1) << (i & 63); }
SET_INLINE void words_discard(uint64_t *b, int i) { b[i >> 6] &= ~(UINT64_C(1) << (i & 63)); }
SET_INLINE int words_has(const uint64_t *b, int i) { return b[i >> 6] >> (i & 63) & 1; }

SET_INLINE int words_size(const uint64_t *b, int words) {
    int members = 0;
    for (int w = 0; w < words; w++) members += __builtin_popcountll(b[w]);
    return members;
}

SET_INLINE int words_some(const uint64_t *b, int words) {
    uint64_t any = 0;
    for (int w = 0; w < words; w++) any |= b[w];
    return any != 0;
}

SET_INLINE int words_pop(uint64_t *b, int words) {
    int w = 0;
    while (w < words - 1 && !b[w]) w++;
    uint64_t x = b[w];
    b[w] = x & (x - 1);
    return x ? 64 * w + __builtin_ctzll(x) : -1;
}

/* The place of the member with r below it in one word: find its byte by sums of counts, then its bit, without a branch. */
SET_INLINE int word_nth(uint64_t x, int r) {
    const uint64_t ones = UINT64_C(0x0101010101010101), tops = UINT64_C(0x8080808080808080);
    uint64_t counts = x - (x >> 1 & UINT64_C(0x5555555555555555));
    counts = (counts & UINT64_C(0x3333333333333333)) + (counts >> 2 & UINT64_C(0x3333333333333333));
    uint64_t upto = ((counts + (counts >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F)) * ones; /* members up to each byte */
    int at = 8 * __builtin_popcountll((((uint64_t)r * ones | tops) - upto) & tops);
    r -= (int)(upto << 8 >> at & 0xFF);
    uint64_t byte = x >> at & 0xFF;
    for (; r > 0; r--) byte &= byte - 1;
    return at + lowest(byte);
}

SET_INLINE int words_nth(const uint64_t *b, int words, int r) {
    int w = 0;
    for (int here; w < words - 1 && r >= (here = __builtin_popcountll(b[w])); w++) r -= here;
    return b[w] ? 64 * w + word_nth(b[w], r) : -1;
}

SET_INLINE int words_following(const uint64_t *b, int words, int i) {
    int at = i + 1, w = at >> 6;
    if (w >= words) return -1;
    uint64_t x = b[w] >> (at & 63) << (at & 63);
    while (!x && ++w < words) x = b[w];
    return x ? 64 * w + __builtin_ctzll(x) : -1;
}

/* What rules call.  Every argument is evaluated once. */

#define SET_WORDS(b) ((int)(sizeof(*(b)) / 8))
#define SET_FEWER(m, n) ((m) < (n) ? (m) : (n))

#define set_add(b, i) ({ __auto_type b_ = (b); long long i_ = (i); b_->w[i_ >> 6] |= UINT64_C(1) << (i_ & 63); (void)0; })
#define set_discard(b, i) ({ __auto_type b_ = (b); long long i_ = (i); b_->w[i_ >> 6] &= ~(UINT64_C(1) << (i_ & 63)); (void)0; })
#define set_has(b, i) ({ __auto_type b_ = (b); long long i_ = (i); (int)(b_->w[i_ >> 6] >> (i_ & 63) & 1); })
#define set_size(b) ({ __auto_type b_ = (b); (long long)words_size(b_->w, SET_WORDS(b_)); })
#define set_some(b) ({ __auto_type b_ = (b); words_some(b_->w, SET_WORDS(b_)); })
#define set_clear(b) ({ __auto_type b_ = (b); memset(b_, 0, sizeof(*b_)); (void)0; })
#define set_pop(b) ({ __auto_type b_ = (b); (long long)words_pop(b_->w, SET_WORDS(b_)); })
#define set_nth(b, r) ({ __auto_type b_ = (b); long long r_ = (r); (long long)words_nth(b_->w, SET_WORDS(b_), (int)r_); })
#define set_first(b) ({ __auto_type b_ = (b); (long long)words_following(b_->w, SET_WORDS(b_), -1); })
#define set_following(b, i) \
    ({ __auto_type b_ = (b); long long i_ = (i); (long long)words_following(b_->w, SET_WORDS(b_), (int)i_); })

#define SET_TWO(b, c, first, rest, with_c, without_c) \
    ({ __auto_type b_ = (b); __auto_type c_ = (c); first; \
       for (int w_ = 0; w_ < SET_FEWER(SET_WORDS(b_), SET_WORDS(c_)); w_++) { with_c; } \
       for (int w_ = SET_WORDS(c_); w_ < SET_WORDS(b_); w_++) { without_c; } \
       rest; })

#define set_assign(b, c) SET_TWO(b, c, (void)0, (void)0, b_->w[w_] = c_->w[w_], b_->w[w_] = 0)
#define set_unite(b, c) SET_TWO(b, c, (void)0, (void)0, b_->w[w_] |= c_->w[w_], (void)0)
#define set_keep(b, c) SET_TWO(b, c, (void)0, (void)0, b_->w[w_] &= c_->w[w_], b_->w[w_] = 0)
#define set_remove(b, c) SET_TWO(b, c, (void)0, (void)0, b_->w[w_] &= ~c_->w[w_], (void)0)
#define set_meets(b, c) SET_TWO(b, c, uint64_t any_ = 0, any_ != 0, any_ |= b_->w[w_] & c_->w[w_], (void)0)
#define set_take(b, c, into) \
    ({ __auto_type b_ = (b); __auto_type c_ = (c); __auto_type into_ = (into); \
       for (int w_ = 0; w_ < SET_FEWER(SET_WORDS(b_), SET_FEWER(SET_WORDS(c_), SET_WORDS(into_))); w_++) { \
           uint64_t shared_ = b_->w[w_] & c_->w[w_]; \
           into_->w[w_] |= shared_; \
           b_->w[w_] ^= shared_; \
       } \
       (void)0; })

#endif
