import Cassowary
import Foundation

/// The constraints of a branch of the view tree, solved.
///
/// A system reaches from a view whose size comes from elsewhere (a mask, a
/// controller, a table) down to the next such views. It is solved when a layout
/// needs it after a change, and remembers what the solution rests on.
///
/// Status: partial · A
@MainActor
final class LayoutSystem {
  private unowned let root: UIView
  private var isDirty = true
  private var foundation = LayoutFoundation()
  private var frames: [ObjectIdentifier: CGRect] = [:]

  init(root: UIView) {
    self.root = root
  }

  func markDirty() { isDirty = true }

  func solveIfNeeded() {
    guard isDirty || !foundation.stillHolds(for: root) else { return }
    isDirty = false
    var builder = LayoutBuilder(root: root)
    builder.build()
    builder.solve()
    foundation = builder.foundation
    frames = [:]
    let scale = max(root.traitCollection.displayScale, 1)
    for (view, place) in builder.solvedViews(scale: scale) {
      frames[ObjectIdentifier(view)] = place
      guard view.alignmentFrame != place, let superview = view.superview else { continue }
      if !superview.flags.contains(.isLayingOut) { superview.setNeedsLayout() }
    }
    builder.takeOverGuides()
    if let size = builder.sizeOfFreeRoot { takeOver(size) }
    for (scrollView, size) in builder.contentSizes where scrollView.contentSize != size {
      scrollView.contentSize = size
    }
  }

  private func takeOver(_ size: CGSize) {
    guard root.bounds.size != size else { return }
    root.bounds.size = size
    foundation.size = size
  }

  /// Gives a view the place that the solution has for it.
  func place(_ view: UIView) {
    guard let place = frames[ObjectIdentifier(view)], view.alignmentFrame != place else { return }
    let frame = view.frame(forAlignmentRect: place)
    if view.transform.isIdentity {
      view.frame = frame
    } else {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }
}

/// What a solution rests on beside the constraints.
@MainActor
struct LayoutFoundation {
  var size = CGSize.zero
  /// The frames of views inside that constraints do not place.
  var fixed: [Fixed] = []
  /// The insets of guides and margins that were used.
  var insets: [Used] = []

  struct Fixed {
    weak var view: UIView?
    let frame: CGRect
  }

  struct Used {
    weak var view: UIView?
    let kind: UILayoutGuide.Kind
    let value: UIEdgeInsets
  }

  nonisolated init() {}

  func stillHolds(for root: UIView) -> Bool {
    guard root.bounds.size == size else { return false }
    for place in fixed where place.view?.frame != place.frame { return false }
    for used in insets {
      guard let view = used.view, UILayoutGuide.insets(of: used.kind, in: view) == used.value
      else { return false }
    }
    return true
  }
}

extension UIView {
  /// The alignment rectangle in the superview, as it was before any transform.
  var alignmentFrame: CGRect {
    guard !transform.isIdentity else { return alignmentRect(forFrame: frame) }
    let size = bounds.size
    return alignmentRect(
      forFrame: CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    )
  }
}
