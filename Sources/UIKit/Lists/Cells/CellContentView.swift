import CoreGraphics

/// The view that holds the content of a table's cell, under the name that iOS prints in its logs.
///
/// It tells its cell when its own size may have changed, and has the margins of a cell.
final class UITableViewCellContentView: UIView {
  @Backward var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.contentSizeMayHaveChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cell?.contentWasLaidOut()
  }

  override var usualLayoutMargins: UIEdgeInsets {
    let side = cell?.sideMargin ?? CellMetrics.narrowMargin
    return UIEdgeInsets(
      top: CellMetrics.verticalMargin,
      left: side,
      bottom: CellMetrics.verticalMargin,
      right: side
    )
  }
}

/// The same for the cell of a collection.
final class UICollectionViewCellContentView: UIView {
  @Backward var cell: UICollectionViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.contentSizeMayHaveChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cell?.contentWasLaidOut()
  }
}

/// Margins of cells, in points.
enum CellMetrics {
  /// Above and below the content, from memory (grade C).
  static let verticalMargin: CGFloat = 11
  /// At the sides on small phones, 16 and 20 as printed for separators (grade B).
  ///
  /// - Evidence: https://stackoverflow.com/questions/29349917
  static let narrowMargin: CGFloat = 16
  /// At the sides of wide tables.
  static let wideMargin: CGFloat = 20
}
