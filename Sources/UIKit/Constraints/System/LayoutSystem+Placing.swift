import Cassowary
import Foundation

/// The way back: from the solution to frames.
extension LayoutSystem {
  /// Notes which views the solution moved, for the layout of their superviews.
  func handOut() {
    let entries = changed
    changed = []
    for entry in entries where entry.system === self {
      entry.isChanged = false
      if entry.content != nil { handOutContent(of: entry) }
      switch entry.role {
      case .placed: notePlacing(of: entry, marks: true)
      case .root: if isRootFree { takeOverRootSize(entry) }
      case .fixed: break
      }
    }
  }

  private func takeOverRootSize(_ entry: LayoutEntry) {
    guard !isMeasuring else { return }
    let size = fittedSize(of: entry, rounding: .toNearestOrAwayFromZero)
    if root.bounds.size != size { root.bounds.size = size }
  }

  private func handOutContent(of entry: LayoutEntry) {
    guard !isMeasuring, let content = entry.content, let view = entry.view as? UIScrollView else {
      return
    }
    var size = view.contentSize
    if content.usesWidth { size.width = value(content.width) }
    if content.usesHeight { size.height = value(content.height) }
    if view.contentSize != size { view.contentSize = size }
  }

  /// Notes that a view has to be placed when its superview is laid out.
  func notePlacing(of entry: LayoutEntry, marks: Bool) {
    guard !isMeasuring, let superview = entry.view._superview else { return }
    if !entry.isPending {
      guard !marks || entry.view.alignmentFrame != place(of: entry) else { return }
      entry.isPending = true
      pending[ObjectIdentifier(superview), default: []].append(entry)
    }
    if marks, !superview.flags.contains(.isLayingOut) { superview.setNeedsLayout() }
  }

  /// Places the subviews that wait for it.
  func placeSubviews(of view: UIView) {
    guard var entries = pending.removeValue(forKey: ObjectIdentifier(view)) else { return }
    if entries.count > 1 { entries.sort { $0.serial < $1.serial } }
    for entry in entries {
      entry.isPending = false
      guard entry.system === self, entry.view._superview === view else { continue }
      put(entry.view, at: place(of: entry))
    }
  }

  private func put(_ view: UIView, at place: CGRect) {
    isPlacing = true
    defer {
      isPlacing = false
      view.ownedLayer.tellOwnerOfMove()
    }
    guard view.alignmentFrame != place else { return }
    let frame = view.frame(forAlignmentRect: place)
    if view.transform.isIdentity {
      view.frame = frame
    } else {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private func place(of entry: LayoutEntry) -> CGRect { rect(entry.box).aligned(to: scale) }

  /// The size of a root that was free, in whole pixels.
  func fittedSize(of entry: LayoutEntry, rounding: FloatingPointRoundingRule = .up) -> CGSize {
    let insets = entry.alignment
    let size = rect(entry.box).size
    func rounded(_ value: CGFloat) -> CGFloat {
      let slack: CGFloat = rounding == .up ? 0.001 : 0
      return (value * scale - slack).rounded(rounding) / scale
    }
    return CGSize(
      width: rounded(size.width + insets.left + insets.right),
      height: rounded(size.height + insets.top + insets.bottom)
    )
  }
}

extension CGRect {
  /// The rectangle with its edges on pixels.
  func aligned(to scale: CGFloat) -> CGRect {
    // Whole pixels are divided last, so that equal counts of them are equal lengths.
    let (left, top) = ((minX * scale).rounded(), (minY * scale).rounded())
    let (right, bottom) = ((maxX * scale).rounded(), (maxY * scale).rounded())
    return CGRect(
      x: left / scale,
      y: top / scale,
      width: (right - left) / scale,
      height: (bottom - top) / scale
    )
  }
}
