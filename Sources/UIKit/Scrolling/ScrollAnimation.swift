import Clockwork
import Foundation

/// Moves an offset along a curve, one step per frame of virtual time.
@MainActor
final class ScrollAnimation {
  enum Curve {
    /// Slow at both ends: what code asks for.
    case easeInOut
    /// Fast at first: the way after a drag.
    case decelerate
  }

  private let start: CGPoint
  private let target: CGPoint
  private let frames: Int
  private let curve: Curve
  private let step: @MainActor (CGPoint) -> Void
  private let end: @MainActor () -> Void
  private var frame = 0
  private var work: ScheduledWork?

  private(set) var isRunning = true

  init(
    from start: CGPoint,
    to target: CGPoint,
    duration: Duration,
    curve: Curve,
    step: @escaping @MainActor (CGPoint) -> Void,
    end: @escaping @MainActor () -> Void
  ) {
    self.start = start
    self.target = target
    self.curve = curve
    self.step = step
    self.end = end
    frames = max(1, Int((duration.inSeconds * 60).rounded()))
    let period = Duration.nanoseconds(16_666_667)
    work = MainLoop.current.schedule(.animation, "scrolling", after: period, every: period) {
      self.advance()
    }
  }

  /// Ends the animation where it is, without the closing call.
  func stop() {
    isRunning = false
    work?.cancel()
    work = nil
  }

  private func advance() {
    guard isRunning else { return }
    frame += 1
    guard frame < frames else {
      stop()
      step(target)
      end()
      return
    }
    let share = progress(at: CGFloat(frame) / CGFloat(frames))
    step(
      CGPoint(
        x: start.x + (target.x - start.x) * share,
        y: start.y + (target.y - start.y) * share
      )
    )
  }

  private func progress(at time: CGFloat) -> CGFloat {
    switch curve {
    case .easeInOut: time * time * (3 - 2 * time)
    case .decelerate: 1 - (1 - time) * (1 - time) * (1 - time)
    }
  }
}
