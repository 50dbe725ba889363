import Foundation

/// A finger on a scroll view, for gestures and for stages.
extension UIScrollView {
  /// Puts a finger on the content and starts to drag.
  package func beginDrag() {
    guard isScrollEnabled, !scrollState.isDragging else { return }
    if scrollState.isDecelerating {
      scrollState.animation?.stop()
      scrollState.isDecelerating = false
    }
    scrollState.isTracking = true
    scrollState.isDragging = true
    scrollState.lockedAxis = nil
    scrollState.hasChosenAxis = false
    pulledControl?.dragDidBegin()
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      window?.endEditing(true)
    }
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the finger; the content follows, more slowly beyond its edges.
  ///
  /// - Parameter translation: The way of the finger since the last call, in points.
  package func drag(by translation: CGPoint) {
    guard scrollState.isDragging else { return }
    scrollState.animation?.stop()
    let limits = offsetLimits
    let size = bounds.size
    let canMoveX = contentSize.width > size.width || alwaysBounceHorizontal
    let canMoveY = contentSize.height > size.height || alwaysBounceVertical || !canMoveX
    var offset = contentOffset
    chooseAxis(translation)
    if canMoveX, scrollState.lockedAxis != .vertical {
      offset.x = dragged(
        offset.x,
        by: translation.x,
        between: limits.least.x,
        and: limits.most.x,
        in: size.width,
        bounces: bouncesHorizontally
      )
    }
    if canMoveY, scrollState.lockedAxis != .horizontal {
      offset.y = dragged(
        offset.y,
        by: translation.y,
        between: limits.least.y,
        and: limits.most.y,
        in: size.height,
        bounces: bouncesVertically
      )
    }
    if offset != contentOffset { bounds.origin = offset }
    tellRefreshControl()
  }

  /// Keeps a drag that begins along an axis to it, where the view is locked.
  ///
  /// - Evidence:
  ///   https://developer.apple.com/documentation/uikit/uiscrollview/isdirectionallockenabled
  ///   (grade A: diagonal drags are not locked)
  private func chooseAxis(_ way: CGPoint) {
    guard isDirectionalLockEnabled, !scrollState.hasChosenAxis, way != .zero else { return }
    scrollState.hasChosenAxis = true
    if abs(way.x) > 2 * abs(way.y) { scrollState.lockedAxis = .horizontal }
    if abs(way.y) > 2 * abs(way.x) { scrollState.lockedAxis = .vertical }
  }

  private func dragged(
    _ offset: CGFloat,
    by way: CGFloat,
    between least: CGFloat,
    and most: CGFloat,
    in length: CGFloat,
    bounces: Bool
  ) -> CGFloat {
    let free = offset - way
    guard free < least || free > most else { return free }
    guard bounces, length > 0 else { return min(max(free, least), most) }
    return offset < least || offset > most
      ? offset - way * 0.5
      : free < least ? least + (free - least) * 0.55 : most + (free - most) * 0.55
  }

  /// Takes the finger away.
  ///
  /// - Parameter velocity: The finger's, in points per second; upwards is negative.
  package func endDrag(velocity: CGPoint = .zero) {
    guard scrollState.isDragging else { return }
    let speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    let expected = restingPoint(after: speed)
    var target = expected
    scrollDelegate?.scrollViewWillEndDragging(
      self,
      withVelocity: speed,
      targetContentOffset: &target
    )
    if isPagingEnabled, target != expected {
      ConsoleMessage.pagingTargetIsFixed().emit()
      target = expected
    }
    scrollState.isTracking = false
    scrollState.isDragging = false
    let goesOn = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    decelerate(to: target)
  }

