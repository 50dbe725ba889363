import CoreGraphics
import Foundation

/// Properties by the names of their getters and setters; the first that fits an object answers.
@MainActor
struct KnownPropertyTable {
  typealias Answer = @MainActor (ObjectiveCCall, AnyObject) -> Bool

  private(set) var answers: [String: [Answer]] = [:]

  /// Adds a property that can be read and written.
  mutating func add<Owner: AnyObject, Value>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    nonisolated(unsafe) let path = path
    enter(key) { call, target in
      guard let owner = target as? Owner else { return false }
      return call.property({ owner[keyPath: path] }, { owner[keyPath: path] = $0 })
    }
  }

  /// Adds a property that can be read.
  mutating func read<Owner: AnyObject, Value>(_ key: String, _ path: KeyPath<Owner, Value>) {
    nonisolated(unsafe) let path = path
    for name in KeyValueNames.getters(of: key) {
      answers[name, default: []].append { call, target in
        guard let owner = target as? Owner else { return false }
        return call.property { owner[keyPath: path] }
      }
    }
  }

  /// Adds a property whose values have numbers; a number without a value changes nothing.
  mutating func choice<Owner: AnyObject, Value: RawRepresentable>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) where Value.RawValue: FixedWidthInteger {
    nonisolated(unsafe) let path = path
    enter(key) { call, target in
      guard let owner = target as? Owner else { return false }
      return call.property({ Int(owner[keyPath: path].rawValue) }) { (number: Int) in
        guard let raw = Value.RawValue(exactly: number), let value = Value(rawValue: raw) else {
          return
        }
        owner[keyPath: path] = value
      }
    }
  }

  /// Adds an outlet: an object that a document connects.
  ///
  /// Objective-C connects objects of any class. One that cannot be the value here is told on the
  /// console, and the outlet stays as it is.
  mutating func outlet<Owner: AnyObject, Value>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) {
    nonisolated(unsafe) let path = path
    enter(key) { call, target in
      guard let owner = target as? Owner else { return false }
      return call.property({ owner[keyPath: path] as Any? }) { (object: Any?) in
        guard let object else { return owner[keyPath: path] = nil }
        if let value = object as? Value {
          owner[keyPath: path] = value
        } else {
          InterfaceDocuments.current.reportOnce(
            ConsoleMessage.wrongOutlet(key, of: owner, object, Value.self)
          )
        }
      }
    }
  }

  private mutating func enter(_ key: String, _ answer: @escaping Answer) {
    for name in KeyValueNames.getters(of: key) + [KeyValueNames.setter(of: key)] {
      answers[name, default: []].append(answer)
    }
  }
}
