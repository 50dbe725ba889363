internal import UIKit

/// A view that records its callbacks under the name of its role.
final class RecordedView: UIView, Recorded {
  let role = Role.next()

  override func layoutSubviews() {
    role.play("layoutSubviews", by: self) { super.layoutSubviews() }
  }

  override func updateConstraints() {
    role.play("updateConstraints", by: self) { super.updateConstraints() }
  }

  override func draw(_ rect: CGRect) {
    role.play("draw", by: self) { super.draw(rect) }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    let words = ["toWindow: \(role.name(of: newWindow))"]
    role.play("willMove", words, by: self) { super.willMove(toWindow: newWindow) }
  }

  override func didMoveToWindow() {
    role.play("didMoveToWindow", by: self) { super.didMoveToWindow() }
  }

  deinit {
    let dying = self
    MainActor.assumeIsolated { dying.role.playDeinit(of: dying) }
  }
}

/// A window that the script knows by name.
final class RecordedWindow: UIWindow, Recorded {
  let role = Role.next()

  deinit {
    let dying = self
    MainActor.assumeIsolated { dying.role.playDeinit(of: dying) }
  }
}
