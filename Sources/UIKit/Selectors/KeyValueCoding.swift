public import Foundation
import QuartzCore

// The members of `NSObject` that people override stand in an extension of its
// protocol: a class of another module can declare them itself there.
extension NSObjectProtocol {
  /// The value of a property by its name.
  ///
  /// Properties that the porting step knows answer: outlets, inspectable and
  /// `@objc` ones. Others raise `NSUnknownKeyException`.
  public func value(forKey key: String) -> Any? {
    for name in KeyValueNames.getters(of: key) where ObjectiveC.hasMember(self, name) {
      return ObjectiveC.send(name, to: self, [])
    }
    return ObjectiveC.override("valueForUndefinedKey:", of: self, [key])
      ?? value(forUndefinedKey: key)
  }

  /// Sets a property by its name.
  public func setValue(_ value: Any?, forKey key: String) {
    let name = KeyValueNames.setter(of: key)
    if ObjectiveC.hasMember(self, name) {
      ObjectiveC.send(name, to: self, [value])
    } else if ObjectiveC.hasMember(self, "setValue:forUndefinedKey:") {
      ObjectiveC.send("setValue:forUndefinedKey:", to: self, [value, key])
    } else {
      setValue(value, forUndefinedKey: key)
    }
  }

  /// Answers for a key that the object does not have; raises.
  public func value(forUndefinedKey key: String) -> Any? {
    ObjectiveCException.undefinedKey(key, self, isWriting: false).raise()
    return nil
  }

  /// Is told of a key that the object does not have; raises.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    ObjectiveCException.undefinedKey(key, self, isWriting: true).raise()
  }

  /// The value at the end of a path of keys.
  public func value(forKeyPath keyPath: String) -> Any? {
    var object: Any? = self
    let keys = keyPath.split(separator: ".").map(String.init)
    for (index, key) in keys.enumerated() {
      // A layer reads parts of its values, such as the scale of its transform.
      if let layer = object as? CALayer {
        return layer.value(forKeyPath: keys[index...].joined(separator: "."))
      }
      guard let current = object as? NSObject else { return nil }
      object = KeyValueNames.read(key, of: current)
    }
    return object
  }

  /// Sets the property at the end of a path of keys.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    if let dot = keyPath.firstIndex(of: "."),
      let layer = self.value(forKey: String(keyPath[..<dot])) as? CALayer
    {
      return layer.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }
    guard let dot = keyPath.lastIndex(of: ".") else {
      return KeyValueNames.write(value, keyPath, of: self)
    }
    guard let holder = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject else { return }
    KeyValueNames.write(value, String(keyPath[keyPath.index(after: dot)...]), of: holder)
  }

  /// Sets several properties by their names, in the order of the names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      KeyValueNames.write(value is NSNull ? nil : value, key, of: self)
    }
  }
}

/// The names of accessors that belong to a key, and access that heeds overrides.
enum KeyValueNames {
  static func getters(of key: String) -> [String] {
    [key, "get" + capitalized(key), "is" + capitalized(key)]
  }

  static func setter(of key: String) -> String { "set" + capitalized(key) + ":" }

  static func read(_ key: String, of object: any NSObjectProtocol) -> Any? {
    if let layer = object as? CALayer { return layer.value(forKey: key) }
    guard ObjectiveC.hasMember(object, "valueForKey:") else { return object.value(forKey: key) }
    return ObjectiveC.send("valueForKey:", to: object, [key])
  }

  static func write(_ value: Any?, _ key: String, of object: any NSObjectProtocol) {
    if let layer = object as? CALayer { return layer.setValue(value, forKey: key) }
    guard ObjectiveC.hasMember(object, "setValue:forKey:") else {
      return object.setValue(value, forKey: key)
    }
    ObjectiveC.send("setValue:forKey:", to: object, [value, key])
  }

  private static func capitalized(_ key: String) -> String {
    key.prefix(1).uppercased() + key.dropFirst()
  }
}
