import CoreGraphics
import Foundation

/// A row that a finger moved aside, and the actions beside it.
@MainActor
final class RowSwipe {
  let path: IndexPath
  let isLeading: Bool
  let configuration: UISwipeActionsConfiguration
  fileprivate(set) var buttons: [UISwipeActionStandardButton] = []
  fileprivate var start: CGFloat = 0
  fileprivate var isPerforming = false
  /// Whether the row stands aside, by a finger or by its minus.
  fileprivate var hasBegun = false

  init(path: IndexPath, isLeading: Bool, configuration: UISwipeActionsConfiguration) {
    self.path = path
    self.isLeading = isLeading
    self.configuration = configuration
  }

  /// How far the content stands aside while the actions are shown.
  var restingOffset: CGFloat {
    CGFloat(buttons.count) * UISwipeActionStandardButton.width * (isLeading ? 1 : -1)
  }
}

/// Recognizes fingers that push a row aside.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  override func acceptsMovement(_ movement: CGVector) -> Bool {
    super.acceptsMovement(movement) && abs(movement.dx) > abs(movement.dy)
  }

  override func reset() {
    super.reset()
    (view as? UITableView)?.dropSwipeThatNeverBegan()
  }
}

/// The swipe of a table.
@MainActor
final class TableSwipes {
  let recognizer = RowSwipeRecognizer(target: nil, action: nil)
  var current: RowSwipe?
}

/// Swipes over rows: `canEditRowAt`, the configuration, `willBeginEditingRowAt`, then the actions.
///
/// While a row is aside the table says that it is edited.
///
/// - Evidence:
///   https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willbegineditingrowat:)
///   (grade A); distances are from memory (grade C)
extension UITableView {
  var swipes: TableSwipes? { existingAttachment(TableSwipes.self) }
  var rowSwipe: RowSwipe? { swipes?.current }

  /// Lets fingers swipe rows.
  func addRowSwipeRecognizer() {
    let swipes = attachment(TableSwipes.self) { TableSwipes() }
    swipes.recognizer.addHandler { [weak self] in self?.followSwipe() }
    addGestureRecognizer(swipes.recognizer)
  }

  /// Whether a swipe would show actions.
  func mayBeginRowSwipe() -> Bool {
    guard let pan = swipes?.recognizer, !table.isEditing, let window else { return false }
    let movement = pan.translation(in: nil)
    let place = pan.location(in: self)
    let start = CGPoint(x: place.x - movement.x, y: place.y - movement.y)
    // Swipes back begin at the edge of the screen.
    if movement.x > 0, convert(start, to: nil).x < window.bounds.minX + 20 { return false }
    if let rowSwipe {
      return indexPathForRow(at: start) == rowSwipe.path
    }
    guard let path = indexPathForRow(at: start), table.cells[path] != nil else { return false }
    return openRowSwipe(at: path, isLeading: isLeading(movement.x))
  }

