public import Foundation

/// Index paths of tables and collections: a section and a place in it.
extension IndexPath {
  /// Creates the path of a row in a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the path of an item in a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section.
  public var section: Int {
    get { index(0) }
    set { self[0] = newValue }
  }

  /// The row in the section.
  public var row: Int {
    get { index(1) }
    set { self[1] = newValue }
  }

  /// The item in the section.
  public var item: Int {
    get { index(1) }
    set { self[1] = newValue }
  }

  private func index(_ place: Int) -> Int {
    precondition(
      count > place,
      """
      Invalid index path for use with UITableView.  Index paths passed to table view must contain \
      exactly two indices specifying the section and row, but this one contains \(count).
      """
    )
    return self[place]
  }
}
