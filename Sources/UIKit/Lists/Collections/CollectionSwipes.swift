import CoreGraphics
import Foundation

/// An item of a list that a finger moved aside, and the actions beside it.
@MainActor
final class CollectionSwipe {
  let path: IndexPath
  let isLeading: Bool
  let configuration: UISwipeActionsConfiguration
  fileprivate(set) var buttons: [UISwipeActionStandardButton] = []
  fileprivate var start: CGFloat = 0
  fileprivate var isPerforming = false

  init(path: IndexPath, isLeading: Bool, configuration: UISwipeActionsConfiguration) {
    self.path = path
    self.isLeading = isLeading
    self.configuration = configuration
  }

  /// How far the content stands aside while the actions are shown.
  fileprivate func rest(in view: UIView) -> CGFloat {
    CGFloat(buttons.count) * UISwipeActionStandardButton.width * (isOnLeft(of: view) ? 1 : -1)
  }

  fileprivate func isOnLeft(of view: UIView) -> Bool {
    isLeading != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

/// The swipes of a collection with lists.
@MainActor
final class CollectionSwipes {
  let recognizer = RowSwipeRecognizer(target: nil, action: nil)
  var current: CollectionSwipe?
}

/// Swipes over the items of lists whose configuration gives actions.
///
/// - Evidence:
///   https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/trailingswipeactionsconfigurationprovider-swift.property
///   (grade A); distances are those of tables (grade C)
extension UICollectionView {
  var swipes: CollectionSwipes? { existingAttachment(CollectionSwipes.self) }

  /// The actions that a swipe shows at the moment, the one at the edge first.
  package var shownSwipeActions: [UIContextualAction] {
    swipes?.current?.configuration.actions ?? []
  }

  /// The buttons of these actions.
  package var shownSwipeButtons: [UIView] { swipes?.current?.buttons ?? [] }

  /// Lets fingers swipe items, once a section is a list with actions.
  func addSwipesIfNeeded() {
    guard swipes == nil, collectionViewLayout.hasSwipeActions else { return }
    let swipes = attachment(CollectionSwipes.self) { CollectionSwipes() }
    swipes.recognizer.addHandler { [weak self] in self?.followSwipe() }
    addGestureRecognizer(swipes.recognizer)
  }

  /// Whether a swipe would show actions.
  func mayBeginSwipe() -> Bool {
    guard let swipes, !items.isEditing, let window else { return false }
    let movement = swipes.recognizer.translation(in: nil)
    let place = swipes.recognizer.location(in: self)
    let start = CGPoint(x: place.x - movement.x, y: place.y - movement.y)
    // Swipes back begin at the edge of the screen.
    if movement.x > 0, convert(start, to: nil).x < window.bounds.minX + 20 { return false }
    guard let path = indexPathForItem(at: start) else { return false }
    if let current = swipes.current { return current.path == path }
    let isBackwards = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return openSwipe(at: path, isLeading: isBackwards ? movement.x < 0 : movement.x > 0)
  }

  private func listCell(_ path: IndexPath) -> UICollectionViewListCell? {
    items.cells[path] as? UICollectionViewListCell
  }

  private func followSwipe() {
    guard let swipes, let swipe = swipes.current else { return }
    let pan = swipes.recognizer
    switch pan.state {
    case .began:
      swipe.start = listCell(swipe.path)?.parts.offset ?? 0
      follow(swipe, swipe.start + pan.translation(in: self).x)
    case .changed: follow(swipe, swipe.start + pan.translation(in: self).x)
    case .ended: release(swipe, velocity: pan.velocity(in: self).x)
    case .cancelled, .failed: endSwipe()
    default: break
    }
  }

  /// Asks for the actions of an item and gets them ready beside it.
  ///
  /// - Returns: Whether there are any.
  func openSwipe(at path: IndexPath, isLeading: Bool) -> Bool {
    endSwipe()
    guard let cell = listCell(path),
      let configuration = collectionViewLayout.swipeActions(at: path, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return false }
    let swipe = CollectionSwipe(path: path, isLeading: isLeading, configuration: configuration)
    swipes?.current = swipe
    cell.isSwiped = true
    swipe.buttons = configuration.actions.map { action in
      UISwipeActionStandardButton(action) { [weak self] in self?.perform(action) }
    }
    for button in swipe.buttons { cell.addSubview(button) }
    return true
  }

  private func follow(_ swipe: CollectionSwipe, _ offset: CGFloat) {
    guard let cell = listCell(swipe.path) else { return }
    let allowed = swipe.isOnLeft(of: self) ? max(0, offset) : min(0, offset)
    cell.parts.offset = allowed
    let space = abs(allowed)
    let width = swipe.buttons.isEmpty ? 0 : space / CGFloat(swipe.buttons.count)
    for (index, button) in swipe.buttons.enumerated() {
      let before = CGFloat(index) * width
      let x = swipe.isOnLeft(of: self) ? before : cell.bounds.width - before - width
      button.frame = CGRect(x: x, y: 0, width: width, height: cell.bounds.height)
    }
    cell.setNeedsLayout()
  }

  /// Lets go of an item: it opens, springs back, or performs the first action after a full swipe.
  private func release(_ swipe: CollectionSwipe, velocity: CGFloat) {
    let cell = listCell(swipe.path)
    let offset = cell?.parts.offset ?? 0
    let resting = swipe.rest(in: self)
    if swipe.configuration.performsFirstActionWithFullSwipe,
      abs(offset) > (cell?.bounds.width ?? bounds.width) * 0.6,
      let first = swipe.configuration.actions.first
    {
      perform(first)
      return
    }
    let isThrown = velocity * resting > 0 && abs(velocity) > 300
    let isBack = velocity * resting < 0 && abs(velocity) > 300
    if !isBack, isThrown || abs(offset) > abs(resting) / 2 {
      follow(swipe, resting)
    } else {
      endSwipe()
    }
  }

  /// Runs an action as its button or a full swipe does.
  private func perform(_ action: UIContextualAction) {
    guard let swipe = swipes?.current, !swipe.isPerforming else { return }
    swipe.isPerforming = true
    action.handler(action, listCell(swipe.path) ?? self) { [weak self] _ in
      guard let self, swipes?.current === swipe else { return }
      endSwipe()
    }
  }

  /// Puts the item back that stands aside, if there is one.
  func endSwipe() {
    guard let swipe = swipes?.current else { return }
    swipes?.current = nil
    for button in swipe.buttons {
      if let cell = button.superview as? UICollectionViewListCell {
        cell.isSwiped = false
        cell.parts.offset = 0
        cell.setNeedsLayout()
      }
      button.removeFromSuperview()
    }
  }
}