  private func decelerate(to target: CGPoint) {
    scrollState.isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    let way = max(abs(target.x - contentOffset.x), abs(target.y - contentOffset.y))
    let duration = Duration.milliseconds(min(2000, 300 + Int(way / 2)))
    scrollState.animation = ScrollAnimation(
      from: contentOffset,
      to: target,
      duration: duration,
      curve: .decelerate
    ) { [weak self] in
      self?.bounds.origin = $0
    } end: { [weak self] in
      guard let self else { return }
      scrollState.animation = nil
      scrollState.isDecelerating = false
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Where the content comes to rest: by its speed, or at the next page.
  private func restingPoint(after speed: CGPoint) -> CGPoint {
    if isPagingEnabled { return clamped(page(after: speed)) }
    let rate = decelerationRate.rawValue
    let reach = rate / (1 - rate)
    let offset = contentOffset
    return clamped(CGPoint(x: offset.x + speed.x * reach, y: offset.y + speed.y * reach))
  }

  private func page(after speed: CGPoint) -> CGPoint {
    func edge(_ offset: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let page = offset / length
      if speed > 0.1 { return page.rounded(.up) * length }
      if speed < -0.1 { return page.rounded(.down) * length }
      return page.rounded() * length
    }
    return CGPoint(
      x: edge(contentOffset.x, speed.x, bounds.width),
      y: edge(contentOffset.y, speed.y, bounds.height)
    )
  }

  /// Scrolls to the top as a tap on the status bar does.
  package func tapStatusBar() {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: offsetLimits.least.y)
    guard top != contentOffset else { return }
    scrollState.animation?.stop()
    scrollState.animation = ScrollAnimation(
      from: contentOffset,
      to: top,
      duration: .milliseconds(300),
      curve: .easeInOut
    ) { [weak self] in
      self?.bounds.origin = $0
    } end: { [weak self] in
      guard let self else { return }
      scrollState.animation = nil
      scrollDelegate?.scrollViewDidScrollToTop(self)
    }
  }
}

// MARK: - The recognizer

extension UIScrollView {
  /// Whether the content can follow a finger in the direction that it took.
  func scrolls(along movement: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let size = bounds.inset(by: adjustedContentInset).size
    let vertical = contentSize.height > size.height || alwaysBounceVertical
    let horizontal = contentSize.width > size.width || alwaysBounceHorizontal
    return abs(movement.y) >= abs(movement.x) ? vertical : horizontal
  }

  /// Whether a view of the content keeps its touches, as they were its own for a while.
  ///
  /// A touch that moves soon after it began scrolls, as the content would not have got it yet.
  ///
  /// - Evidence: https://developer.apple.com/documentation/uikit/uiscrollview/delayscontenttouches
  ///   and https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)
  ///   (grade A); the delay is from memory (grade C)
  func contentKeepsTouches() -> Bool {
    guard let pan = panGestureRecognizer as? ScrollPanRecognizer,
      let view = pan.activeTouches.first?.view, view !== self, view.isDescendant(of: self)
    else { return false }
    if delaysContentTouches, pan.age < ScrollPanRecognizer.delay { return false }
    return !canCancelContentTouches || !touchesShouldCancel(in: view)
  }

  /// Moves the content as the recognizer for scrolling says.
  func followFinger() {
    let pan = panGestureRecognizer
    let movement = pan.translation(in: nil)
    switch pan.state {
    case .began:
      recognizers.followed = .zero
      beginDrag()
      follow(movement)
    case .changed: follow(movement)
    case .ended:
      dismissKeyboardBelow(pan)
      endDrag(velocity: pan.velocity(in: nil))
    case .cancelled, .failed: endDrag()
    default: break
    }
  }

  /// Dismisses the keyboard that a finger has dragged down, where the view lets it.
  ///
  /// - Evidence:
  ///   https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/interactive
  ///   (grade A: pulling it up again cancels the dismissal)
  private func dismissKeyboardBelow(_ pan: UIPanGestureRecognizer) {
    let isInteractive =
      keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    guard isInteractive, let window else { return }
    let keyboard = window.convert(KeyboardController.current.frame, from: nil)
    let finger = pan.location(in: window)
    guard finger.y > keyboard.minY, pan.velocity(in: window).y >= 0 else { return }
    window.endEditing(true)
  }

  private func follow(_ movement: CGPoint) {
    let last = recognizers.followed
    recognizers.followed = movement
    drag(by: CGPoint(x: movement.x - last.x, y: movement.y - last.y))
  }
}
