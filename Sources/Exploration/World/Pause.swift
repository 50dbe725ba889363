/// A passage of time between two operations.
enum Pause {
  case settle
  case turn
  case advance(Duration)

  /// The pause in the words of scenario files.
  var text: String {
    switch self {
    case .settle: return "settle()"
    case .turn: return "turn()"
    case .advance(let duration):
      let (seconds, attoseconds) = duration.components
      return "advance(\(Double(seconds) + Double(attoseconds) / 1e18))"
    }
  }
}

/// How much time passes after each operation of a journey.
package enum Pace: String, CaseIterable, Sendable {
  /// Everything comes to rest.
  case settled
  /// A turn of the loop and a part of the animation's time.
  case halfSettled
  /// None: the next operation is called in the same turn.
  case interrupted

  /// What passes after an operation.
  var pauses: [Pause] {
    switch self {
    case .settled: [.settle]
    case .halfSettled: [.turn, .advance(.milliseconds(120))]
    case .interrupted: []
    }
  }
}
