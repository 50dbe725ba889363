import CoreGraphics

/// What a delegate may answer for a part of a table, or leave to the table.
enum TablePart {
  case row, header, footer, estimatedRow, estimatedHeader, estimatedFooter
  case headerView, footerView, indentation, canEdit, editingStyle, deleteTitle
}

/// A section of a table as layout sees it.
struct TableSection {
  var rows: RowHeights
  var top: CGFloat = 0
  /// The space above the header.
  var padding: CGFloat = 0
  var header = TableEnd()
  var footer = TableEnd()

  var headerTop: CGFloat { top + padding }
  var rowsTop: CGFloat { headerTop + header.height }
  var footerTop: CGFloat { rowsTop + rows.total }
  var bottom: CGFloat { footerTop + footer.height }
}

/// The header or the footer of a section.
struct TableEnd {
  var height: CGFloat = 0
  /// Whether the height is a guess until the view is there.
  var isEstimate = false
}
