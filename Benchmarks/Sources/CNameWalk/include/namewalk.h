#ifndef NAMEWALK_H
#define NAMEWALK_H

#include <stddef.h>
#include <stdint.h>

/* Where the longest name that begins at `start` ends in `codes`, or `start` if none does.
   `image` is a compiled dictionary as the module Matching writes it, and is trusted. */
size_t namewalk_longest(const uint8_t *image, const uint8_t *codes, size_t count, size_t start);

#endif
