/* The random numbers of core/source.py, PCG32 with a 64-bit state, number for number. */
#ifndef NOBLESSE_SOURCE_H
#define NOBLESSE_SOURCE_H

#include <stdint.h>

#define SOURCE_INLINE static inline __attribute__((always_inline, unused))

/* A source is its state; rules know it as a pointer. */
typedef struct { uint64_t state; } Source;

SOURCE_INLINE uint64_t source_mix(uint64_t x) {
    x += UINT64_C(0x9E3779B97F4A7C15);
    x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
    return x ^ x >> 31;
}

/* Source(seed) and source.child(number): see core/source.py. */
SOURCE_INLINE Source source_of(uint64_t seed) { return (Source){source_mix(seed)}; }
SOURCE_INLINE Source source_of_stream(uint64_t seed, uint64_t number) {
    return (Source){source_mix(source_mix(seed) ^ source_mix(number))};
}
SOURCE_INLINE Source source_child(const Source *source, uint64_t number) {
    return source_of_stream(source->state, number);
}

/* A number from 0 to n - 1; n is from 1 to 2**32. */
SOURCE_INLINE long long source_below(Source *source, long long n) {
    uint64_t old = source->state;
    source->state = old * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    uint32_t shifted = (uint32_t)((old >> 18 ^ old) >> 27), turn = (uint32_t)(old >> 59);
    uint32_t word = shifted >> turn | shifted << (-turn & 31);
    return n >> 32 ? word : (long long)((uint64_t)word * (uint64_t)n >> 32);
}

#endif
