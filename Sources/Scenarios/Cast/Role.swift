internal import UIKit

/// An object that a scenario made and that records what happens to it.
@MainActor
protocol Recorded: AnyObject {
  var role: Role { get }
}

/// What a recorded object knows about the play: its name and the recorder.
///
/// The recorder keeps names, never objects; a role keeps the recorder weakly, so
/// that an object that outlives its play falls silent.
@MainActor
final class Role {
  let name: String
  private weak var recorder: Recorder?
  private var answers: [String: Any] = [:]
  /// What the object keeps alive beside what UIKit keeps, for example a data source.
  var belongings: [AnyObject] = []

  private init(_ name: String, _ recorder: Recorder?) {
    self.name = name
    self.recorder = recorder
  }

  /// The recorder and the name for the object that is made now.
  static var upcoming: (name: String, recorder: Recorder)?

  /// The role of the object that is made now.
  static func next() -> Role {
    Role(upcoming?.name ?? "", upcoming?.recorder)
  }

  /// Records a callback, then runs it.
  func play(
    _ event: String,
    _ arguments: [String]? = nil,
    by object: AnyObject,
    _ body: () -> Void
  ) {
    guard let recorder else { return body() }
    let number = recorder.enter(name, event, arguments, by: object)
    body()
    recorder.leave(number)
  }

  /// Records that the object is being freed.
  func playDeinit(of object: AnyObject) {
    guard let recorder else { return }
    recorder.leave(recorder.enter(name, "deinit", nil, by: object))
  }

  /// The name of an object in events.
  func name(of object: AnyObject?) -> String {
    recorder?.name(of: object) ?? "nil"
  }

  // MARK: - Overridden properties

  /// The value that the script assigned to a property that a subclass would override.
  func answer<Value>(_ property: String) -> Value? { answers[property] as? Value }

  /// Whether the script assigned such a property; what it assigned may be nil.
  func hasAnswer(_ property: String) -> Bool { answers[property] != nil }

  /// Overrides a property.
  func override(_ property: String, with value: Any) { answers[property] = value }
}
