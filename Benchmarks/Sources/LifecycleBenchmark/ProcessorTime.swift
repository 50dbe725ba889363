import Foundation

/// The processor time of the process; other programs do not count.
enum ProcessorTime {
  /// The time so far, in nanoseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The least time of one round in forty samples, after a tenth of the rounds to warm up.
  @MainActor
  static func best(of rounds: Int, _ round: () -> Void) -> Double {
    for _ in 0..<max(rounds / 10, 20) { round() }
    let samples = 40
    let perSample = max(rounds / samples, 1)
    var best = Double.infinity
    for _ in 0..<samples {
      let start = now
      for _ in 0..<perSample { round() }
      best = min(best, (now - start) / Double(perSample))
    }
    return best
  }
}
