public import Foundation

/// Sections, rows and items, as UIKit adds them to the class behind `IndexPath`.
extension NSIndexPath {
  /// The section: the first index.
  public var section: Int { index(atPosition: 0) }

  /// The row of a table: the second index.
  public var row: Int { index(atPosition: 1) }

  /// The item of a collection: the second index.
  public var item: Int { index(atPosition: 1) }

  /// Creates the path of a row in a table.
  public convenience init(row: Int, section: Int) {
    let path = IndexPath(row: row, section: section)
    self.init(indexes: Array(path), length: path.count)
  }

  /// Creates the path of an item in a collection.
  public convenience init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }
}
