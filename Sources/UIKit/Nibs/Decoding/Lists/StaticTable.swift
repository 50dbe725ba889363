import CoreGraphics
import Foundation
import InterfaceBuilder

/// The sections and cells that a storyboard draws for a table.
///
/// A table controller answers from them where its class does not say something else.
///
/// - Evidence: Apple's documentation of `UITableViewController` (A); questions of people who
///   override some of the methods and call `super` for others (C).
@MainActor
final class StaticTable {
  /// A section as it is drawn.
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    /// The heights of the cells; `nil` for one as high as the rows of the table.
    let heights: [CGFloat?]
  }

  let sections: [Section]

  init(_ elements: [InterfaceElement], _ session: NibSession) {
    sections = elements.filter { $0.name == "tableViewSection" }.map { element in
      var cells: [UITableViewCell] = []
      var heights: [CGFloat?] = []
      for part in element.list("cells") {
        guard let cell = session.make(part, as: UITableViewCell.self) else { continue }
        cells.append(cell)
        let height = NibValue.number(part, "rowHeight")
        heights.append(height.map { $0 < 0 ? UITableView.automaticDimension : $0 })
      }
      return Section(
        header: session.string("headerTitle", of: element),
        footer: session.string("footerTitle", of: element),
        cells: cells,
        heights: heights
      )
    }
  }

  subscript(section: Int) -> Section? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard let cells = self[path.section]?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }

  /// The height of a row; `nil` for one as high as the rows of the table.
  func height(at path: IndexPath) -> CGFloat? {
    guard let heights = self[path.section]?.heights, heights.indices.contains(path.row) else {
      return nil
    }
    return heights[path.row]
  }

  /// Lets cells know their table before they are shown, for code that looks for it.
  func keep(in table: UITableView) {
    for cell in sections.flatMap(\.cells) { cell.owningTable = table }
  }
}

extension UITableView {
  /// What a storyboard draws for the table.
  var staticTable: StaticTable? { existingAttachment(StaticTable.self) }
}
