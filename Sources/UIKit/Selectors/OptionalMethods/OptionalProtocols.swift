import Foundation

/// What the protocols of UIKit ask for by name, and how to call it on a class that was not lowered.
@MainActor
enum OptionalProtocols {
  private static let byName: [String: [OptionalProtocol]] = {
    var table: [String: [OptionalProtocol]] = [:]
    for item in all {
      for name in item.optional.union(item.required) { table[name, default: []].append(item) }
    }
    return table
  }()

  /// Whether a name is that of a method of one of UIKit's protocols.
  static func isKnown(_ name: String) -> Bool { byName[name] != nil }

  /// Calls a method of a protocol that the object conforms to.
  ///
  /// A lowered class answers to the optional methods that it implements by itself; what is left is
  /// not implemented.
  static func answer(_ call: ObjectiveCCall, _ target: AnyObject) -> Bool {
    guard let candidates = byName[call.name] else { return false }
    let isPorted = ClassRoutes.of(target).isPorted
    return candidates.contains { item in
      guard !isPorted || item.required.contains(call.name) else { return false }
      return item.answer(call, target)
    }
  }
}

/// One protocol.
@MainActor
struct OptionalProtocol {
  let optional: Set<String>
  let required: Set<String>
  let answer: @MainActor (ObjectiveCCall, AnyObject) -> Bool

  init<Listener>(
    optional: Set<String>,
    required: Set<String>,
    _ answer: @escaping @MainActor (ObjectiveCCall, Listener) -> Bool
  ) {
    self.optional = optional
    self.required = required
    self.answer = { call, target in
      guard let listener = target as? Listener else { return false }
      return answer(call, listener)
    }
  }
}
