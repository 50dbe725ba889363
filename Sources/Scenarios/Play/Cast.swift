internal import UIKit

/// The objects that a script declared, by name.
@MainActor
struct Cast {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var strong: [String: AnyObject] = [:]
  private var known: [String: Weak] = [:]
  /// The object that stands for a name while it is being freed.
  private var dying: (name: String, object: Unmanaged<AnyObject>)?

  /// The object of a name; `nil` if it was never declared or is gone.
  subscript(name: String) -> AnyObject? {
    if let dying, dying.name == name { return dying.object.takeUnretainedValue() }
    return strong[name] ?? known[name]?.object
  }

  /// Gives a name to an object and keeps it.
  mutating func add(_ object: AnyObject, as name: String) {
    strong[name] = object
    known[name] = Weak(object: object)
  }

  /// Gives the script's own reference away; its end may free the object.
  ///
  /// The object must not be freed inside: its `deinit` asks for names.
  mutating func release(_ name: String) -> AnyObject? {
    strong.removeValue(forKey: name)
  }

  /// Gives all references away.
  mutating func releaseAll() -> [AnyObject] {
    defer { strong = [:] }
    return Array(strong.values)
  }

  /// Lets a name stand for an object that is being freed; `nil` ends it.
  mutating func setDying(_ object: AnyObject?, as name: String) {
    dying = object.map { (name, Unmanaged.passUnretained($0)) }
  }

  /// The name of an object.
  func name(of object: AnyObject) -> String? {
    if let dying, dying.object.toOpaque() == Unmanaged.passUnretained(object).toOpaque() {
      return dying.name
    }
    return known.keys.sorted().first { known[$0]?.object === object }
  }
}
