#include <stddef.h>

/* The bytes that the program has allocated now, by the C library's own account. */
size_t allocated_bytes(void);
