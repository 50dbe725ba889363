import CoreGraphics
public import Foundation

/// Recognizes fingers that drag.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that drag.
  open var minimumNumberOfTouches = 1

  /// The most fingers that drag.
  open var maximumNumberOfTouches = Int.max

  /// Which scroll events of pointers count.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var origin = CGPoint.zero
  private var latest = CGPoint.zero
  private var samples: [(time: TimeInterval, place: CGPoint)] = []
  static let slack: CGFloat = 10

  /// How far the fingers moved, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint {
    let start = place(origin, in: view)
    let end = place(latest, in: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Sets how far the fingers moved; further moves add to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let end = place(latest, in: view)
    let start = CGPoint(x: end.x - translation.x, y: end.y - translation.y)
    origin = view.map { $0.convert(start, to: nil) } ?? start
  }

  /// How fast the fingers move, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let start = place(first.place, in: view)
    let end = place(last.place, in: view)
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: (end.x - start.x) / time, y: (end.y - start.y) / time)
  }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view.window != nil || view is UIWindow else { return point }
    return view.convert(point, from: nil)
  }

  /// Whether the movement so far lets the gesture begin.
  func acceptsMovement(_ movement: CGVector) -> Bool {
    movement.dx * movement.dx + movement.dy * movement.dy >= Self.slack * Self.slack
  }

  /// Notes where the fingers are.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > maximumNumberOfTouches {
      state = state == .possible ? .failed : .cancelled
      return
    }
    let middle = location(in: nil)
    if state == .possible {
      origin = middle
      latest = middle
      samples = [(event.timestamp, middle)]
    } else {
      origin.x += middle.x - latest.x
      origin.y += middle.y - latest.y
      latest = middle
      samples = [(event.timestamp, middle)]
    }
  }

  /// Begins after enough movement, then reports every move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    latest = location(in: nil)
    samples.append((event.timestamp, latest))
    samples.removeAll { event.timestamp - $0.time > 0.1 }
    guard activeTouches.count >= minimumNumberOfTouches else { return }
    if state == .possible {
      let movement = CGVector(dx: latest.x - origin.x, dy: latest.y - origin.y)
      if acceptsMovement(movement) { state = .began }
    } else {
      state = .changed
    }
  }

  /// Ends the gesture when too few fingers are left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    samples.removeAll { event.timestamp - $0.time > 0.1 }
    let left = activeTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
    guard left.count < minimumNumberOfTouches else {
      rebase(on: left, at: event.timestamp)
      return
    }
    state = state == .possible ? .failed : .ended
  }

  /// Keeps the translation when a finger of several is lifted.
  private func rebase(on touches: [UITouch], at time: TimeInterval) {
    let count = CGFloat(touches.count)
    let middle = CGPoint(
      x: touches.reduce(0) { $0 + $1.windowLocation.x } / count,
      y: touches.reduce(0) { $0 + $1.windowLocation.y } / count
    )
    origin.x += middle.x - latest.x
    origin.y += middle.y - latest.y
    latest = middle
    samples = [(time, middle)]
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the movement.
  open override func reset() {
    samples = []
    origin = .zero
    latest = .zero
  }
}

/// The kinds of scroll events.
///
/// Status: complete · A
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: Int
  /// Creates a mask from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wheels.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Trackpads.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes drags that start at an edge of the screen.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges where the drag may start.
  open var edges: UIRectEdge = []

  private static let margin: CGFloat = 20

  /// Fails unless the finger is near one of the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first, let window = touch.window else { return }
    let place = touch.windowLocation
    let bounds = window.bounds
    let isNear =
      (edges.contains(.left) && place.x <= Self.margin)
      || (edges.contains(.right) && place.x >= bounds.maxX - Self.margin)
      || (edges.contains(.top) && place.y <= Self.margin)
      || (edges.contains(.bottom) && place.y >= bounds.maxY - Self.margin)
    if !isNear { state = .failed }
  }

  override func acceptsMovement(_ movement: CGVector) -> Bool {
    let isHorizontal = abs(movement.dx) >= abs(movement.dy)
    guard super.acceptsMovement(movement) else { return false }
    if edges.contains(.left), isHorizontal, movement.dx > 0 { return true }
    if edges.contains(.right), isHorizontal, movement.dx < 0 { return true }
    if edges.contains(.top), !isHorizontal, movement.dy > 0 { return true }
    return edges.contains(.bottom) && !isHorizontal && movement.dy < 0
  }
}
