import Foundation

/// What a scroll view is doing at the moment.
@MainActor
struct ScrollState {
  var animation: ScrollAnimation?
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var isZooming = false
  var zoomScale: CGFloat = 1
  /// The part of the safe area that the insets had last time.
  var lastSystemInsets = UIEdgeInsets.zero
  /// How much of a large title above is scrolled away, now and when the insets were read last.
  var titleCollapse: CGFloat = 0
  var lastTitleCollapse: CGFloat = 0
  /// Whose bar has the large title.
  @Backward var titleBar: UINavigationController?
  /// The size of the zoomed view at scale 1.
  var unzoomedSize = CGSize.zero
  /// The scale when a pinch began.
  var pinchStart: CGFloat = 1
  var isZoomBouncing = false
  var bouncesHorizontally = true
  var bouncesVertically = true
  /// What a refresh that is under way takes above the content.
  var refreshInset: CGFloat = 0
  /// The axis that a drag keeps to.
  var lockedAxis: NSLayoutConstraint.Axis?
  /// Whether a drag has chosen its axis, or none.
  var hasChosenAxis = false

  nonisolated init() {}
}

/// The recognizers of a scroll view, made when someone asks for them.
@MainActor
final class ScrollRecognizers {
  let pan: UIPanGestureRecognizer = ScrollPanRecognizer(target: nil, action: nil)
  /// How far the finger had moved when the content last followed it.
  var followed = CGPoint.zero
  let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
}

/// The recognizer for scrolling; it knows how long its fingers have been there.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  /// How long content waits for its touches, in seconds.
  static let delay: TimeInterval = 0.15
  private var began: TimeInterval = 0
  private var latest: TimeInterval = 0

  /// The time since the first finger came.
  var age: TimeInterval { latest - began }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count == touches.count { began = event.timestamp }
    latest = event.timestamp
    scrollView?.scrollState.isTracking = true
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    latest = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    guard let scrollView, !scrollView.isDragging else { return }
    scrollView.scrollState.isTracking = false
  }

  private var scrollView: UIScrollView? { view as? UIScrollView }
}

/// The two guides of a scroll view.
@MainActor
final class ScrollGuides {
  let content = UILayoutGuide()
  let frame = UILayoutGuide()

  init(of scrollView: UIScrollView) {
    content.identifier = "UIScrollView-contentLayoutGuide"
    frame.identifier = "UIScrollView-frameLayoutGuide"
    content.kind = .scrollContent
    frame.kind = .scrollFrame
    scrollView.addLayoutGuide(content)
    scrollView.addLayoutGuide(frame)
  }
}

extension UIScrollView {
  private func makeRecognizers() -> ScrollRecognizers {
    let recognizers = ScrollRecognizers()
    recognizers.pan.addHandler { [weak self] in self?.followFinger() }
    recognizers.pinch.addHandler { [weak self] in self?.followPinch() }
    return recognizers
  }

  var recognizers: ScrollRecognizers {
    attachment(ScrollRecognizers.self) { makeRecognizers() }
  }

  var guidesIfAny: ScrollGuides? { existingAttachment(ScrollGuides.self) }

  var guides: ScrollGuides {
    attachment(ScrollGuides.self) { ScrollGuides(of: self) }
  }
}
