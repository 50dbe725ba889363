public import Foundation

/// A view that shows a part of its content and lets the user move it.
///
/// The offset is the origin of the bounds, as on iOS. Animated moves and the
/// way after a drag run in virtual time, one step per frame, and send the same
/// messages as on a device.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIScrollView: UIView {
  var scrollState = ScrollState()

  /// Creates a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    if let nib = coder.nib { NibTables.scrollView.apply(to: self, nib) }
  }

  /// The object that follows the scroll view.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Content

  /// The point of the content at the top left of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      scrollState.animation?.stop()
      bounds.origin = newValue
    }
  }

  /// The size of the content.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { contentSizeDidChange(from: oldValue) } }
  }

  /// Space that is added around the content.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { contentInsetDidChange() } }
  }

  /// The insets with the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset + systemInsets
    insets.top += scrollState.refreshInset
    return insets
  }

  /// Tells that the adjusted insets changed; calls `super`.
  open func adjustedContentInsetDidChange() {}

  /// Which part of the safe area is added to the insets.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { systemInsetsMayHaveChanged() }
  }

  /// Whether indicators keep clear of the safe area by themselves.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The whole content, for constraints.
  open var contentLayoutGuide: UILayoutGuide { guides.content }

  /// The visible part, for constraints.
  open var frameLayoutGuide: UILayoutGuide { guides.frame }

  /// The bounds; their origin is the offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  /// The frame in the superview.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      boundsDidChange(from: old)
    }
  }

  /// Follows the safe area with the insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    systemInsetsMayHaveChanged()
  }

  /// Follows the window with the insets.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    systemInsetsMayHaveChanged()
  }

  /// Saves where the content is.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(NSCoder.string(for: contentOffset), forKey: "UIKit.contentOffset")
  }

  /// Moves the content to where it was.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let text = coder.decodeObject(forKey: "UIKit.contentOffset") as? String else { return }
    contentOffset = NSCoder.cgPoint(for: text)
  }

  // MARK: - Moving

  /// Moves the content, at once or in a third of a second.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }

  /// Moves the content as little as needed to show a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// Whether the user can scroll.
  open var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      systemInsetsMayHaveChanged()
    }
  }

  /// Whether a drag keeps to the axis in which it began.
  open var isDirectionalLockEnabled = false

  /// Whether the content can be drawn beyond its edges.
  open var bounces = true

  /// Whether it can at the left and the right edge.
  open var bouncesHorizontally: Bool {
    get { bounces && scrollState.bouncesHorizontally }
    set { scrollState.bouncesHorizontally = newValue }
  }

  /// Whether it can at the upper and the lower edge.
  open var bouncesVertically: Bool {
    get { bounces && scrollState.bouncesVertically }
    set { scrollState.bouncesVertically = newValue }
  }

  /// Whether it can vertically, even if it is small.
  open var alwaysBounceVertical = false {
    didSet { systemInsetsMayHaveChanged() }
  }

  /// Whether it can horizontally, even if it is small.
  open var alwaysBounceHorizontal = false {
    didSet { systemInsetsMayHaveChanged() }
  }

  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// How fast the content comes to rest.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Whether a finger has touched and may scroll, from the touch on.
  open var isTracking: Bool { scrollState.isTracking }

  /// Whether a finger is scrolling.
  open var isDragging: Bool { scrollState.isDragging }

  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { scrollState.isDecelerating }

  /// Whether a scrolling animation that code asked for is running.
  open var isScrollAnimating: Bool { scrollState.animation?.isRunning ?? false }

  /// Stops all scrolling and zooming where it is.
  open func stopScrollingAndZooming() {
    scrollState.animation?.stop()
    scrollState.isDecelerating = false
  }

  // MARK: - Touches

  /// Whether touches wait until it is clear that nobody scrolls.
  open var delaysContentTouches = true

  /// Whether scrolling may take touches away from the content.
  open var canCancelContentTouches = true

  /// Asks whether touches go to a view of the content; `true` by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Asks whether scrolling may take touches from a view; `true` but for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Lets the recognizer for scrolling begin along an axis that scrolls.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return scrolls(along: panGestureRecognizer.translation(in: nil)) && !contentKeepsTouches()
  }

  /// How a drag makes the keyboard go.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The recognizer for scrolling.
  open var panGestureRecognizer: UIPanGestureRecognizer { recognizers.pan }

  /// The recognizer for zooming; `nil` while zooming is off.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? recognizers.pinch : nil
  }

  /// The control that the user pulls down to refresh.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      scrollState.refreshInset = 0
      guard let refreshControl else { return }
      insertSubview(refreshControl, at: 0)
      placeRefreshControl()
      if refreshControl.isRefreshing { refreshDidBegin() }
    }
  }

  // MARK: - Indicators

  /// Whether the horizontal indicator is shown while scrolling.
  open var showsHorizontalScrollIndicator = true

  /// Whether the vertical indicator is shown while scrolling.
  open var showsVerticalScrollIndicator = true

  /// The look of the indicators.
  open var indicatorStyle = IndicatorStyle.default

  /// The insets of both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The insets of the vertical indicator.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// The insets of the horizontal indicator.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// Whether the index of a table is shown.
  open var indexDisplayMode = IndexDisplayMode.automatic

  /// Shows the indicators for a moment; nothing is drawn here.
  open func flashScrollIndicators() {}

  // MARK: - Zooming

  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The scale of the content.
  open var zoomScale: CGFloat {
    get { scrollState.zoomScale }
    set { zoom(to: newValue) }
  }

  /// Whether the user is scaling the content.
  open var isZooming: Bool { scrollState.isZooming }

  /// Whether the content springs back into the allowed scales.
  open var isZoomBouncing: Bool { scrollState.isZoomBouncing }

  /// Whether the content can be scaled beyond its limits for a moment.
  open var bouncesZoom = true

  /// Scales the content, at once or animated.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    if animated { beginZooming() }
    zoom(to: scale)
    if animated { endZoomingLater() }
  }

  /// Scales and moves the content so that a rectangle of it fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    if animated { beginZooming() }
    zoom(toShow: rect)
    if animated { endZoomingLater() }
  }
}
