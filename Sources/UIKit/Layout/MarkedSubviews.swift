/// The marked subviews of a view that has many, so that a commit does not look at the others.
///
/// Views with few subviews have no such list: looking at all of them is cheaper there.
@MainActor
final class MarkedSubviews {
  /// A subview on the list; it leaves the list when it leaves the superview.
  private struct Entry {
    unowned(unsafe) let view: UIView
  }

  private var entries: [Entry] = []
  /// Whether each subview knows its place among its siblings.
  var isIndexed = false

  func add(_ view: UIView) { entries.append(Entry(view: view)) }

  func remove(_ view: UIView) {
    if let place = entries.firstIndex(where: { $0.view === view }) { entries.remove(at: place) }
  }

  /// Takes views without marks off the list; returns whether some are left.
  func prune() -> Bool {
    entries.removeAll { entry in
      if entry.view.isDirty { return false }
      entry.view.flags.remove(.isListed)
      return true
    }
    return !entries.isEmpty
  }

  /// The marked subviews of the owner, backmost first.
  func inOrder(below owner: UIView) -> [UIView] {
    guard prune() else { return [] }
    if entries.count == 1 { return [entries[0].view] }
    // Sorting a large part of them would cost more than looking at all.
    if entries.count > owner._subviews.count / 8 { return owner._subviews }
    if !isIndexed {
      for (index, view) in owner._subviews.enumerated() { view.siblingIndex = Int32(index) }
      isIndexed = true
    }
    return entries.map(\.view).sorted { $0.siblingIndex < $1.siblingIndex }
  }
}

extension UIView {
  /// From this number of subviews on a view keeps the list.
  private static let subviewsWorthAList = 33

  /// All subviews that have marks, backmost first, and perhaps some that have none.
  var markedSubviews: [UIView] {
    guard flags.contains(.listsMarked), let list = existingAttachment(MarkedSubviews.self) else {
      return _subviews
    }
    return list.inOrder(below: self)
  }

  /// Whether some subview has marks.
  var hasMarkedSubview: Bool {
    if flags.contains(.listsMarked), let list = existingAttachment(MarkedSubviews.self) {
      return list.prune()
    }
    for view in _subviews where view.isDirty { return true }
    return false
  }

  /// Puts a marked subview on the list.
  func list(_ view: UIView) {
    guard !view.flags.contains(.isListed) else { return }
    view.flags.insert(.isListed)
    existingAttachment(MarkedSubviews.self)?.add(view)
  }

  // MARK: - The array of subviews

  /// Enters a view among the subviews.
  func enter(_ view: UIView, at index: Int) {
    view.flags.remove(.isListed)
    if index >= _subviews.count {
      view.siblingIndex = Int32(truncatingIfNeeded: _subviews.count)
      _subviews.append(view)
    } else {
      _subviews.insert(view, at: index)
      siblingsDidMove()
    }
    if _subviews.count >= Self.subviewsWorthAList, !flags.contains(.listsMarked) { startList() }
  }

  /// Takes a view out of the subviews.
  func drop(_ view: UIView) {
    guard let index = _subviews.position(of: view) else { return }
    _subviews.remove(at: index)
    guard flags.contains(.listsMarked) else { return }
    if view.flags.contains(.isListed) {
      view.flags.remove(.isListed)
      existingAttachment(MarkedSubviews.self)?.remove(view)
    }
    if index < _subviews.count { siblingsDidMove() }
  }

  /// Notes that subviews changed places.
  func siblingsDidMove() {
    if flags.contains(.listsMarked) { existingAttachment(MarkedSubviews.self)?.isIndexed = false }
  }

  private func startList() {
    flags.insert(.listsMarked)
    _ = attachment(MarkedSubviews.self) { MarkedSubviews() }
    for view in _subviews {
      view.flags.remove(.isListed)
      if view.isDirty { list(view) }
    }
  }
}

extension [UIView] {
  /// The place of a view among others; asked on hot paths, where a closure would cost a check
  /// of the actor for each call.
  func position(of view: UIView) -> Int? {
    let guess = Int(view.siblingIndex)
    if guess < count, self[guess] === view { return guess }
    for index in indices where self[index] === view { return index }
    return nil
  }
}
