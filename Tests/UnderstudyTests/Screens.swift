import UIKit

/// A list that pushes messages.
final class Inbox: UIViewController {}

/// A message; it may hold itself, to be a leak.
final class Message: UIViewController {
  var holder: Message?
}

/// Forgets to call super.
final class Forgetful: UIViewController {
  override func viewDidAppear(_ animated: Bool) {}
}

/// Keeps the flags of the appearance callbacks, as an app's own test would.
final class Diary: UIViewController {
  var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    lines.append("loaded")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lines.append("appeared \(animated)")
  }
}
