public import Foundation

/// The object that gives the items of rows that the user drags away.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Asks for the items of the row under the finger; none means that nothing is dragged.
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Asks for the items of a row that is tapped while others are dragged.
  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Asks how the picture of a row looks while it is dragged.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Tells that the drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Tells that the drag is over.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Asks whether rows may be moved instead of copied; `true` by default.
  func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Asks whether other apps never see the items; `false` by default.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

/// All methods but the first are optional.
extension UITableViewDragDelegate {
  /// Asks for the items of a row that is tapped while others are dragged; none by default.
  public func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    OptionalMessage.send(
      "tableView:itemsForAddingToDragSession:atIndexPath:point:",
      to: self,
      tableView,
      session,
      indexPath,
      point
    ) { [] }
  }
  /// Asks how the picture of a row looks while it is dragged.
  public func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMessage.send(
      "tableView:dragPreviewParametersForRowAtIndexPath:",
      to: self,
      tableView,
      indexPath
    ) { nil }
  }
  /// Tells that the drag begins.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    OptionalMessage.send("tableView:dragSessionWillBegin:", to: self, tableView, session) {}
  }
  /// Tells that the drag is over.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    OptionalMessage.send("tableView:dragSessionDidEnd:", to: self, tableView, session) {}
  }
  /// Asks whether rows may be moved instead of copied; `true` by default.
  public func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalMessage.send("tableView:dragSessionAllowsMoveOperation:", to: self, tableView, session)
    { true }
  }
  /// Asks whether other apps never see the items; `false` by default.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    OptionalMessage.send(
      "tableView:dragSessionIsRestrictedToDraggingApplication:",
      to: self,
      tableView,
      session
    ) { false }
  }
}
