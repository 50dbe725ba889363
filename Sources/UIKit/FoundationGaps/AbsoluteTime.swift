import Foundation

/// Seconds since 2001, on the wall clock that `Date` reads.
public typealias CFAbsoluteTime = Double

/// The seconds since 2001, as `Date` tells them.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}