  private func isLeading(_ movement: CGFloat) -> Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? movement < 0 : movement > 0
  }

  private func followSwipe() {
    guard let swipes, let swipe = swipes.current else { return }
    let pan = swipes.recognizer
    switch pan.state {
    case .began:
      swipe.hasBegun = true
      swipe.start = table.cells[swipe.path]?.parts.editing.offset ?? 0
      follow(swipe, swipe.start + pan.translation(in: self).x)
    case .changed: follow(swipe, swipe.start + pan.translation(in: self).x)
    case .ended: release(swipe, velocity: pan.velocity(in: self).x)
    case .cancelled, .failed: endRowSwipe(animated: true)
    default: break
    }
  }

  // MARK: - Opening

  /// Asks for the actions of a row and gets them ready beside it.
  ///
  /// - Returns: Whether there are any.
  func openRowSwipe(at path: IndexPath, isLeading: Bool) -> Bool {
    endRowSwipe(animated: true)
    guard let cell = table.cells[path],
      let configuration = swipeConfiguration(at: path, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return false }
    let swipe = RowSwipe(path: path, isLeading: isLeading, configuration: configuration)
    delegate?.tableView(self, willBeginEditingRowAt: path)
    attachment(TableSwipes.self) { TableSwipes() }.current = swipe
    cell.willTransition(to: .showingDeleteConfirmation)
    cell.parts.editing.showsConfirmation = true
    swipe.buttons = configuration.actions.map { action in
      UISwipeActionStandardButton(action) { [weak self] in self?.perform(action) }
    }
    for button in swipe.buttons { cell.addSubview(button) }
    cell.didTransition(to: .showingDeleteConfirmation)
    return true
  }

  /// The actions that a swipe shows; deletion is one where the delegate gives none.
  private func swipeConfiguration(
    at path: IndexPath,
    isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard isRow(path), let dataSource, dataSource.tableView(self, canEditRowAt: path) else {
      return nil
    }
    if isLeading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    let given = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let given { return given }
    if let old = delegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: old.map { $0.contextual(at: path) })
    }
    guard editingStyle(at: path) == .delete else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    guard seemsToDelete else { return nil }
    let deletion = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, done in
      guard let self else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [deletion])
  }

  /// Whether a swipe that nobody gives actions may delete.
  ///
  /// iOS asks whether the data source implements `commit`. Of a class that was not lowered that
  /// is unknown: there a word about editing is enough, and without one the swipe is left to what
  /// scrolls sideways around the table, as a page controller does.
  private var seemsToDelete: Bool {
    let commit: StaticString = "tableView:commitEditingStyle:forRowAtIndexPath:"
    if let dataSource, let isKnown = OptionalMessage.isImplemented(commit, by: dataSource) {
      return isKnown
    }
    if table.isEditing || !table.missing.isSuperset(of: [.canEdit, .editingStyle, .deleteTitle]) {
      return true
    }
    var view = superview
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.scrolls(along: CGPoint(x: 1, y: 0)) {
        return false
      }
      view = current.superview
    }
    return true
  }

  // MARK: - Following

  private func follow(_ swipe: RowSwipe, _ offset: CGFloat) {
    guard let cell = table.cells[swipe.path] else { return }
    let allowed = swipe.isOnLeft(of: self) ? max(0, offset) : min(0, offset)
    cell.parts.editing.offset = allowed
    placeButtons(of: swipe, beside: cell)
    cell.setNeedsLayout()
  }

  private func placeButtons(of swipe: RowSwipe, beside cell: UITableViewCell) {
    let space = abs(cell.parts.editing.offset)
    let width = swipe.buttons.isEmpty ? 0 : space / CGFloat(swipe.buttons.count)
    for (index, button) in swipe.buttons.enumerated() {
      let before = CGFloat(index) * width
      let x = swipe.isOnLeft(of: self) ? before : cell.bounds.width - before - width
      button.frame = CGRect(x: x, y: 0, width: width, height: cell.bounds.height)
    }
  }

  /// Lets go of a row: it opens, springs back, or performs the first action after a full swipe.
  private func release(_ swipe: RowSwipe, velocity: CGFloat) {
    let offset = table.cells[swipe.path]?.parts.editing.offset ?? 0
    let resting = swipe.rest(in: self)
    let width = table.cells[swipe.path]?.bounds.width ?? bounds.width
    if swipe.configuration.performsFirstActionWithFullSwipe, abs(offset) > width * 0.6,
      let first = swipe.configuration.actions.first
    {
      perform(first)
      return
    }
    let isThrown = velocity * resting > 0 && abs(velocity) > 300
    let isBack = velocity * resting < 0 && abs(velocity) > 300
    if !isBack, isThrown || abs(offset) > abs(resting) / 2 {
      rest(swipe)
    } else {
      endRowSwipe(animated: true)
    }
  }

  /// Shows the actions at their full width.
  func rest(_ swipe: RowSwipe) {
    swipe.hasBegun = true
    follow(swipe, swipe.rest(in: self))
  }

  /// Forgets a swipe that another gesture got instead.
  fileprivate func dropSwipeThatNeverBegan() {
    if let rowSwipe, !rowSwipe.hasBegun { endRowSwipe(animated: false) }
  }

  /// Runs an action as its button or a full swipe does.
  private func perform(_ action: UIContextualAction) {
    guard let swipe = rowSwipe, !swipe.isPerforming else { return }
    swipe.isPerforming = true
    let view: UIView = table.cells[swipe.path] ?? self
    action.handler(action, view) { [weak self] _ in
      guard let self, rowSwipe === swipe else { return }
      endRowSwipe(animated: true)
    }
  }

  // MARK: - Ending

  /// Puts the row back that stands aside, if there is one.
  func endRowSwipe(animated: Bool) {
    guard let swipe = rowSwipe else { return }
    swipes?.current = nil
    if let cell = table.cells[swipe.path] {
      cell.willTransition(to: [])
      cell.parts.editing.showsConfirmation = false
      cell.parts.editing.offset = 0
      for button in swipe.buttons { button.removeFromSuperview() }
      cell.setNeedsLayout()
      cell.didTransition(to: [])
    }
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
  }
}

extension RowSwipe {
  fileprivate func isOnLeft(of table: UITableView) -> Bool {
    isLeading != (table.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  fileprivate func rest(in table: UITableView) -> CGFloat {
    abs(restingOffset) * (isOnLeft(of: table) ? 1 : -1)
  }
}

extension UITableViewRowAction {
  /// The same action as swipes know it.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .destructive ? .destructive : .normal,
      title: title
    ) { _, _, done in
      self.handler(self, path)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
