internal import UIKit

/// Writes down what happens during a play.
///
/// At one event the facts are read first, then its `inside` statements run.
@MainActor
final class Recorder {
  /// Where names are found and what reads facts and runs `inside` statements.
  weak var director: (any Director)?
  private(set) var events: [RecordedEvent] = []
  /// Whether events are written down; not before `when`, not after an exception.
  var isRecording = false
  private var nextNumber = 0
  private var indices: [Int: Int] = [:]
  private var counts: [String: Int] = [:]

  /// Writes an event down.
  ///
  /// - Returns: The number to give to ``leave(_:)``; `nil` if nothing was written.
  func enter(
    _ owner: String,
    _ name: String,
    _ arguments: [String]?,
    by object: AnyObject? = nil
  ) -> Int? {
    guard let director, director.isPlaying else { return nil }
    var event = RecordedEvent(owner: owner, name: name, arguments: arguments, number: nextNumber)
    var number: Int?
    if isRecording {
      number = nextNumber
      nextNumber += 1
      event.end = nil
      indices[event.number] = events.count
      events.append(event)
    }
    counts[event.key, default: 0] += 1
    director.didRecord(event, occurrence: counts[event.key] ?? 1, by: object)
    return number
  }

  /// Writes down that the call of an event returned.
  func leave(_ number: Int?) {
    guard let number, let index = indices[number] else { return }
    events[index].end = nextNumber
  }

  /// Writes down an event that has no duration.
  func note(_ name: String, _ arguments: [String]) {
    leave(enter("", name, arguments))
  }

  /// Forgets what was recorded so far.
  func mark() {
    events = []
    indices = [:]
    counts = [:]
  }

  /// The name of an object in events.
  func name(of object: AnyObject?) -> String {
    guard let object else { return "nil" }
    if let recorded = object as? any Recorded, !recorded.role.name.isEmpty {
      return recorded.role.name
    }
    return director?.name(of: object) ?? "\(type(of: object))"
  }
}

/// What the recorder asks the running play for.
@MainActor
protocol Director: AnyObject {
  /// Whether the play goes on; an exception ends it.
  var isPlaying: Bool { get }
  /// The name of an object that the script declared.
  func name(of object: AnyObject) -> String?
  /// Reads the facts of an event, then runs its `inside` statements.
  func didRecord(_ event: RecordedEvent, occurrence: Int, by object: AnyObject?)
}
