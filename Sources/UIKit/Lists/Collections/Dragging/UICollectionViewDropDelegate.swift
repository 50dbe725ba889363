public import Foundation

/// The object that takes items that are dropped on a collection.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes the items into the data, and shows where they land.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
  /// Asks whether the collection takes anything of a drag; `true` by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// Tells that a drag came over the collection.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  )
  /// Asks what a drop at the present place would do.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - session: The drag.
  ///   - destinationIndexPath: The item below the finger; `nil` if there is none.
  /// - Returns: The proposal.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Tells that a drag left the collection.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  )
  /// Tells that a drag that was over the collection ended anywhere.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  )
  /// Asks how the picture of an item looks that lands in a item.
  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  )
    -> UIDragPreviewParameters?
}

/// All methods but the first are optional.
extension UICollectionViewDropDelegate {
  /// Asks whether the collection takes anything of a drag; `true` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool {
    OptionalMessage.send("collectionView:canHandleDropSession:", to: self, collectionView, session)
    { true }
  }
  /// Tells that a drag came over the collection.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {
    OptionalMessage.send("collectionView:dropSessionDidEnter:", to: self, collectionView, session) {
    }
  }
  /// Asks what a drop would do; a drag of the collection's own items moves them, others are copied.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    OptionalMessage.send(
      "collectionView:dropSessionDidUpdate:withDestinationIndexPath:",
      to: self,
      collectionView,
      session,
      destinationIndexPath
    ) {
      UICollectionViewDropProposal(
        operation: collectionView.hasActiveDrag ? .move : .copy,
        intent: .insertAtDestinationIndexPath
      )
    }
  }
  /// Tells that a drag left the collection.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) {
    OptionalMessage.send("collectionView:dropSessionDidExit:", to: self, collectionView, session) {}
  }
  /// Tells that a drag that was over the collection ended anywhere.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {
    OptionalMessage.send("collectionView:dropSessionDidEnd:", to: self, collectionView, session) {}
  }
  /// Asks how the picture of an item looks that lands in a item.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMessage.send(
      "collectionView:dropPreviewParametersForItemAtIndexPath:",
      to: self,
      collectionView,
      indexPath
    ) { nil }
  }
}

/// What a drop on a collection would do, and where.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Whether the drop goes between items or into one.
  public let intent: UICollectionViewDropProposal.Intent

  /// Whether a drop goes between items or into one.
  public enum Intent: Int, Sendable {
    /// Not said: items show nothing.
    case unspecified
    /// A new item at the place.
    case insertAtDestinationIndexPath
    /// Into the item.
    case insertIntoDestinationIndexPath
    /// One of both, as the finger is near the middle of a item or not.
    case automatic
  }

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without a place.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// One item that is dropped on a collection.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The item where the drag began; `nil` if it did not in this collection.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the picture.
  var previewSize: CGSize { get }
}

/// The drop that a collection's delegate performs.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items in the order in which they were added.
  var items: [any UICollectionViewDropItem] { get }
  /// The item below the finger; `nil` if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Lets an item land in a item that only stands in for its data, which is still coming.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Lets an item land in a item that the data source has got.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets an item land inside a item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Lets an item land anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A item that stands in for another one whose data is still coming.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Creates a stand-in.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: Where it is.
  ///   - reuseIdentifier: The identifier of its cell, which the collection must know.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Fills the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// The same for an item that was dropped.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the picture of the item looks that lands in the cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The way to put the data in the place of its stand-in.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Replaces the stand-in by a item.
  ///
  /// - Parameter dataSourceUpdates: Puts the item into the data, at the path that it is given.
  /// - Returns: `false` if the stand-in is gone, as the collection was reloaded.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Asks for the stand-in's cell to be filled again.
  func setNeedsCellUpdate()
  /// Takes the stand-in away.
  ///
  /// - Returns: `false` if it is gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
}
