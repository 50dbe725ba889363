import Foundation
public import UIKit

/// Gestures on views, points, elements and queries; all go the way of real touches.
///
/// What is named by a text or a query must be exactly one thing on the screen that a finger can
/// reach; the stage comes to rest before it looks, and scrolls if it has to. After a gesture
/// the stage does not settle by itself.
extension Stage {
  /// Taps something.
  ///
  /// ```swift
  /// try stage.tap("Save")
  /// try stage.tap(.cell("Milk"))
  /// ```
  ///
  /// - Parameters:
  ///   - target: A view, a point of the window, an element, a query or a text.
  ///   - count: The number of taps in quick succession.
  /// - Throws: ``QueryError`` if it is not there, is there more than once, or cannot be touched.
  public func tap(_ target: some GestureTarget, count: Int = 1) throws(QueryError) {
    let place = try target.touchPlace(on: self)
    if let action = place.action {
      for _ in 0..<count { action() }
    } else {
      tap(at: place.point, in: place.window, count: count)
    }
  }

  /// Taps something twice in quick succession.
  ///
  /// - Parameter target: A view, a point of the window, an element, a query or a text.
  /// - Throws: ``QueryError`` if it cannot be touched.
  public func doubleTap(_ target: some GestureTarget) throws(QueryError) {
    try tap(target, count: 2)
  }

  /// Taps something with two fingers.
  ///
  /// - Parameter target: A view, a point of the window, an element, a query or a text.
  /// - Throws: ``QueryError`` if it cannot be touched.
  public func twoFingerTap(_ target: some GestureTarget) throws(QueryError) {
    let place = try target.touchPlace(on: self)
    let touch = TouchSequence(window: place.window)
    let x = min(20, place.size.width / 4)
    touch.begin(
      at: [
        CGPoint(x: place.point.x - x, y: place.point.y),
        CGPoint(x: place.point.x + x, y: place.point.y),
      ]
    )
    touch.end()
  }

  /// Holds a finger on something while time passes.
  ///
  /// - Parameters:
  ///   - target: A view, a point of the window, an element, a query or a text.
  ///   - duration: How long the finger stays.
  /// - Throws: ``QueryError`` if it cannot be touched.
  public func longPress(
    _ target: some GestureTarget,
    for duration: Duration = .milliseconds(600)
  ) throws(QueryError) {
    let place = try target.touchPlace(on: self)
    let touch = TouchSequence(window: place.window)
    touch.begin(at: [place.point])
    advance(duration)
    touch.end()
  }

  /// The direction of a swipe.
  public enum SwipeDirection: Sendable {
    /// Upwards: the content follows, and what is below comes into sight.
    case up
    /// Downwards.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// Swipes across something quickly, from its middle towards an edge.
  ///
  /// - Parameters:
  ///   - target: A view, a point of the window, an element, a query or a text.
  ///   - direction: Where the finger goes.
  ///   - distance: How far, in points; three quarters of half the size if not given, at least 80.
  /// - Throws: ``QueryError`` if it cannot be touched.
  public func swipe(
    _ target: some GestureTarget,
    _ direction: SwipeDirection,
    distance: CGFloat? = nil
  ) throws(QueryError) {
    let place = try target.touchPlace(on: self)
    let isVertical = direction == .up || direction == .down
    let length = isVertical ? place.size.height : place.size.width
    let way: CGFloat = distance ?? max(length * 0.375, 80)
    let offset: CGPoint =
      switch direction {
      case .up: CGPoint(x: 0, y: -way)
      case .down: CGPoint(x: 0, y: way)
      case .left: CGPoint(x: -way, y: 0)
      case .right: CGPoint(x: way, y: 0)
      }
    let end = CGPoint(x: place.point.x + offset.x, y: place.point.y + offset.y)
    drag([place.point], [end], in: place.window, duration: .milliseconds(100))
  }

  /// Drags from one thing to another and holds still before the finger is lifted.
  ///
  /// - Parameters:
  ///   - target: Where the finger touches down.
  ///   - destination: Where it is lifted.
  ///   - press: How long the finger is held before it moves.
  ///   - duration: How long the way takes.
  /// - Throws: ``QueryError`` if one of them cannot be touched.
  public func drag(
    _ target: some GestureTarget,
    to destination: some GestureTarget,
    afterPressing press: Duration = .zero,
    duration: Duration = .milliseconds(300)
  ) throws(QueryError) {
    let start = try target.touchPlace(on: self)
    let end = try destination.touchPlace(on: self)
    drag(
      [start.point],
      [end.point],
      in: start.window,
      pressing: press,
      duration: duration,
      holding: .milliseconds(200)
    )
  }

  /// Spreads two fingers on something, or brings them together.
  ///
  /// - Parameters:
  ///   - target: A view, a point of the window, an element, a query or a text.
  ///   - scale: The distance at the end in terms of that at the start; below 1 closes the fingers.
  ///   - duration: How long the gesture takes.
  /// - Throws: ``QueryError`` if it cannot be touched.
  public func pinch(
    _ target: some GestureTarget,
    scale: CGFloat,
    duration: Duration = .milliseconds(300)
  ) throws(QueryError) {
    let place = try target.touchPlace(on: self)
    let reach = max(min(place.size.width, place.size.height) / 2 - 2, 20)
    let start = scale > 1 ? reach / scale : reach
    let end = start * scale
    drag(
      Self.pair(place.point, start, 0),
      Self.pair(place.point, end, 0),
      in: place.window,
      duration: duration
    )
  }

  /// Turns two fingers on something.
  ///
  /// - Parameters:
  ///   - target: A view, a point of the window, an element, a query or a text.
  ///   - angle: How far, in radians; clockwise is positive.
  ///   - duration: How long the gesture takes.
  /// - Throws: ``QueryError`` if it cannot be touched.
  public func rotate(
    _ target: some GestureTarget,
    by angle: CGFloat,
    duration: Duration = .milliseconds(300)
  ) throws(QueryError) {
    let place = try target.touchPlace(on: self)
    let radius = max(min(place.size.width, place.size.height) / 2 - 2, 20)
    let touch = TouchSequence(window: place.window)
    touch.begin(at: Self.pair(place.point, radius, 0))
    let steps = 20
    for step in 1...steps {
      loop.advance(by: duration / steps)
      touch.move(to: Self.pair(place.point, radius, angle * CGFloat(step) / CGFloat(steps)))
    }
    touch.end()
  }

  private static func pair(_ middle: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> [CGPoint] {
    let x = cos(angle) * radius
    let y = sin(angle) * radius
    return [
      CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y),
    ]
  }

  private func drag(
    _ starts: [CGPoint],
    _ ends: [CGPoint],
    in window: UIWindow,
    pressing press: Duration = .zero,
    duration: Duration,
    holding pause: Duration = .zero
  ) {
    let touch = TouchSequence(window: window)
    touch.begin(at: starts)
    if press > .zero { advance(press) }
    let frame = Duration.microseconds(16_667)
    let steps = max(Int(duration / frame), 1)
    for step in 1...steps {
      loop.advance(by: frame)
      let share = CGFloat(step) / CGFloat(steps)
      touch.move(
        to: zip(starts, ends).map { start, end in
          CGPoint(
            x: start.x + (end.x - start.x) * share,
            y: start.y + (end.y - start.y) * share
          )
        }
      )
    }
    if pause > .zero {
      loop.advance(by: pause)
      touch.move(to: ends)
    }
    touch.end()
  }
}
