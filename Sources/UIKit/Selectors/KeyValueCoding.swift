public import Foundation

extension NSObject {
  /// The value of a property by its name.
  ///
  /// Properties that the porting step knows answer: outlets, inspectable and
  /// `@objc` ones. Others raise `NSUnknownKeyException`.
  @_disfavoredOverload  // Layers and animations have members of their own.
  public func value(forKey key: String) -> Any? {
    for name in KeyValueNames.getters(of: key) {
      guard ObjectiveC.responds(self, to: name) else { continue }
      return ObjectiveC.send(name, to: self, [])
    }
    ObjectiveCException.undefinedKey(key, self, isWriting: false).raise()
    return nil
  }

  /// Sets a property by its name.
  @_disfavoredOverload  // Layers and animations have members of their own.
  public func setValue(_ value: Any?, forKey key: String) {
    let name = KeyValueNames.setter(of: key)
    guard ObjectiveC.responds(self, to: name) else {
      ObjectiveCException.undefinedKey(key, self, isWriting: true).raise()
      return
    }
    ObjectiveC.send(name, to: self, [value])
  }

  /// The value at the end of a path of keys.
  @_disfavoredOverload  // Layers and animations have members of their own.
  public func value(forKeyPath keyPath: String) -> Any? {
    var object: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let current = object as? NSObject else { return nil }
      object = current.value(forKey: String(key))
    }
    return object
  }

  /// Sets the property at the end of a path of keys.
  @_disfavoredOverload  // Layers and animations have members of their own.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let holder = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    holder?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Sets several properties by their names, in the order of the names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }
}

/// The names of accessors that belong to a key.
enum KeyValueNames {
  static func getters(of key: String) -> [String] {
    [key, "get" + capitalized(key), "is" + capitalized(key)]
  }

  static func setter(of key: String) -> String { "set" + capitalized(key) + ":" }

  private static func capitalized(_ key: String) -> String {
    key.prefix(1).uppercased() + key.dropFirst()
  }
}
