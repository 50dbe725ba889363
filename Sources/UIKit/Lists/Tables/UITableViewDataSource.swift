public import Foundation

/// The object that provides the rows of a table.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Asks for the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Asks for the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Asks for the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Asks for the title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Asks for the title below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Asks whether a row can be edited; `true` by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Asks whether a row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Asks for the titles of the index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Asks for the section of a title in the index.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  /// Asks to delete or insert a row, as the user wished.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Asks to move a row, as the user did.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

/// All methods but the required ones have defaults.
extension UITableViewDataSource {
  /// Asks for the number of sections; 1 by default.
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMessage.send("numberOfSectionsInTableView:", to: self, tableView) { 1 }
  }
  /// Asks for the title above a section.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMessage.send("tableView:titleForHeaderInSection:", to: self, tableView, section) { nil }
  }
  /// Asks for the title below a section.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMessage.send("tableView:titleForFooterInSection:", to: self, tableView, section) { nil }
  }
  /// Asks whether a row can be edited; `true` by default.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMessage.send("tableView:canEditRowAtIndexPath:", to: self, tableView, indexPath) {
      tableView.noteMissing(.canEdit)
      return true
    }
  }
  /// Asks whether a row can be moved; by default if `moveRowAt` is implemented.
  ///
  /// - Differs: Of a class that was not lowered that cannot be seen; its rows stay where they are.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMessage.send("tableView:canMoveRowAtIndexPath:", to: self, tableView, indexPath) {
      OptionalMessage.isImplemented("tableView:moveRowAtIndexPath:toIndexPath:", by: self) ?? false
    }
  }
  /// Asks for the titles of the index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMessage.send("sectionIndexTitlesForTableView:", to: self, tableView) { nil }
  }
  /// Asks for the section of a title in the index.
  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    OptionalMessage.send(
      "tableView:sectionForSectionIndexTitle:atIndex:",
      to: self,
      tableView,
      title,
      index
    ) { index }
  }
  /// Asks to delete or insert a row, as the user wished.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "tableView:commitEditingStyle:forRowAtIndexPath:",
      to: self,
      tableView,
      editingStyle,
      indexPath
    ) {}
  }
  /// Asks to move a row, as the user did.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMessage.send(
      "tableView:moveRowAtIndexPath:toIndexPath:",
      to: self,
      tableView,
      sourceIndexPath,
      destinationIndexPath
    ) {}
  }
}
