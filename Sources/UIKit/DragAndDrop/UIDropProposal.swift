public import Foundation

/// What a drop does with the items.
///
/// Status: complete · A
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; the drag ends without a drop.
  case cancel = 0
  /// Nothing, although the place takes drops at other times.
  case forbidden = 1
  /// A copy.
  case copy = 2
  /// The items go from their old place to the new one; only within an app.
  case move = 3
}

/// What a destination would do if the finger were lifted now.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  /// What the drop would do.
  public let operation: UIDropOperation

  /// Whether the drop aims at a place within the view, as between two letters.
  open var isPrecise = false

  /// Whether the pictures keep their size above the view.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  ///
  /// - Parameter operation: What the drop would do.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// A proposal with the same contents.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = type(of: self).init(operation: operation)
      copy.isPrecise = isPrecise
      copy.prefersFullSizePreview = prefersFullSizePreview
      return UncheckedCopy(copy)
    }.value
  }
}

/// A copy on its way out of a check that the caller is on the main actor.
struct UncheckedCopy: @unchecked Sendable {
  let value: Any
  init(_ value: Any) { self.value = value }
}
