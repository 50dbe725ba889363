public import UIKit

/// Drag and drop: a finger that carries items from one view to another.
extension Stage {
  /// Lifts the items of a view and leaves them in the air.
  ///
  /// ```swift
  /// let drag = stage.beginDrag(photo)
  /// drag.move(over: album)
  /// drag.drop()
  /// stage.settle()
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view with a `UIDragInteraction`, which must be in a window.
  ///   - point: Where the finger touches the view, in its coordinates; its middle for `nil`.
  /// - Returns: The finger, which is still down.
  public func beginDrag(_ view: UIView, at point: CGPoint? = nil) -> DragGesture {
    let place = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let window = view.window ?? self.window
    return DragGesture(self, at: view.convert(place, to: nil), in: window)
  }

  /// Drags the items of a view to another view and drops them there.
  ///
  /// - Parameters:
  ///   - view: The view with a `UIDragInteraction`.
  ///   - destination: The view above whose middle the finger is lifted.
  /// - Returns: Whether a drag began: the view had items to give.
  @discardableResult
  public func dragAndDrop(_ view: UIView, onto destination: UIView) -> Bool {
    let drag = beginDrag(view)
    drag.move(over: destination)
    let began = drag.isCarrying
    drag.drop()
    settle()
    return began
  }

  /// Drags items from another app over this one.
  ///
  /// - Parameter items: What is dragged; only the item providers reach the app.
  /// - Returns: The drag, which is not above any view yet.
  public func beginExternalDrag(_ items: [UIDragItem]) -> ExternalDragGesture {
    for item in items { item.localObject = nil }
    return ExternalDragGesture(self, ExternalDrag(items: items))
  }
}

/// A finger that carries items; it is down until they are dropped or the drag is cancelled.
@preconcurrency @MainActor
public final class DragGesture {
  private let stage: Stage
  private let touch: TouchSequence
  private let window: UIWindow
  private var point: CGPoint
  private var isOver = false

  init(_ stage: Stage, at point: CGPoint, in window: UIWindow) {
    self.stage = stage
    self.window = window
    self.point = point
    touch = TouchSequence(window: window)
    touch.begin(at: [point])
    stage.advance(.milliseconds(650))
  }

  /// Whether items are in the air: a drag began by the first move.
  public var isCarrying: Bool { DragSessions.current.isCarrying }

  /// Moves the finger to a point of the window, in ten steps.
  public func move(to destination: CGPoint) {
    guard !isOver else { return }
    let start = point
    for step in 1...10 {
      stage.advance(.milliseconds(16))
      let share = CGFloat(step) / 10
      point = CGPoint(
        x: start.x + (destination.x - start.x) * share,
        y: start.y + (destination.y - start.y) * share
      )
      touch.move(to: [point])
    }
  }

  /// Moves the finger above a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - place: The point in the view; its middle for `nil`.
  public func move(over view: UIView, at place: CGPoint? = nil) {
    let place = place ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let there = view.convert(place, to: nil)
    let target = view.window ?? window
    move(to: target === window ? there : window.convert(there, from: target))
  }

  /// Taps another view with a second finger, to add its items to the drag.
  public func add(_ view: UIView) { stage.tap(view) }

  /// Lifts the finger.
  public func drop() {
    guard !isOver else { return }
    isOver = true
    touch.end()
  }

  /// Ends the drag as an incoming call does.
  public func cancel() {
    guard !isOver else { return }
    isOver = true
    touch.cancel()
  }
}

/// Items of another app above this one.
@preconcurrency @MainActor
public final class ExternalDragGesture {
  private let stage: Stage
  private let drag: ExternalDrag

  init(_ stage: Stage, _ drag: ExternalDrag) {
    self.stage = stage
    self.drag = drag
  }

  /// Moves the items above a view.
  ///
  /// - Parameters:
  ///   - view: The view, which must be in a window.
  ///   - place: The point in the view; its middle for `nil`.
  public func move(over view: UIView, at place: CGPoint? = nil) {
    let place = place ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let window = view.window ?? stage.window
    drag.move(to: window.convert(view.convert(place, to: nil), to: nil as UIWindow?))
  }

  /// Drops the items where they are.
  ///
  /// - Returns: What the destination does with them; `.cancel` if nobody takes them.
  @discardableResult
  public func drop() -> UIDropOperation { drag.drop() }

  /// Takes the items elsewhere.
  public func cancel() { drag.cancel() }
}
