import CoreGraphics
import Foundation

/// The view of a split view controller: columns, a veil below columns that lie over
/// the secondary one, and the swipe that shows the primary column.
final class SplitView: UIView {
  private weak var split: UISplitViewController?
  private let veil = UIControl(frame: .zero)

  func setUp(for split: UISplitViewController) {
    self.split = split
    veil.addAction(
      UIAction { [weak self] _ in self?.hideOverlay() },
      for: .touchUpInside
    )
    let swipe = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    swipe.edges = .left
    swipe.addHandler { [weak self, weak swipe] in
      if let swipe { self?.follow(swipe) }
    }
    addGestureRecognizer(swipe)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    split?.columns.update()
    layOutColumns()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // MARK: - Places

  private func layOutColumns() {
    guard let split else { return }
    let columns = split.columns
    let views = columns.shown.compactMap(\.viewIfLoaded)
    guard let last = views.last, !columns.isCollapsed else {
      arrange(views, over: nil)
      for view in views { view.frame = bounds }
      return
    }
    let display = columns.display
    let widths = SplitWidths(of: split)
    var left: CGFloat = 0
    for view in views.dropLast() {
      let isPrimary = view === columns.container(for: .primary)?.viewIfLoaded
      let width = isPrimary ? widths.primary : widths.supplementary
      view.frame = place(x: left, width: width)
      left += width
    }
    switch display.mode {
    case .oneOverSecondary, .twoOverSecondary: last.frame = bounds
    case .twoDisplaceSecondary:
      last.frame = place(x: left, width: bounds.width - widths.supplementary)
    default: last.frame = place(x: left, width: bounds.width - left)
    }
    arrange(views, over: display.isOverlay ? last : nil)
  }

  /// A frame counted from the primary edge.
  private func place(x: CGFloat, width: CGFloat) -> CGRect {
    let isRight = split?.primaryEdge == .trailing
    return CGRect(
      x: isRight ? bounds.width - x - width : x,
      y: 0,
      width: width,
      height: bounds.height
    )
  }

  private func arrange(_ views: [UIView], over secondary: UIView?) {
    guard let secondary else {
      if veil.superview === self { veil.removeFromSuperview() }
      return
    }
    if veil.frame != bounds { veil.frame = bounds }
    // Moving views in a layout pass asks for another one.
    guard !subviews.starts(with: [secondary, veil]) else { return }
    sendSubviewToBack(secondary)
    insertSubview(veil, aboveSubview: secondary)
  }

  // MARK: - Touches

  /// A tap beside columns that lie over the secondary one hides them.
  private func hideOverlay() { split?.columns.choose(.secondaryOnly) }

  private func follow(_ swipe: UIScreenEdgePanGestureRecognizer) {
    guard let split, split.presentsWithGesture, !split.isCollapsed else { return }
    switch swipe.state {
    case .began:
      split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
    case .ended:
      let isTriple = split.style == .tripleColumn
      let next: UISplitViewController.Column =
        isTriple && !split.isShowing(.supplementary) ? .supplementary : .primary
      split.show(next)
      split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    case .cancelled, .failed:
      split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    default: break
    }
  }
}
