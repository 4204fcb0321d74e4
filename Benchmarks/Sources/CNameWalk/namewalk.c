#include "namewalk.h"
#include <string.h>

enum { header_length = 64, root_offset = 36, few_labels = 16 };

static uint32_t word(const uint8_t *bytes) {
  uint32_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

size_t namewalk_longest(const uint8_t *image, const uint8_t *codes, size_t count, size_t start) {
  const uint8_t *records = image + header_length;
  const uint8_t *record = records + word(image + root_offset);
  size_t position = start, longest = start;
  for (;;) {
    const uint8_t *place = record;
    uint8_t flags = *place++;
    size_t skip = flags >> 4;
    if (skip == 15) {
      unsigned shift = 0;
      uint8_t next;
      do {
        next = *place++;
        skip += (size_t)(next & 0x7F) << shift;
        shift += 7;
      } while (next >= 0x80);
    }
    if (skip > count - position) return longest;
    for (size_t index = 0; index < skip; index++)
      if (place[index] != codes[position + index]) return longest;
    place += skip;
    position += skip;
    if ((flags & 1) && (position == count || codes[position] < 0xA8 || codes[position] > 0xC2))
      longest = position;
    if (!(flags & 2) || position == count) return longest;
    size_t labels = (size_t)*place++ + 1;
    uint8_t code = codes[position++];
    size_t low = 0, high = labels;
    while (high - low > few_labels) {
      size_t middle = (low + high) / 2;
      if (place[middle] <= code) low = middle; else high = middle;
    }
    while (low < high && place[low] < code) low++;
    if (low == high || place[low] != code) return longest;
    unsigned width = (flags >> 2 & 3) + 1;
    uint32_t distance = word(place + labels + low * width) & (UINT32_MAX >> (32 - 8 * width));
    record -= distance;
  }
}
