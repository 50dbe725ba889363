/// The exceptions that sending messages by name raises.
enum ObjectiveCException {
  /// The target has no such method.
  case unrecognizedSelector(Selector, AnyObject)
  /// The object has no such key.
  case undefinedKey(String, AnyObject, isWriting: Bool)
  /// The key stands for a value that cannot be `nil`.
  case nilValue(String, AnyObject)
  /// Nobody observes this path.
  case notAnObserver(AnyObject, String, AnyObject)
  /// An observer has no method to hear with.
  case unhandledChange(String, AnyObject)
  /// A change of a text outside of it.
  case textOutOfBounds
  /// A regular expression that is none, and the text that it should match.
  case unopenedPattern(String, String)
  /// Something was looked for in what has no elements.
  case notACollection(String)

  /// The name of the exception.
  var name: String {
    switch self {
    case .unrecognizedSelector, .nilValue, .unopenedPattern, .notACollection:
      "NSInvalidArgumentException"
    case .undefinedKey: "NSUnknownKeyException"
    case .notAnObserver, .textOutOfBounds: "NSRangeException"
    case .unhandledChange: "NSInternalInconsistencyException"
    }
  }

  /// The reason, in the words of iOS.
  var reason: String {
    switch self {
    case .unrecognizedSelector(let selector, let target):
      "-[\(describe(target)) \(selector)]: unrecognized selector sent to instance"
    case .undefinedKey(let key, let object, let isWriting):
      "[<\(describe(object))> "
        + (isWriting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:")
        + "]: this class is not key value coding-compliant for the key \(key)."
    case .nilValue(let key, let object):
      "[<\(describe(object))> setNilValueForKey]: could not set nil as the value for the key "
        + "\(key)."
    case .notAnObserver(let observer, let path, let object):
      "Cannot remove an observer <\(describe(observer))> for the key path \"\(path)\" from "
        + "<\(describe(object))> because it is not registered as an observer."
    case .textOutOfBounds:
      "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"
    case .unopenedPattern(let pattern, let text):
      "Can't do regex matching, reason: Can't open pattern (string \(text), pattern \(pattern), "
        + "case 0, canon 0)"
    case .notACollection(let value):
      "Can't use in/contains operator with collection \(value) (not a collection)"
    case .unhandledChange(let path, let observer):
      "<\(describe(observer))>: An -observeValueForKeyPath:ofObject:change:context: message was "
        + "received but not handled.\nKey path: \(path)"
    }
  }

  /// Raises the exception; the caller returns right after, having changed nothing.
  func raise() {
    let exception = UIKitException(name: name, reason: reason)
    PortingMainActor.run { UIKit.raise(exception) }
  }

  private func describe(_ object: AnyObject) -> String {
    String(reflecting: type(of: object))
  }
}
