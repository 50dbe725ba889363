import Dispatch
import UIKit

/// Lets the main queue run for a number of rounds; each lets the main loop turn.
@MainActor
func mainQueue(rounds: Int = 8) async {
  for _ in 0..<rounds {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

/// Lets the main queue run until something is true, or long enough to give up.
@MainActor
func mainQueue(until condition: @MainActor () -> Bool) async -> Bool {
  for _ in 0..<500 {
    if condition() { return true }
    await mainQueue(rounds: 1)
  }
  return condition()
}

/// A window with a root controller, on screen.
@MainActor
func makeWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}
