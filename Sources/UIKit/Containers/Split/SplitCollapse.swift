import Foundation

/// Collapsing into one column and expanding again.
///
/// Navigation controllers of further columns go onto the stack of the first one, as
/// on iOS: each of them is a member of that stack with a stack of its own.
extension SplitColumns {
  /// The child that is shown while collapsed.
  var collapsedContainer: UIViewController? {
    self[.compact] != nil ? container(for: .compact) : firstContainer
  }

  private var firstContainer: UIViewController? {
    container(for: .primary) ?? container(for: .supplementary) ?? container(for: .secondary)
  }

  private var filled: [Column] {
    [.primary, .supplementary, .secondary].filter { self[$0] != nil }
  }

  /// The columns on the stack, from the first to the top one.
  private var stackColumns: [Column] {
    guard let topColumn, let index = filled.firstIndex(of: topColumn) else {
      return Array(filled.prefix(1))
    }
    return Array(filled[...index])
  }

  /// The column that lies on top: the user may have gone back since.
  var topColumnOnScreen: Column? {
    guard self[.compact] == nil else { return .compact }
    guard let first = firstContainer as? UINavigationController else { return filled.first }
    return filled.last { column in
      guard let container = container(for: column) else { return false }
      return container === first || first.viewControllers.contains { $0 === container }
    }
  }

  // MARK: - Collapsing

  func collapse() {
    guard let owner else { return }
    isCollapsed = true
    if isClassic {
      collapseClassic(owner)
      return
    }
    let proposed: Column = self[.compact] != nil ? .compact : filled.last ?? .primary
    let answer = owner.delegate?.splitViewController(
      owner,
      topColumnForCollapsingToProposedTopColumn: proposed
    )
    topColumn = answer.flatMap { self[$0] == nil ? nil : $0 } ?? proposed
    afterChange = { [weak self, weak owner] in
      guard let self, let owner else { return }
      if self[.compact] == nil { restack(animated: false) }
      owner.delegate?.splitViewControllerDidCollapse(owner)
    }
  }

  private func collapseClassic(_ owner: UISplitViewController) {
    guard let first = self[.primary] else { return }
    let primary = owner.delegate?.primaryViewController(forCollapsing: owner) ?? first
    let secondary = self[.secondary]
    if primary !== first {
      give(primary, to: .primary)
      adopt(primary)
    }
    guard let secondary, secondary !== primary else { return }
    let isDone =
      owner.delegate?.splitViewController(owner, collapseSecondary: secondary, onto: primary)
      ?? false
    if isDone || !(primary is UINavigationController) {
      forgetGiven(.secondary)
      afterChange = { [weak owner] in
        guard let owner, !isDone else { return }
        primary.collapseSecondaryViewController(secondary, for: owner)
      }
      return
    }
    afterChange = { [weak self, weak owner] in
      guard let owner else { return }
      primary.collapseSecondaryViewController(secondary, for: owner)
      self?.forgetGiven(.secondary)
    }
  }

  // MARK: - Expanding

  func expand() {
    guard let owner else { return }
    isCollapsed = false
    if isClassic {
      expandClassic(owner)
      return
    }
    topColumn = nil
    if let first = firstContainer as? UINavigationController {
      let own = first.viewControllers.filter { member in !isOtherColumn(member, than: first) }
      if own.count != first.viewControllers.count {
        first.setViewControllers(own, animated: false)
      }
    }
    let proposed = display.mode
    let mode =
      owner.delegate?.splitViewController(
        owner,
        displayModeForExpandingToProposedDisplayMode: proposed
      ) ?? proposed
    if mode != proposed, mode != .automatic { chosenMode = mode }
    owner.delegate?.splitViewControllerDidExpand(owner)
  }

  private func expandClassic(_ owner: UISplitViewController) {
    guard let shownFirst = self[.primary] else { return }
    let primary = owner.delegate?.primaryViewController(forExpanding: owner) ?? shownFirst
    if primary !== shownFirst {
      give(primary, to: .primary)
      adopt(primary)
    }
    topColumn = nil
    let secondary =
      owner.delegate?.splitViewController(owner, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: owner)
    if let secondary { give(secondary, to: .secondary) }
  }

  private func isOtherColumn(_ controller: UIViewController, than first: UIViewController) -> Bool {
    controller !== first
      && [Column.primary, .supplementary, .secondary].contains {
        container(for: $0) === controller
      }
  }

  // MARK: - The stack

  /// Brings the columns up to the top one onto the first column's stack.
  private func restack(animated: Bool) {
    guard let first = firstContainer as? UINavigationController else { return }
    let further = stackColumns.compactMap { container(for: $0) }.filter { $0 !== first }
    let own = first.viewControllers.filter { !isOtherColumn($0, than: first) }
    first.stack.takesNavigationControllers = true
    let new = own + further
    if !new.elementsEqual(first.viewControllers, by: { $0 === $1 }) {
      first.setViewControllers(new, animated: animated)
    }
  }

  /// A column was set while collapsed.
  func stackDidChange(replacing old: UIViewController?) {
    guard !isClassic, self[.compact] == nil else { return }
    topColumn = topColumnOnScreen ?? .primary
    if let old, let first = firstContainer as? UINavigationController,
      first.viewControllers.contains(where: { $0 === old })
    {
      first.setViewControllers(first.viewControllers.filter { $0 !== old }, animated: false)
    }
    restack(animated: false)
  }

  func showCollapsed(_ column: Column) {
    guard self[.compact] == nil, self[column] != nil else { return }
    topColumn = column
    restack(animated: true)
  }

  func hideCollapsed(_ column: Column) {
    topColumn = topColumnOnScreen
    guard self[.compact] == nil, stackColumns.contains(column) else { return }
    switch column {
    case .secondary: topColumn = self[.supplementary] != nil ? .supplementary : .primary
    case .supplementary: topColumn = .primary
    default: return
    }
    restack(animated: true)
  }

  /// Pushes a controller, which may be a navigation controller here.
  func push(
    _ controller: UIViewController,
    onto navigation: UINavigationController,
    animated: Bool
  ) {
    navigation.stack.takesNavigationControllers = true
    navigation.pushViewController(controller, animated: animated)
  }

  func topNavigation(of navigation: UINavigationController) -> UINavigationController {
    (navigation.topViewController as? UINavigationController) ?? navigation
  }
}

extension UIViewController {
  /// What a plain controller does with the secondary one: nothing, it goes.
  func collapseByDefault(
    _ secondary: UIViewController,
    for split: UISplitViewController
  ) {
    guard let navigation = self as? UINavigationController else { return }
    navigation.stack.takesNavigationControllers = true
    navigation.pushViewController(secondary, animated: false)
  }

  /// What a controller gives back when the container expands: the top of a stack.
  func separateByDefault(for split: UISplitViewController) -> UIViewController? {
    guard let navigation = self as? UINavigationController, navigation.viewControllers.count > 1
    else { return nil }
    return navigation.popViewController(animated: false)
  }
}
