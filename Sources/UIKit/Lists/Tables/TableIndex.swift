import Foundation

/// The letters at the side of a table, by which a finger jumps to sections.
final class UITableViewIndex: UIView {
  static let width: CGFloat = 15
  @Backward var table: UITableView?
  var titles: [String] = []
  private var chosen: Int?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is UIPanGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { chosen = nil }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { chosen = nil }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, !titles.isEmpty, bounds.height > 0 else { return }
    let share = touch.location(in: self).y / bounds.height
    let index = min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1)
    guard index != chosen else { return }
    chosen = index
    table?.jump(toIndexTitle: index)
  }
}

/// The index of a table.
extension UITableView {
  private var indexView: UITableViewIndex? { existingAttachment(UITableViewIndex.self) }

  /// Asks for the titles of the index and shows them, if there are enough rows.
  func loadIndexTitles() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty else {
      indexView?.titles = []
      indexView?.removeFromSuperview()
      return
    }
    let view = attachment(UITableViewIndex.self) { UITableViewIndex(frame: .zero) }
    view.table = self
    view.titles = titles
    setNeedsLayout()
  }

  /// Keeps the index at the trailing edge of what is visible.
  func placeIndex() {
    guard let view = indexView, !view.titles.isEmpty else { return }
    let rows = table.sections.reduce(0) { $0 + $1.rows.count }
    guard rows >= sectionIndexMinimumDisplayRowCount else {
      view.removeFromSuperview()
      return
    }
    if view.superview !== self { addSubview(view) }
    view.backgroundColor = sectionIndexBackgroundColor
    let visible = bounds.inset(by: adjustedContentInset)
    let x =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? visible.minX : visible.maxX - UITableViewIndex.width
    place(
      view,
      CGRect(x: x, y: visible.minY, width: UITableViewIndex.width, height: visible.height)
    )
  }

  /// Scrolls to the section of a title, as a finger on the index does.
  func jump(toIndexTitle index: Int) {
    guard let titles = indexView?.titles, titles.indices.contains(index) else { return }
    let top = CGPoint(x: contentOffset.x, y: offsetLimits.least.y)
    guard titles[index] != UITableView.indexSearch else {
      setContentOffset(top, animated: false)
      return
    }
    let section =
      dataSource?.tableView(self, sectionForSectionIndexTitle: titles[index], at: index) ?? index
    guard table.sections.indices.contains(section) else { return }
    let place = table.sections[section].headerTop - adjustedContentInset.top
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: place)), animated: false)
    setNeedsLayout()
  }

  /// Where a title of the index is; `nil` if it is not shown.
  package func placeOfIndexTitle(_ title: String) -> CGPoint? {
    layoutIfNeeded()
    guard let view = indexView, view.superview === self,
      let index = view.titles.firstIndex(of: title)
    else { return nil }
    let height = view.bounds.height / CGFloat(view.titles.count)
    return view.convert(
      CGPoint(x: view.bounds.midX, y: (CGFloat(index) + 0.5) * height),
      to: self
    )
  }
}
