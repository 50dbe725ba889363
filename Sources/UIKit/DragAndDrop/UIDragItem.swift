import CoreGraphics
public import Foundation

/// One thing that is dragged: a promise of its data.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The promise of the data.
  public let itemProvider: NSItemProvider

  /// What the item is in this app; other apps do not see it.
  open var localObject: Any?

  /// Makes the picture under the finger; asked when the item is lifted.
  ///
  /// Without a block the picture of the lift goes on; a block that answers `nil` shows none.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { session?.previewsChanged() }
  }

  /// The session that the item belongs to, while one lasts.
  weak var session: DragSession?

  /// Creates an item.
  ///
  /// - Parameter itemProvider: The promise of the data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Asks the place of the drop for its picture anew.
  open func setNeedsDropPreviewUpdate() {
    session?.tracker.needsDropPreview(self)
  }
}
