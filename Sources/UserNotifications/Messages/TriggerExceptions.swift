import Clockwork
import UIKit

/// What iOS says about triggers that cannot be.
enum TriggerExceptions {
  static func check(interval: Double, repeats: Bool) {
    let isTooShort = repeats && interval < 60
    guard interval <= 0 || isTooShort else { return }
    let reason =
      isTooShort && interval > 0
      ? "time interval must be at least 60 if repeating" : "time interval must be greater than 0"
    MainQueue.atOnce {
      raise(UIKitException(name: "NSInternalInconsistencyException", reason: reason))
    }
  }
}
