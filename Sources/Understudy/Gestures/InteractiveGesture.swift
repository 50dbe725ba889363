/// A finger on the screen that drives a transition: move it, then let go.
@preconcurrency @MainActor
public final class InteractiveGesture {
  private let onMove: (Double) -> Void
  private let onEnd: (_ finished: Bool) -> Void

  /// Whether the system refused the gesture, as a swipe back on a stack of one.
  ///
  /// The other calls do nothing then.
  public let isRefused: Bool

  /// How far the gesture went, from 0 to 1.
  public private(set) var progress = 0.0

  /// Whether the finger was lifted.
  public private(set) var isOver = false

  init(
    isRefused: Bool = false,
    onMove: @escaping (Double) -> Void = { _ in },
    onEnd: @escaping (_ finished: Bool) -> Void = { _ in }
  ) {
    self.isRefused = isRefused
    self.onMove = onMove
    self.onEnd = onEnd
  }

  /// Moves the finger.
  ///
  /// - Parameter share: The share of the way, from 0 to 1.
  public func move(to share: Double) {
    guard !isOver, !isRefused else { return }
    progress = min(max(share, 0), 1)
    onMove(progress)
  }

  /// Lifts the finger so that everything goes back to where it was.
  public func cancel() { end(finished: false) }

  /// Lifts the finger so that the transition goes on to its end.
  public func finish() { end(finished: true) }

  private func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    if !isRefused { onEnd(finished) }
  }
}
