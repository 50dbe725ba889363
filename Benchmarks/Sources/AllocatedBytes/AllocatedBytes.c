#include "AllocatedBytes.h"
#include <malloc.h>

size_t allocated_bytes(void) {
  struct mallinfo2 all = mallinfo2();
  return all.uordblks + all.hblkhd;
}
