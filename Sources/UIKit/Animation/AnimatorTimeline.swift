import Clockwork
import QuartzCore

/// Where an animator's animations are: runs from one point to another, or stands still.
///
/// A point counts elapsed time: 0 at the start, 1 at the end. What the screen
/// shows at a point is its progress.
final class AnimatorTimeline {
  private struct Run {
    let begin: Double
    let duration: Double
    let from: Double
    let to: Double
    /// The pacing between the two points of a continuation.
    let pacing: Pacing?
  }

  let pacing: Pacing
  let duration: Double
  private var run: Run?
  private var point = 0.0
  /// The progress of a continuation or of linear scrubbing, instead of the point's.
  private var directProgress: Double?

  /// The layer whose time counts instead of the clock's.
  let reference: CALayer?

  init(pacing: Pacing, duration: Double, reference: CALayer?) {
    self.pacing = pacing
    self.duration = duration
    self.reference = reference
  }

  private var now: Double { reference?.timeNow ?? CACurrentMediaTime() }

  /// The seconds of a running stretch that are left, by its own time.
  var rest: Double {
    guard let run else { return 0 }
    return max(run.begin + run.duration - now, 0)
  }

  var isRunning: Bool { run != nil }

  private func fraction(of run: Run) -> Double {
    guard run.duration > 0 else { return 1 }
    return min(max((now - run.begin) / run.duration, 0), 1)
  }

  /// The elapsed time as a fraction.
  var elapsed: Double {
    guard let run, run.pacing == nil else { return point }
    return run.from + (run.to - run.from) * fraction(of: run)
  }

  /// What the screen shows, as a fraction of the changes.
  var progress: Double {
    if let run, let pacing = run.pacing {
      let part = pacing.progress(at: fraction(of: run), duration: run.duration)
      return run.from + (run.to - run.from) * part
    }
    return run == nil ? directProgress ?? progress(at: point) : progress(at: elapsed)
  }

  /// What is shown of changes that begin after a part of the time.
  func progress(delayFactor: Double) -> Double {
    guard delayFactor > 0 else { return progress }
    let whole = run?.pacing != nil || directProgress != nil ? progress : elapsed
    let part = min(max((whole - delayFactor) / max(1 - delayFactor, 1e-9), 0), 1)
    return pacing.progress(at: part, duration: duration * (1 - delayFactor))
  }

  private func progress(at point: Double) -> Double {
    pacing.progress(at: point, duration: duration)
  }

  /// Runs to the start or the end in the time that is left.
  ///
  /// - Returns: The seconds until then.
  func start(to end: Double, after delay: Double) -> Double {
    let from = elapsed
    point = from
    let length = abs(end - from) * duration
    directProgress = nil
    run = Run(
      begin: now + delay,
      duration: length,
      from: from,
      to: end,
      pacing: nil
    )
    return length + delay
  }

  /// Runs from what is shown to the start or the end with another pacing.
  func proceed(to end: Double, pacing: Pacing, duration: Double) -> Double {
    run = Run(
      begin: now,
      duration: duration,
      from: progress,
      to: end,
      pacing: pacing
    )
    return duration
  }

  /// Stands still.
  func pause() {
    guard let run else { return }
    if run.pacing != nil {
      let shown = progress
      self.run = nil
      show(progress: shown)
    } else {
      point = elapsed
      self.run = nil
    }
  }

  /// Stands still at an elapsed time.
  func stand(at point: Double) {
    run = nil
    self.point = min(max(point, 0), 1)
    directProgress = nil
  }

  /// Stands still where a progress is shown.
  func show(progress: Double) {
    run = nil
    directProgress = progress
    point = pacing.fraction(at: min(max(progress, 0), 1), duration: duration)
  }
}
