import UIKit

/// Reads one controller's callbacks as the state machine that Apple documents.
struct LegalStates {
  enum State {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var state = State.disappeared
  private(set) var isLoaded = false

  /// Takes one callback; returns what is wrong with it, if anything.
  mutating func take(_ callback: CallbackLog.Callback) -> String? {
    switch (callback, state) {
    case (.loaded, _):
      defer { isLoaded = true }
      return isLoaded || state != .disappeared ? "loaded in \(state), loaded \(isLoaded)" : nil
    case (.willAppear, .disappeared), (.willAppear, .disappearing):
      state = .appearing
    case (.didAppear, .appearing):
      state = .appeared
    case (.willDisappear, .appearing), (.willDisappear, .appeared):
      state = .disappearing
    case (.didDisappear, .disappearing):
      state = .disappeared
    case (.willAppear, _), (.didAppear, _), (.willDisappear, _), (.didDisappear, _):
      return "\(callback) in state \(state)"
    default:
      return nil
    }
    return isLoaded ? nil : "\(callback) before viewDidLoad"
  }
}
