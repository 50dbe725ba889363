#include "secret.h"
#include "CLib.h"
int answer_of_c(void) { return SECRET; }
