import Foundation

/// Names of objects in texts: the type and a number in the order of creation.
///
/// iOS prints addresses; two runs of a test must print the same bytes.
@MainActor
package enum Naming {
  /// A name such as `<Inbox: #2>`.
  package static func name(of object: NSObject) -> String {
    let number = UIApplication.shared.ordinals.number(of: object)
    return "<\(typeName(of: object)): #\(number)>"
  }

  /// A name such as `Inbox#2`, as transcripts print it.
  package static func shortName(of object: NSObject) -> String {
    "\(typeName(of: object))#\(UIApplication.shared.ordinals.number(of: object))"
  }

  /// An index path as iOS prints it, without its address.
  static func name(of path: IndexPath) -> String {
    "<NSIndexPath> {length = \(path.count), path = "
      + path.map(String.init).joined(separator: " - ") + "}"
  }

  static func nameOrNull(of object: NSObject?) -> String {
    object.map { name(of: $0) } ?? "(null)"
  }

  /// The name of the object's class without its module.
  package static func typeName(of object: NSObject) -> String {
    String(describing: type(of: object))
  }
}

/// The numbers that an application gives to its objects, per type.
@MainActor
package final class Ordinals {
  private final class Box {
    weak var object: NSObject?
    let number: Int
    init(_ object: NSObject, _ number: Int) {
      self.object = object
      self.number = number
    }
  }

  private var counts: [ObjectIdentifier: Int] = [:]
  private var given: [ObjectIdentifier: Box] = [:]

  /// The number of an object; a new object gets the next one of its type.
  func number(of object: NSObject) -> Int {
    let id = ObjectIdentifier(object)
    if let controller = object as? UIViewController { return controller.ordinal }
    if let box = given[id], box.object === object { return box.number }
    let number = next(for: type(of: object))
    given[id] = Box(object, number)
    return number
  }

  /// The next free number of a type.
  func next(for type: NSObject.Type) -> Int {
    let count = (counts[ObjectIdentifier(type)] ?? 0) + 1
    counts[ObjectIdentifier(type)] = count
    return count
  }
}
