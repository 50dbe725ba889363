import Clockwork
import Foundation

/// Seconds since 2001.
public typealias CFAbsoluteTime = Double

/// The seconds since 2001: the wall clock, ahead by the waits that were skipped.
///
/// Dates that lowered sources make agree with it.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  VirtualPresent.date.timeIntervalSinceReferenceDate
}
