#if Usual
public let usual = true
#else
public let usual = false
#endif
#if Extra && More
public let extra = true
#else
public let extra = false
#endif
