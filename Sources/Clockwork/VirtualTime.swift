/// A moment on the virtual clock, counted from the start of the process's story.
public struct VirtualTime: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// The time that has passed since the clock started.
  public var sinceStart: Duration

  /// Creates the moment that lies the given time after the start.
  public init(sinceStart: Duration = .zero) {
    self.sinceStart = sinceStart
  }

  /// The moment as seconds since the start.
  public var seconds: Double { sinceStart.inSeconds }

  /// The moment in seconds with three decimals, as transcripts print it.
  public var description: String { sinceStart.inMilliseconds }

  /// Compares two moments by their distance from the start.
  public static func < (left: VirtualTime, right: VirtualTime) -> Bool {
    left.sinceStart < right.sinceStart
  }

  /// The moment that lies a duration after another one.
  public static func + (time: VirtualTime, duration: Duration) -> VirtualTime {
    VirtualTime(sinceStart: time.sinceStart + duration)
  }

  /// The time between two moments.
  public static func - (left: VirtualTime, right: VirtualTime) -> Duration {
    left.sinceStart - right.sinceStart
  }
}

extension Duration {
  /// The duration in seconds.
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The duration as text: seconds with three decimals, without a locale.
  package var inMilliseconds: String {
    let total = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let fraction = String(total % 1000)
    return "\(total / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
