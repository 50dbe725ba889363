public import CoreGraphics
import Foundation

/// A guide that turns constraints on and off with its place in the owning view.
///
/// - Differs: the keyboard is always docked, so it is near the lower edge and away from the others.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let edges: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]
  }

  @exclusivity(unchecked) private var tracked: [Tracked] = []

  /// Makes constraints active only while the guide is near an edge of the owning view.
  ///
  /// - Parameters:
  ///   - constraints: The constraints; they replace those that were set for the edge before.
  ///   - edge: One edge; near several of them is not offered.
  open func setConstraints(
    _ constraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    set(Tracked(edges: edge, isNear: true, constraints: constraints))
  }

  /// Makes constraints active only while the guide is away from edges of the owning view.
  ///
  /// - Parameters:
  ///   - constraints: The constraints; they replace those that were set for the edges before.
  ///   - edges: The edges; the guide has to be away from all of them.
  open func setConstraints(
    _ constraints: [NSLayoutConstraint],
    activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    set(Tracked(edges: edges, isNear: false, constraints: constraints))
  }

  /// The constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.isNear && $0.edges == edge }?.constraints ?? []
  }

  /// The constraints that are active while the guide is away from edges.
  open func constraints(
    activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    tracked.first { !$0.isNear && $0.edges == edges }?.constraints ?? []
  }

  /// Lets go of all constraints that the guide turns on and off, and turns them off.
  open func removeAllTrackedConstraints() {
    let all = tracked.flatMap(\.constraints)
    tracked = []
    NSLayoutConstraint.deactivate(all)
  }

  private func set(_ new: Tracked) {
    if let index = tracked.firstIndex(where: {
      $0.isNear == new.isNear && $0.edges == new.edges
    }) {
      NSLayoutConstraint.deactivate(tracked[index].constraints)
      tracked.remove(at: index)
    }
    if !new.constraints.isEmpty { tracked.append(new) }
    let isActive = new.isNear ? new.edges == .bottom : !new.edges.contains(.bottom)
    if isActive {
      NSLayoutConstraint.activate(new.constraints)
    } else {
      NSLayoutConstraint.deactivate(new.constraints)
    }
  }
}

/// The rectangle that the keyboard covers, or the bottom of the safe area.
///
/// What hangs on it is laid out beside the animation of the keyboard.
///
/// - Evidence: Apple's documentation (A): tied to the lower edge of the safe area without a
///   keyboard, or to that of the view
/// - Differs: the keyboard never floats, so `followsUndockedKeyboard` has no effect.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats.
  open var followsUndockedKeyboard = false

  /// Whether the bottom of the safe area counts without a keyboard; else that of the view.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue else { return }
      owningView?.constraintsDidChange()
    }
  }

  /// The distance above the keyboard from which a drag moves it; below zero counts as zero.
  open var keyboardDismissPadding: CGFloat = 0
}

/// How much of a view the keyboard covers.
@MainActor
enum KeyboardOverlap {
  /// The height of the guide: what the keyboard covers, or what lies below the safe area.
  static func height(in view: UIView) -> CGFloat {
    let guide = view.guideStoreIfAny?.keyboard
    let rest = guide?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom
    guard view.window != nil, KeyboardController.current.isShown else { return rest }
    let keyboard = KeyboardController.current.frame
    let corner = view.pointOnScreen(CGPoint(x: view.bounds.minX, y: view.bounds.minY))
    let place = CGRect(origin: corner, size: view.bounds.size)
    let covered = place.intersection(keyboard)
    return covered.isNull ? rest : max(covered.height, rest)
  }
}
