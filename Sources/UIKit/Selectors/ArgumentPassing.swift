import Foundation

/// Turns the arguments of a message into what a Swift method declares.
enum ArgumentPassing {
  static func pass<Argument>(_ value: Any?, to name: String) -> Argument {
    if let value = value as? Argument { return value }
    if let number = value as? NSNumber,
      let converted = convert(number, to: Argument.self) as? Argument
    {
      return converted
    }
    if let converted = zero(for: Argument.self, isObject: value != nil) as? Argument {
      return converted
    }
    if Argument.self is AnyObject.Type {
      // The pointer of another class's object, or the null pointer: as on iOS, this
      // is harmless as long as the method does not use the argument.
      let pointer = value.map { $0 as AnyObject }
      return unsafeBitCast(pointer, to: Argument.self)
    }
    if let null = NSNull() as? Argument { return null }
    preconditionFailure(
      "an argument of -\(name) is \(value.map { "\(type(of: $0))" } ?? "nil"), "
        + "but the method takes \(Argument.self)"
    )
  }

  /// A number in another type, as key-value coding unboxes it.
  private static func convert(_ number: NSNumber, to type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type, is Bool?.Type: number.boolValue
    case is Int.Type, is Int?.Type: number.intValue
    case is UInt.Type, is UInt?.Type: number.uintValue
    case is Int32.Type: number.int32Value
    case is UInt32.Type: number.uint32Value
    case is Int64.Type: number.int64Value
    case is Double.Type, is Double?.Type: number.doubleValue
    case is Float.Type, is Float?.Type: number.floatValue
    case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// What a register holds for a number when a pointer was passed.
  private static func zero(for type: Any.Type, isObject: Bool) -> Any? {
    switch type {
    case is Bool.Type: isObject
    case is Int.Type: 0
    case is UInt.Type: UInt(0)
    case is Double.Type: 0.0
    case is Float.Type: Float(0)
    case is CGFloat.Type: CGFloat(0)
    default: nil
    }
  }
}
