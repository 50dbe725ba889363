public import Foundation

/// The object that takes items that are dropped on a table.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes the items into the data, and shows where they land.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
  /// Asks whether the table takes anything of a drag; `true` by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Tells that a drag came over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Asks what a drop at the present place would do.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drag.
  ///   - destinationIndexPath: The row below the finger; `nil` if there is none.
  /// - Returns: The proposal.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Tells that a drag left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Tells that a drag that was over the table ended anywhere.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Asks how the picture of an item looks that lands in a row.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

/// All methods but the first are optional.
extension UITableViewDropDelegate {
  /// Asks whether the table takes anything of a drag; `true` by default.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    OptionalMessage.send("tableView:canHandleDropSession:", to: self, tableView, session) { true }
  }
  /// Tells that a drag came over the table.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    OptionalMessage.send("tableView:dropSessionDidEnter:", to: self, tableView, session) {}
  }
  /// Asks what a drop would do; a drag of the table's own rows moves them, others are copied.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    OptionalMessage.send(
      "tableView:dropSessionDidUpdate:withDestinationIndexPath:",
      to: self,
      tableView,
      session,
      destinationIndexPath
    ) {
      UITableViewDropProposal(
        operation: tableView.hasActiveDrag ? .move : .copy,
        intent: .insertAtDestinationIndexPath
      )
    }
  }
  /// Tells that a drag left the table.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    OptionalMessage.send("tableView:dropSessionDidExit:", to: self, tableView, session) {}
  }
  /// Tells that a drag that was over the table ended anywhere.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    OptionalMessage.send("tableView:dropSessionDidEnd:", to: self, tableView, session) {}
  }
  /// Asks how the picture of an item looks that lands in a row.
  public func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMessage.send(
      "tableView:dropPreviewParametersForRowAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) { nil }
  }
}

/// What a drop on a table would do, and where.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Whether the drop goes between rows or into one.
  public let intent: UITableViewDropProposal.Intent

  /// Whether a drop goes between rows or into one.
  public enum Intent: Int, Sendable {
    /// Not said: rows show nothing.
    case unspecified
    /// A new row at the place.
    case insertAtDestinationIndexPath
    /// Into the row.
    case insertIntoDestinationIndexPath
    /// One of both, as the finger is near the middle of a row or not.
    case automatic
  }

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without a place.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// One item that is dropped on a table.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row where the drag began; `nil` if it did not in this table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the picture.
  var previewSize: CGSize { get }
}

/// The drop that a table's delegate performs.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items in the order in which they were added.
  var items: [any UITableViewDropItem] { get }
  /// The row below the finger; `nil` if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Lets an item land in a row that only stands in for its data, which is still coming.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Lets an item land in a row that the data source has got.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets an item land inside a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Lets an item land anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A row that stands in for another one whose data is still coming.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Creates a stand-in.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: Where it is.
  ///   - reuseIdentifier: The identifier of its cell, which the table must know.
  ///   - rowHeight: Its height; `UITableView.automaticDimension` for what its cell asks for.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  /// Fills the cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// The same for an item that was dropped.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How the picture of the item looks that lands in the cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The way to put the data in the place of its stand-in.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Replaces the stand-in by a row.
  ///
  /// - Parameter dataSourceUpdates: Puts the row into the data, at the path that it is given.
  /// - Returns: `false` if the stand-in is gone, as the table was reloaded.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the stand-in away.
  ///
  /// - Returns: `false` if it is gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
}
