import CoreGraphics
import Foundation

/// A change of layout that follows a gesture.
@MainActor
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

/// Replacing the layout.
extension UICollectionView {
  func layoutWillChange(to new: UICollectionViewLayout) {
    let old = collectionViewLayout
    new.prepareForTransition(from: old)
    old.prepareForTransition(to: new)
    for view in shownViews { view.willTransition(from: old, to: new) }
  }

  func layoutDidChange(from old: UICollectionViewLayout) {
    if (collectionViewLayout as? UICollectionViewTransitionLayout)?.currentLayout !== old,
      (old as? UICollectionViewTransitionLayout) == nil
    {
      old.collectionView = nil
    }
    collectionViewLayout.collectionView = self
    items.pages.forget()
    if items.cells.isEmpty {
      collectionViewLayout.invalidateLayout()
    } else {
      forgetMeasuredItems()
      invalidateLayout(everything: false)
    }
    setNeedsLayout()
    for view in shownViews { view.didTransition(from: old, to: collectionViewLayout) }
  }

  /// The cells and other views that are shown, in a fixed order.
  private var shownViews: [UICollectionReusableView] {
    items.cells.keys.sorted().compactMap { items.cells[$0] }
      + items.shownKeys.compactMap { items.views[$0] }
  }

  func replaceLayout(
    by layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      collectionViewLayout = layout
      adoptTargetOffset()
      if window != nil { layoutIfNeeded() }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      completion?(true)
      return
    }
    layoutIfNeeded()
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      options: .allowUserInteraction,
      animations: { [self] in
        collectionViewLayout = layout
        adoptTargetOffset()
        layoutIfNeeded()
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
      },
      completion: completion
    )
  }

  /// Moves the content to where the new layout wants it.
  private func adoptTargetOffset() {
    guard window != nil else { return }
    prepareLayoutIfNeeded()
    let proposed = clamped(contentOffset)
    let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != contentOffset { contentOffset = target }
  }

  // MARK: - By a gesture

  func startTransition(
    to layout: UICollectionViewLayout,
    _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if items.transition != nil { raise(.transitionWhileInTransition()) }
    let old = collectionViewLayout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    items.transition = InteractiveTransition(layout: between, completion: completion)
    collectionViewLayout = between
    return between
  }

  func endTransition(finishes: Bool) {
    guard let transition = items.transition else {
      raise(.noTransition(finishes ? "finishInteractiveTransition" : "cancelInteractiveTransition"))
      return
    }
    items.transition = nil
    let layout = finishes ? transition.layout.nextLayout : transition.layout.currentLayout
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      options: .allowUserInteraction,
      animations: { [self] in
        collectionViewLayout = layout
        if window != nil { layoutIfNeeded() }
        transition.layout.currentLayout.finalizeLayoutTransition()
        transition.layout.nextLayout.finalizeLayoutTransition()
      },
      completion: { finished in transition.completion?(finished, finishes) }
    )
  }
}
