/// Segues that begin at cells: by selection, and by the button at a row's right.
///
/// A tap selects first, so that `indexPathForSelectedRow` is set in `prepare`; then the segue is
/// triggered, with the cell as sender; the delegate hears of the selection last. Selection by
/// code triggers nothing.
///
/// - Evidence: patchthecode/JTAppleCalendar #635 for collections (grade B: `prepare` before
///   `didSelect`); for tables the same in many accounts (grade C); for the button at the right
///   the order is assumed (grade D)
extension UITableViewCell {
  /// The segue of the cell's selection.
  package var selectionSegue: SegueTemplate? {
    get { parts.selectionSegue }
    set { parts.selectionSegue = newValue }
  }

  /// The segue of the button at the right.
  package var accessorySegue: SegueTemplate? {
    get { parts.accessorySegue }
    set { parts.accessorySegue = newValue }
  }
}

extension UICollectionViewCell {
  /// The segue of the cell's selection.
  package var selectionSegue: SegueTemplate? {
    get { content.selectionSegue }
    set { content.selectionSegue = newValue }
  }
}
