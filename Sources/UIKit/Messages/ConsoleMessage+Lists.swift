import Foundation

/// The messages of tables, with the words of iOS.
@MainActor
extension ConsoleMessage {
  /// Says that a page is where a page is.
  ///
  /// - Evidence: https://gist.github.com/PimCoumans/8543312 (the words, grade B)
  static func pagingTargetIsFixed() -> ConsoleMessage {
    ConsoleMessage("Stop offset can not be modified for paging scroll views")
  }

  /// Says once per application that a table lays out cells off window.
  static func emitTableOffWindow(_ table: UITableView) {
    let state = UIApplication.shared.attachment(OffWindowWarning.self) { OffWindowWarning() }
    guard !state.wasGiven else { return }
    state.wasGiven = true
    ConsoleMessage(
      "[TableView] Warning once only: UITableView was told to layout its visible cells and other "
        + "contents without being in the view hierarchy (the table view or one of its superviews "
        + "has not been added to a window). This may cause bugs by forcing views inside the table "
        + "view to load and perform layout without accurate information (e.g. table view bounds, "
        + "trait collection, layout margins, safe area insets, etc), and will also cause "
        + "unnecessary performance overhead due to extra layout passes. Make a symbolic breakpoint "
        + "at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see "
        + "what caused this to occur, so you can avoid this action altogether if possible, or "
        + "defer it until the table view has been added to a window. Table view: "
        + Naming.name(of: table)
    ).emit()
  }
}

private final class OffWindowWarning {
  var wasGiven = false
}
