#include "CppLib.h"
#include <vector>
#if __cplusplus < 201703L
#error old
#endif
int from_cpp(void) { std::vector<int> v{1,2,3}; return (int)v.size(); }
