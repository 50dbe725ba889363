import Foundation

final class LayoutSystem {}

extension UIView {
  func constraintsDidChange() { setNeedsLayout() }
  func layoutIfNeededForGuides() {}
  func layoutWithConstraints() {}
  func intrinsicContentSizeDidChange() {}
  func setTranslatesMask(_ isOn: Bool) { flags.set(.translatesMask, isOn) }
  func fittingSize(
    _ target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize { bounds.size }
}
extension UIView {
  var hasConstraintsInside: Bool {
    if !constraints.isEmpty { return true }
    return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
