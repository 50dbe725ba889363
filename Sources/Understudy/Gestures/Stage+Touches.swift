public import UIKit

/// Fingers on the screen: they go the way of real touches, through hit testing,
/// gesture recognizers, controls and the responder chain.
extension Stage {
  /// Taps the middle of a view.
  ///
  /// - Parameters:
  ///   - view: The view, which must be in a window.
  ///   - count: The number of taps in quick succession.
  /// - Returns: Whether the view or something inside it got the touch; `false`
  ///   if it is off window, hidden, or covered by something else.
  @discardableResult
  public func tap(_ view: UIView, count: Int = 1) -> Bool {
    guard let window = view.window else { return false }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let touched = tap(at: view.convert(middle, to: nil), in: window, count: count)
    return touched?.isDescendant(of: view) ?? false
  }

  /// Taps a point of a window.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the window.
  ///   - window: The window; the stage's for `nil`.
  ///   - count: The number of taps in quick succession.
  /// - Returns: The view that got the last touch.
  @discardableResult
  public func tap(at point: CGPoint, in window: UIWindow? = nil, count: Int = 1) -> UIView? {
    var touched: UIView?
    for number in 1...max(count, 1) {
      let touch = TouchSequence(window: window ?? self.window, tapCount: number)
      touch.begin(at: [point])
      touched = touch.view
      touch.end()
    }
    return touched
  }

  /// Taps a button of a navigation bar or toolbar.
  public func tap(_ item: UIBarButtonItem) {
    item.trigger()
  }

  /// Holds a finger on the middle of a view while time passes.
  ///
  /// - Parameters:
  ///   - view: The view, which must be in a window.
  ///   - duration: How long the finger stays.
  public func longPress(_ view: UIView, for duration: Duration = .milliseconds(600)) {
    guard let window = view.window else { return }
    let touch = TouchSequence(window: window)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    touch.begin(at: [view.convert(middle, to: nil)])
    loop.advance(by: duration)
    touch.end()
  }

  /// Drags a finger from one point of the window to another while time passes.
  ///
  /// - Parameters:
  ///   - start: Where the finger touches down.
  ///   - end: Where the finger is lifted.
  ///   - duration: How long the drag takes; it has sixty moves a second.
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    duration: Duration = .milliseconds(300)
  ) {
    let touch = TouchSequence(window: window)
    touch.begin(at: [start])
    let frame = Duration.microseconds(16_667)
    let steps = max(Int(duration / frame), 1)
    for step in 1...steps {
      loop.advance(by: frame)
      let share = CGFloat(step) / CGFloat(steps)
      let x = start.x + (end.x - start.x) * share
      let y = start.y + (end.y - start.y) * share
      touch.move(to: [CGPoint(x: x, y: y)])
    }
    touch.end()
  }
}
