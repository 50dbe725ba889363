import CoreGraphics
import UIKit

/// A thin line across a stack.
///
/// - Differs: in a row it must be told to stand upright by a frame.
///
/// Status: partial · A
public nonisolated struct Divider: View, LeafView {
  /// Creates a line.
  nonisolated public init() {}

  @MainActor static func makeView() -> UIView { UIView() }

  @MainActor func update(_ view: UIView, _ environment: EnvironmentValues) {
    view.backgroundColor = .separator
    view.isUserInteractionEnabled = false
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ view: UIView) -> CGSize {
    let line = 1 / max(view.traitCollection.displayScale, 1)
    return CGSize(width: proposal.width ?? 10, height: line)
  }
}
