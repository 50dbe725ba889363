public import Foundation
public import UIKit

/// Fingers on scroll views: they go the way of real touches.
extension Stage {
  /// Drags the content of a scroll view, holds still and lets go.
  ///
  /// - Parameters:
  ///   - view: The scroll view, which must be in a window.
  ///   - x: How far the content goes to the left, in points.
  ///   - y: How far the content goes up, in points.
  public func scroll(_ view: UIScrollView, x: CGFloat = 0, y: CGFloat = 0) {
    guard let window = view.window else { return }
    let bounds = view.bounds
    let middle = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    // The finger moves a little before scrolling begins, and that way counts.
    drag(from: middle, to: CGPoint(x: middle.x - x, y: middle.y - y), holdingIn: window)
    settle()
  }

  /// Pulls the content of a scroll view down until its refresh control starts.
  ///
  /// - Returns: Whether a refresh is under way afterwards.
  @discardableResult
  public func pullToRefresh(_ view: UIScrollView) -> Bool {
    guard let window = view.window else { return false }
    let bounds = view.bounds
    let start = view.convert(CGPoint(x: bounds.midX, y: bounds.minY + bounds.height / 4), to: nil)
    let way = min(bounds.height * 0.7, 300)
    drag(from: start, to: CGPoint(x: start.x, y: start.y + way), holdingIn: window)
    settle()
    return view.refreshControl?.isRefreshing ?? false
  }

  /// Taps the status bar of a window, which scrolls the one scroll view below it to its top.
  ///
  /// - Parameter window: The window; the stage's for `nil`.
  /// - Returns: Whether there is exactly one that follows.
  @discardableResult
  public func tapStatusBar(in window: UIWindow? = nil) -> Bool {
    let isTaken = (window ?? self.window).tapStatusBar()
    settle()
    return isTaken
  }

  /// Moves two fingers apart or together on a view, around its middle.
  ///
  /// - Parameters:
  ///   - view: The view, which must be in a window.
  ///   - scale: The distance of the fingers at the end relative to the start.
  public func pinch(_ view: UIView, scale: CGFloat) {
    guard let window = view.window, scale > 0 else { return }
    let bounds = view.bounds
    let middle = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    let start = min(bounds.width, bounds.height) / (scale > 1 ? 2.5 * scale : 2.5)
    let touch = TouchSequence(window: window)
    func fingers(_ distance: CGFloat) -> [CGPoint] {
      [
        CGPoint(x: middle.x - distance / 2, y: middle.y),
        CGPoint(x: middle.x + distance / 2, y: middle.y),
      ]
    }
    touch.begin(at: fingers(start))
    for step in 1...20 {
      loop.advance(by: .microseconds(16_667))
      touch.move(to: fingers(start * (1 + (scale - 1) * CGFloat(step) / 20)))
    }
    touch.end()
    settle()
  }

  private func drag(from start: CGPoint, to end: CGPoint, holdingIn window: UIWindow) {
    let touch = TouchSequence(window: window)
    touch.begin(at: [start])
    for step in 1...20 {
      loop.advance(by: .microseconds(16_667))
      let share = CGFloat(step) / 20
      touch.move(
        to: [
          CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        ]
      )
    }
    loop.advance(by: .milliseconds(300))
    touch.move(to: [end])
    touch.end()
  }
}
