import CoreGraphics

/// Moving views in the tree: the order of callbacks, the check of the hierarchy
/// and the window-driven appearance of controllers (RULES 6, 15).
extension UIView {
  func insert(_ view: UIView, relativeTo sibling: UIView, offset: Int) {
    guard let position = _subviews.position(of: sibling) else {
      insert(view, at: _subviews.count)
      return
    }
    let isBehind = _subviews.position(of: view).map { $0 < position } ?? false
    insert(view, at: position + offset - (isBehind ? 1 : 0))
  }

  /// Puts a view at a position; moves inside one superview send nothing.
  func insert(_ view: UIView, at index: Int) {
    if view._superview === self {
      reorder(view, to: index)
      return
    }
    // What lies above this view is in the same window.
    guard view !== self,
      view._subviews.isEmpty || view._window !== _window || !isOrLiesBelow(view)
    else {
      raise(.invalidArgument("Can't add self as subview"))
      return
    }
    guard ContainmentCheck.allows(view, below: self) else { return }
    let fallback = WindowFallback(moving: view, to: _window)
    fallback.beforeMove()
    guard view._superview !== self else { return }
    move(view, to: min(max(index, 0), _subviews.count))
    fallback.afterMove()
  }

  private func move(_ view: UIView, to index: Int) {
    let oldSuperview = view._superview
    let oldWindow = view._window
    let newWindow = _window
    view.willMove(toSuperview: self)
    oldSuperview?.willRemoveSubview(view)
    oldSuperview?.endConstraintsAcross(leaving: view)
    if oldWindow !== newWindow { view.announceWindow(newWindow) }
    if let oldSuperview {
      oldSuperview.drop(view)
      oldSuperview.constrainedSubviewDidLeave(view)
    }
    enter(view, at: index)
    view._superview = self
    view.forgetSafeArea()
    ownedLayer.insertSublayer(view.layer, at: UInt32(min(index, _subviews.count - 1)))
    if oldWindow !== newWindow { view.enterWindow(newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    MarkRecord.because(.subviews) { setNeedsLayout() }
    constrainedSubviewDidArrive(view)
    view.setNeedsLayout()
    view.propagateMarks()
  }

  func detachFromSuperview() {
    guard _superview != nil else { return }
    let fallback = WindowFallback(removing: self)
    fallback.beforeMove()
    if let superview = _superview { removeNow(from: superview) }
    fallback.afterMove()
  }

  private func removeNow(from superview: UIView) {
    let leavesWindow = _window != nil
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.endConstraintsAcross(leaving: self)
    if leavesWindow {
      _window?.firstResponderWillLeave(with: self)
      announceWindow(nil)
    }
    superview.drop(self)
    _superview = nil
    forgetSafeArea()
    layer.removeFromSuperlayer()
    if leavesWindow { enterWindow(nil) }
    didMoveToSuperview()
    MarkRecord.because(.subviews) { superview.setNeedsLayout() }
    superview.constrainedSubviewDidLeave(self)
  }

  /// Tells the view and all below that their window is about to change.
  private func announceWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    for view in _subviews where !view.isPlainLeaf { view.announceWindow(window) }
  }

  /// Sets the window of the view and all below, then tells them.
  private func enterWindow(_ window: UIWindow?) {
    setWindow(window)
    if window != nil {
      let store = AppearanceStore.current
      if !store.isEmpty { applyAppearances(of: store) }
      bringTraitsUpToDate(entering: true)
    }
    tellWindow()
  }

  private func setWindow(_ window: UIWindow?) {
    _window = window
    flags.remove(.knowsSafeArea)
    if window == nil {
      lastSafeAreaInsets = .zero
      if ownedLayer.hasAnimations { endAnimationsOutOfSight() }
      if flags.contains(.isTouched) { ViewTouches.current.viewLeft() }
    }
    for view in _subviews { view.setWindow(window) }
  }

  private func applyAppearances(of store: AppearanceStore) {
    for view in _subviews { view.applyAppearances(of: store) }
    store.apply(to: self)
  }

  private func tellWindow() {
    for view in _subviews where !view.isPlainLeaf { view.tellWindow() }
    didMoveToWindow()
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = _subviews.position(of: view) else { return }
    _subviews.remove(at: old)
    _subviews.insert(view, at: min(max(index, 0), _subviews.count))
    siblingsDidMove()
    syncLayerOrder()
    setNeedsLayout()
  }

  func syncLayerOrder() {
    for (index, view) in _subviews.enumerated() {
      view.layer.removeFromSuperlayer()
      layer.insertSublayer(view.layer, at: UInt32(index))
    }
  }

  /// Makes the first responder below resign; asks it first unless forced.
  func endEditingBelow(force: Bool) -> Bool {
    guard let responder = _window?.firstResponder ?? (self as? UIWindow)?.firstResponder else {
      return true
    }
    guard let view = responder as? UIView, view.isDescendant(of: self) else { return true }
    return view.resignFirstResponder() || force
  }

  /// Whether the view is the given one or lies below it.
  func isOrLiesBelow(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate._superview
    }
    return false
  }

  /// The first view below with the tag, depth first.
  func firstBelow(tagged tag: Int) -> UIView? {
    for view in _subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
