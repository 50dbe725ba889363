import CoreGraphics
import Foundation
import InterfaceBuilder

/// The attributes that people add in the identity inspector, and those of inspectable properties.
@MainActor
enum NibRuntimeAttributes {
  /// Sets the runtime attributes of an object, in the order of the document.
  static func apply(_ element: InterfaceElement, to object: NSObject, _ session: NibSession) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], !path.isEmpty else { continue }
      guard let value = value(of: attribute, session) else {
        session.report(
          .value(attribute["type"] ?? "", attribute: "type", element: attribute.name),
          at: attribute
        )
        continue
      }
      set(value.value, path, on: object)
    }
  }

  /// Sets one attribute; a key that the object does not have is told, and loading goes on.
  private static func set(_ value: Any?, _ path: String, on object: NSObject) {
    let application = UIApplication.shared
    let handler = application.exceptionHandler
    var caught: UIKitException?
    application.exceptionHandler = { if caught == nil { caught = $0 } }
    object.setValue(value, forKeyPath: path)
    application.exceptionHandler = handler
    guard let caught else { return }
    ConsoleMessage.runtimeAttribute(path, on: object, caught.reason).emit()
  }

  /// The value; `nil` if it cannot be read, a value of `nil` if the document says so.
  private static func value(
    of attribute: InterfaceElement,
    _ session: NibSession
  ) -> (value: Any?, Void)? {
    let text = attribute["value"]
    let child = attribute.child(key: "value")
    switch attribute["type"] {
    case "boolean": return (NSNumber(value: text == "YES"), ())
    case "number":
      guard let text = child?["value"] ?? text else { return nil }
      if let whole = Int(text) { return (NSNumber(value: whole), ()) }
      return NibValue.number(text).map { (NSNumber(value: Double($0)), ()) }
    case "string", "localizedString":
      return (text ?? child?.text ?? session.string("value", of: attribute) ?? "", ())
    case "color":
      guard let child else { return nil }
      return child.name == "nil" ? (nil, ()) : session.color(child).map { ($0, ()) }
    case "image":
      guard let name = text ?? child?["name"] else { return nil }
      return (session.image(named: name), ())
    case "point": return child.map { (NibValue.point($0), ()) }
    case "size": return child.map { (NibValue.size($0), ()) }
    case "rect": return child.map { (NibValue.rect($0), ()) }
    case "range":
      guard let child else { return nil }
      let location = child["location"].flatMap(NibValue.integer) ?? 0
      let length = child["length"].flatMap(NibValue.integer) ?? 0
      return (NSRange(location: location, length: length), ())
    case "nil": return (nil, ())
    default: return nil
    }
  }
}
