package import Foundation

/// Plain values as objects that every archive can take.
///
/// A value becomes an array that begins with the name of its kind; numbers, texts and data stand
/// for themselves.
package enum Archived {
  /// The classes that a secure archive has to expect.
  package static let classes: [AnyClass] = [
    NSArray.self, NSNumber.self, NSString.self, NSData.self, NSNull.self,
  ]

  /// The object that stands for a value; `nil` for values that no archive can take.
  package static func box(_ value: Any?) -> NSObject? {
    switch value {
    case nil, is NSNull: NSNull()
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as NSNumber: value
    case let value as String: NSString(string: value)
    case let value as NSString: value
    case let value as Data: NSData(data: value)
    case let value as CGPoint: tagged("point", [value.x, value.y])
    case let value as CGSize: tagged("size", [value.width, value.height])
    case let value as CGRect:
      tagged("rect", [value.minX, value.minY, value.width, value.height])
    case let value as CGAffineTransform:
      tagged("affine", [value.a, value.b, value.c, value.d, value.tx, value.ty])
    case let value as CGColor: box(value)
    case let value as CGPath: box(value)
    case let value as [Any]: list(value)
    default: nil
    }
  }

  private static func list(_ values: [Any]) -> NSObject? {
    let boxed = values.compactMap { box($0) }
    guard boxed.count == values.count else { return nil }
    return NSArray(array: [NSString(string: "list")] + boxed)
  }

  /// An array of numbers that begins with the name of its kind.
  package static func tagged(_ kind: String, _ numbers: [CGFloat]) -> NSArray {
    NSArray(array: [NSString(string: kind)] + numbers.map { NSNumber(value: Double($0)) })
  }

  private static func box(_ color: CGColor) -> NSObject? {
    guard let name = color.colorSpace?.name, let values = color.components else { return nil }
    let numbers = values.map { NSNumber(value: Double($0)) }
    return NSArray(array: [NSString(string: "color"), NSString(string: name)] + numbers)
  }

  private static func box(_ path: CGPath) -> NSObject {
    let numbers = path.steps.flatMap { step -> [CGFloat] in
      switch step {
      case .move(let p): [0, p.x, p.y]
      case .line(let p): [1, p.x, p.y]
      case .quad(let c, let p): [2, c.x, c.y, p.x, p.y]
      case .cubic(let c, let d, let p): [3, c.x, c.y, d.x, d.y, p.x, p.y]
      case .close: [4]
      }
    }
    return tagged("path", numbers)
  }

  /// The value that an object stands for.
  package static func unbox(_ object: Any?) -> Any? {
    guard let parts = object as? [Any] else {
      return object is NSNull ? nil : object
    }
    guard let kind = parts.first as? String else { return nil }
    if kind == "list" { return parts.dropFirst().compactMap { unbox($0) } }
    let numbers = numbers(in: object)
    switch (kind, numbers.count) {
    case ("point", 2): return CGPoint(x: numbers[0], y: numbers[1])
    case ("size", 2): return CGSize(width: numbers[0], height: numbers[1])
    case ("rect", 4):
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case ("affine", 6):
      return CGAffineTransform(
        a: numbers[0],
        b: numbers[1],
        c: numbers[2],
        d: numbers[3],
        tx: numbers[4],
        ty: numbers[5]
      )
    case ("color", _): return color(parts, numbers)
    case ("path", _): return path(numbers)
    default: return object
    }
  }

  /// The numbers of an array that begins with the name of its kind.
  package static func numbers(in object: Any?) -> [CGFloat] {
    (object as? [Any] ?? []).compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
  }

  /// The name of the kind that an array begins with.
  package static func kind(of object: Any?) -> String? { (object as? [Any])?.first as? String }

  private static func color(_ parts: [Any], _ numbers: [CGFloat]) -> CGColor? {
    guard parts.count > 2, let name = parts[1] as? String, let space = CGColorSpace(name: name),
      numbers.count == space.numberOfComponents + 1
    else { return nil }
    return CGColor(colorSpace: space, components: numbers)
  }

  private static func path(_ numbers: [CGFloat]) -> CGPath? {
    var steps: [PathStep] = []
    var rest = numbers[...]
    func point() -> CGPoint {
      guard rest.count >= 2 else {
        rest = []
        return .zero
      }
      return CGPoint(x: rest.removeFirst(), y: rest.removeFirst())
    }
    while let kind = rest.popFirst() {
      switch kind {
      case 0: steps.append(.move(point()))
      case 1: steps.append(.line(point()))
      case 2: steps.append(.quad(control: point(), end: point()))
      case 3: steps.append(.cubic(control1: point(), control2: point(), end: point()))
      case 4: steps.append(.close)
      default: return nil
      }
    }
    return CGPath(steps: steps)
  }
}

extension NSCoder {
  /// Archives a value as an object, if there is one for it.
  package func encodePlain(_ value: Any?, forKey key: String) {
    if let value, let object = Archived.box(value) { encode(object, forKey: key) }
  }

  /// The value that was archived as an object.
  package func decodePlain(forKey key: String) -> Any? {
    Archived.unbox(decodeObjectIfAny(of: Archived.classes, forKey: key))
  }

  /// An object that was archived; `nil` without an error if there is none.
  package func decodeObjectIfAny(of classes: [AnyClass], forKey key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(of: classes, forKey: key) : nil
  }

  /// A number that was archived; `nil` if there is none.
  package func decodeNumber(forKey key: String) -> Double? {
    containsValue(forKey: key) ? decodeDouble(forKey: key) : nil
  }
}
