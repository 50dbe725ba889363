import Foundation

/// The tint colour, which comes down the tree.
extension UIView {
  var effectiveTintColor: UIColor {
    rareIfAny?.tintColor ?? _superview?.tintColor ?? .systemBlue
  }

  func setTintColor(_ color: UIColor?) {
    rare.tintColor = color
    tintDidChange()
  }

  private func tintDidChange() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for view in _subviews where view.rareIfAny?.tintColor == nil { view.tintDidChange() }
  }

  /// Whether the tint is dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      let own = rareIfAny?.tintAdjustmentMode ?? .automatic
      return own == .automatic ? _superview?.tintAdjustmentMode ?? .normal : own
    }
    set {
      rare.tintAdjustmentMode = newValue
      tintDidChange()
    }
  }
}
