import Clockwork
import CoreGraphics
import QuartzCore

extension UIView {
  /// A point of the superview in this view, for touches.
  ///
  /// Views that a property animator moves are touched where the screen shows them.
  func touchPoint(_ point: CGPoint, from superview: UIView) -> CGPoint {
    guard ownedLayer.touchPolicy == .presentation, let shown = ownedLayer.presentation() else {
      return convert(point, from: superview)
    }
    return shown.convert(point, from: superview.layer)
  }

  /// Ends the animations of a view that is out of the window after the commit.
  ///
  /// A view that a container takes out and puts back in one turn keeps them.
  func endAnimationsOutOfSight() {
    MainLoop.current.setNeedsCommit("animations out of sight")
    MainLoop.current.afterCommit("animations out of sight") { [weak self] in
      guard let self, window == nil else { return }
      layer.removeAllAnimations()
    }
  }
}
