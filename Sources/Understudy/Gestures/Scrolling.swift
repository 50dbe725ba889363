import Foundation
import UIKit

/// Slow drags on a scroll view that bring something into sight.
@MainActor
struct Scrolling {
  private let view: UIScrollView
  private let stage: Stage

  init(_ view: UIScrollView, _ stage: Stage) {
    self.view = view
    self.stage = stage
  }

  private var area: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

  /// Drags until a point of a view inside lies in the middle of what is seen, or as near as
  /// the content allows.
  func reveal(_ point: CGPoint, of inner: UIView) {
    for _ in 0..<100 {
      let place = view.convert(point, from: inner)
      let area = area
      guard !area.insetBy(dx: 1, dy: 1).contains(place) else { return }
      let way = CGPoint(x: place.x - area.midX, y: place.y - area.midY)
      let isBeside = CGPoint(
        x: place.x < area.minX || place.x > area.maxX ? way.x : 0,
        y: place.y < area.minY || place.y > area.maxY ? way.y : 0
      )
      guard step(by: isBeside) else { return }
    }
  }

  /// Drags one step further in a direction.
  ///
  /// - Parameter way: How far the content is to move, in points; right and down are positive.
  /// - Returns: `false` if nothing moved: the end is reached.
  func step(by way: CGPoint) -> Bool {
    let before = view.contentOffset
    let area = area
    let most = CGPoint(x: area.width * 0.7, y: area.height * 0.7)
    var way = CGPoint(
      x: min(max(way.x, -most.x), most.x),
      y: min(max(way.y, -most.y), most.y)
    )
    // One axis at a time, as a finger does.
    if abs(way.x) > abs(way.y) { way.y = 0 } else { way.x = 0 }
    guard way != .zero, let window = view.window else { return false }
    let start = CGPoint(
      x: area.midX + way.x / 2,
      y: area.midY + way.y / 2
    )
    let end = CGPoint(x: start.x - way.x, y: start.y - way.y)
    drag(from: view.convert(start, to: nil), to: view.convert(end, to: nil), in: window)
    stage.settle()
    return view.contentOffset != before
  }

  /// A drag that comes to a stand before the finger is lifted, so that nothing glides on.
  private func drag(from start: CGPoint, to end: CGPoint, in window: UIWindow) {
    let touch = TouchSequence(window: window)
    touch.begin(at: [start])
    for step in 1...10 {
      stage.loop.advance(by: .milliseconds(16))
      let share = CGFloat(step) / 10
      touch.move(
        to: [
          CGPoint(
            x: start.x + (end.x - start.x) * share,
            y: start.y + (end.y - start.y) * share
          )
        ]
      )
    }
    stage.loop.advance(by: .milliseconds(200))
    touch.move(to: [end])
    touch.end()
  }
}
