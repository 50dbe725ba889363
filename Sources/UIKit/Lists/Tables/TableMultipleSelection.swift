import CoreGraphics
import Foundation

/// Recognizes two fingers that select rows.
final class RowSelectionRecognizer: UIPanGestureRecognizer {
  /// The row where the fingers began, after the delegate agreed.
  var start: IndexPath?
  /// Whether the delegate was asked about the present fingers.
  var hasAsked = false
  fileprivate var covered: Set<IndexPath> = []

  override func reset() {
    super.reset()
    start = nil
    hasAsked = false
    covered = []
  }
}

/// The recognizer of a table.
@MainActor
final class TableMultipleSelection {
  let recognizer = RowSelectionRecognizer(target: nil, action: nil)
}

/// Two fingers that select the rows they go over, where the delegate lets them.
///
/// - Evidence:
///   https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldbeginmultipleselectioninteractionat:)
///   (grade A)
extension UITableView {
  private var rowSelection: RowSelectionRecognizer? {
    existingAttachment(TableMultipleSelection.self)?.recognizer
  }

  func addRowSelectionRecognizer() {
    let selection = attachment(TableMultipleSelection.self) { TableMultipleSelection() }
    let recognizer = selection.recognizer
    recognizer.minimumNumberOfTouches = 2
    recognizer.maximumNumberOfTouches = 2
    recognizer.addHandler { [weak self] in self?.followSelection() }
    addGestureRecognizer(recognizer)
  }

  /// Whether two fingers select rows instead of scrolling; the delegate is asked once for them.
  func mayBeginRowSelection() -> Bool {
    guard let recognizer = rowSelection, recognizer.activeTouches.count == 2,
      allowsMultipleSelection || allowsMultipleSelectionDuringEditing
    else { return false }
    guard !recognizer.hasAsked else { return recognizer.start != nil }
    recognizer.hasAsked = true
    let place = recognizer.location(in: self)
    let movement = recognizer.translation(in: self)
    let point = CGPoint(x: place.x - movement.x, y: place.y - movement.y)
    guard let path = indexPathForRow(at: point),
      delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    else { return false }
    recognizer.start = path
    return true
  }

  private func followSelection() {
    guard let recognizer = rowSelection, let start = recognizer.start else { return }
    switch recognizer.state {
    case .began:
      delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: start)
      cover(recognizer, from: start)
    case .changed: cover(recognizer, from: start)
    case .ended, .cancelled, .failed:
      delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    default: break
    }
  }

  /// Selects the rows between the start and the fingers, and no others of this gesture.
  private func cover(_ recognizer: RowSelectionRecognizer, from start: IndexPath) {
    guard let end = indexPathForRow(at: recognizer.location(in: self)) else { return }
    let (first, last) = (min(start, end), max(start, end))
    var wanted: Set<IndexPath> = []
    for section in first.section...last.section where table.sections.indices.contains(section) {
      let from = section == first.section ? first.row : 0
      let through =
        section == last.section ? last.row : table.sections[section].rows.count - 1
      guard from <= through else { continue }
      for row in from...through { wanted.insert(IndexPath(row: row, section: section)) }
    }
    for path in recognizer.covered.subtracting(wanted).sorted() { userDeselects(path) }
    for path in wanted.subtracting(recognizer.covered).sorted()
    where !table.selected.contains(path) {
      userSelects(path)
    }
    recognizer.covered = wanted
  }
}
