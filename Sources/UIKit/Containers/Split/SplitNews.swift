/// What the delegate of a split view controller hears of modes and columns.
@MainActor
final class SplitNews {
  typealias Mode = UISplitViewController.DisplayMode

  /// Whether the columns on screen change in a moment, or have changed.
  enum Moment {
    case before
    case after
  }

  /// The mode that the delegate knows; nobody has been told while it is `nil`.
  private var told: Mode?

  /// Tells of a mode, `nil` while collapsed, if it is another one than last time.
  func tell(_ moment: Moment, of mode: Mode?, by split: UISplitViewController) {
    if let mode, let told, told != mode, let delegate = split.delegate {
      if moment == .before { delegate.splitViewController(split, willChangeTo: mode) }
      if split.style != .unspecified { tellColumns(moment, from: told, to: mode, split, delegate) }
    }
    if moment == .after { told = mode }
  }

  private func tellColumns(
    _ moment: Moment,
    from old: Mode,
    to new: Mode,
    _ split: UISplitViewController,
    _ delegate: any UISplitViewControllerDelegate
  ) {
    let was = SplitDisplay.columns(of: old, split.style)
    let now = SplitDisplay.columns(of: new, split.style)
    for column in now where !was.contains(column) {
      if moment == .before {
        delegate.splitViewController(split, willShow: column)
      } else {
        delegate.splitViewController(split, didShow: column)
      }
    }
    for column in was where !now.contains(column) {
      if moment == .before {
        delegate.splitViewController(split, willHide: column)
      } else {
        delegate.splitViewController(split, didHide: column)
      }
    }
  }
}
