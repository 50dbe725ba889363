/// A sequence of operations from a shape on, at a pace.
package struct Journey: Equatable, Sendable, CustomStringConvertible {
  package var shape: Shape
  package var pace: Pace
  package var isAnimated: Bool
  package var operations: [Operation]

  package init(_ shape: Shape, _ pace: Pace, animated: Bool, _ operations: [Operation] = []) {
    self.shape = shape
    self.pace = pace
    isAnimated = animated
    self.operations = operations
  }

  /// The journey as one word that `init(_:)` reads: `stack/settled/animated:push,pop`.
  package var description: String {
    "\(shape.rawValue)/\(pace.rawValue)/\(isAnimated ? "animated" : "plain"):"
      + operations.map(\.rawValue).joined(",")
  }

  /// Reads a journey from the word that describes it.
  package init(_ text: String) throws(JourneyError) {
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    let place = halves[0].split(separator: "/").map(String.init)
    guard place.count == 3, halves.count == 2 else { throw .shape(text) }
    guard let shape = Shape(rawValue: place[0]) else { throw .word(place[0]) }
    guard let pace = Pace(rawValue: place[1]) else { throw .word(place[1]) }
    guard ["animated", "plain"].contains(place[2]) else { throw .word(place[2]) }
    var operations: [Operation] = []
    for word in halves[1].split(separator: ",").map(String.init) {
      guard let operation = Operation(rawValue: word) else { throw .word(word) }
      operations.append(operation)
    }
    self.init(shape, pace, animated: place[2] == "animated", operations)
  }

  func appending(_ operation: Operation) -> Journey {
    Journey(shape, pace, animated: isAnimated, operations + [operation])
  }
}

/// Why a text is no journey.
package enum JourneyError: Error, Equatable, CustomStringConvertible {
  /// It has not the form `shape/pace/animated:operation,operation`.
  case shape(String)
  /// A word in it names nothing.
  case word(String)

  package var description: String {
    switch self {
    case .shape(let text):
      "'\(text)' is no journey; write for example stack/settled/animated:push,pop"
    case .word(let word): "'\(word)' names no shape, pace or operation"
    }
  }
}
