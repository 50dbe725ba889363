import Clockwork
import CoreGraphics
import Foundation

/// The scroll view of scrolled pages: the page in the middle, one more beside it.
///
/// The content is three pages long and rests at the second one, so that the user
/// can drag both ways; after a change the pages move to the middle again.
final class PageStrip: UIScrollView {
  private weak var pager: Pager?
  private let isVertical: Bool
  private let spacing: CGFloat
  private var middle = UIView(frame: .zero)
  private var side = UIView(frame: .zero)
  /// Where the page beside is: -1 before, 1 after.
  private var sidePlace = 0
  /// The swipe of the finger on the strip.
  private var swipe: PageSwipe?

  init(frame: CGRect, pager: Pager, isVertical: Bool, spacing: CGFloat) {
    self.pager = pager
    self.isVertical = isVertical
    self.spacing = spacing
    super.init(frame: frame)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    addSubview(middle)
    panGestureRecognizer.addHandler { [weak self] in self?.endIfAtRest() }
    fill(frame)
  }

  required init?(coder: NSCoder) {
    isVertical = false
    spacing = 0
    super.init(coder: coder)
  }

  /// The length of a page with the space beside it.
  private var step: CGFloat { isVertical ? bounds.height : bounds.width }

  /// How far the content is from the page in the middle, in pages.
  private var share: CGFloat {
    let offset = isVertical ? contentOffset.y : contentOffset.x
    return step > 0 ? offset / step - 1 : 0
  }

  private func offset(at share: CGFloat) -> CGPoint {
    let way = step * (1 + share)
    return isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
  }

  /// Takes an area; the pages take the strip's, less the space between them.
  func fill(_ area: CGRect) {
    let wide =
      isVertical
      ? area.insetBy(dx: 0, dy: -spacing / 2) : area.insetBy(dx: -spacing / 2, dy: 0)
    let isNew = wide.size != bounds.size || contentSize == .zero
    let old = share
    if frame != wide { frame = wide }
    if isNew {
      contentSize =
        isVertical
        ? CGSize(width: bounds.width, height: step * 3)
        : CGSize(width: step * 3, height: bounds.height)
      if !isDragging { bounds.origin = offset(at: pager?.isRunning == true ? old : 0) }
    }
    layOutSlots()
  }

  private func layOutSlots() {
    middle.frame = slot(0)
    side.frame = slot(sidePlace)
  }

  private func slot(_ place: Int) -> CGRect {
    let origin = offset(at: CGFloat(place))
    let rect = CGRect(origin: origin, size: bounds.size)
    return isVertical
      ? rect.insetBy(dx: 0, dy: spacing / 2) : rect.insetBy(dx: spacing / 2, dy: 0)
  }

  // MARK: - Pages

  /// Puts a page into the middle (0) or beside it.
  func put(_ view: UIView, at place: Int) {
    if place == 0 {
      fit(view, into: middle)
      return
    }
    sidePlace = place
    if side.superview !== self { addSubview(side) }
    layOutSlots()
    fit(view, into: side)
  }

  private func fit(_ view: UIView, into slot: UIView) {
    view.frame = slot.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    slot.addSubview(view)
  }

  /// A change is over: the page beside becomes the one in the middle, or it is gone.
  func rest(didMove: Bool) {
    swipe = nil
    if didMove, side.superview === self { swap(&middle, &side) }
    side.removeFromSuperview()
    sidePlace = 0
    contentInset = .zero
    contentOffset = offset(at: 0)
    layOutSlots()
  }

  /// Moves the content by a share of a page.
  func move(to share: CGFloat) { contentOffset = offset(at: share) }

  /// Moves the content while time passes; it arrives just before the change ends.
  func move(to place: Int, over time: Duration) {
    let target = offset(at: CGFloat(place))
    scrollState.animation?.stop()
    scrollState.animation = ScrollAnimation(
      from: contentOffset,
      to: target,
      duration: max(time - .milliseconds(17), .zero),
      curve: .easeInOut
    ) { [weak self] in
      self?.bounds.origin = $0
    } end: { [weak self] in
      guard let self else { return }
      scrollState.animation = nil
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  // MARK: - The finger

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { contentDidMove() }
    }
  }

  private func contentDidMove() {
    guard isDragging else {
      endIfAtRest()
      return
    }
    let share = share
    if let swipe {
      let way = share * CGFloat(swipe.direction.sign)
      if way >= 0 {
        swipe.note(way)
        return
      }
      // The finger went back beyond the middle: to the other neighbour.
      self.swipe = nil
      swipe.comeToRest(finished: false)
    }
    guard share != 0, let pager, !pager.isRunning else { return }
    let direction: UIPageViewController.NavigationDirection = share > 0 ? .forward : .reverse
    swipe = pager.beginSwipe(direction)
    swipe?.note(abs(share))
    block(direction, swipe == nil)
  }

  /// Without a neighbour the content springs back.
  private func block(
    _ direction: UIPageViewController.NavigationDirection,
    _ isBlocked: Bool
  ) {
    let value = isBlocked ? -step : 0
    switch (isVertical, direction) {
    case (false, .forward): contentInset.right = value
    case (false, .reverse): contentInset.left = value
    case (true, .forward): contentInset.bottom = value
    case (true, .reverse): contentInset.top = value
    }
  }

  /// The finger is off and the content lies at a page: the swipe is over.
  private func endIfAtRest() {
    guard !isDragging, let swipe else { return }
    let share = share
    guard abs(share - share.rounded()) * step < 0.5 else { return }
    self.swipe = nil
    swipe.comeToRest(finished: abs(share) > 0.5)
  }
}
