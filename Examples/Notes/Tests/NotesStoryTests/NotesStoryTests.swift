#if canImport(Understudy)
#endif
