import Foundation
import UIKit

/// Values on their way between properties, objects and rows.
enum ManagedValue {
  /// A value without the layers of `Optional` around it; `nil` for `NSNull`.
  static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any OptionalValue {
      return optional.held.flatMap(flattened)
    }
    return value is NSNull ? nil : value
  }

  /// The value as an object keeps it: numbers as `NSNumber`, the others as Swift has them.
  ///
  /// A value of another type raises, as iOS does.
  static func canonical(_ value: Any?, _ attribute: NSAttributeDescription) -> Any? {
    guard let value = flattened(value) else { return nil }
    let made: Any? =
      switch attribute.attributeType {
      case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
        .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
        number(value, attribute.attributeType)
      case .decimalAttributeType:
        (value as? Decimal).map { NSDecimalNumber(decimal: $0) } ?? value as? NSDecimalNumber
          ?? (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
      case .stringAttributeType: value as? String
      case .dateAttributeType: value as? Date
      case .binaryDataAttributeType: value as? Data
      case .UUIDAttributeType: value as? UUID
      case .URIAttributeType: value as? URL
      default: value
      }
    if made == nil {
      CoreDataException.invalidArgument(
        "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; "
          + "desired type = \(attribute.attributeValueClassName ?? "id"); "
          + "given type = \(type(of: value)); value = \(value)."
      )
    }
    return made
  }

  private static func number(_ value: Any, _ type: NSAttributeType) -> NSNumber? {
    var value = value
    if let raw = value as? any RawRepresentable { value = raw.rawValue }
    let number: NSNumber? =
      if let number = value as? NSNumber {
        number
      } else if let flag = value as? Bool {
        NSNumber(value: flag)
      } else if let integer = value as? any BinaryInteger {
        NSNumber(value: Int64(truncatingIfNeeded: integer))
      } else if let fraction = value as? any BinaryFloatingPoint {
        NSNumber(value: Double(fraction))
      } else {
        nil
      }
    guard let number else { return nil }
    switch type {
    case .booleanAttributeType: return NSNumber(value: number.boolValue)
    case .doubleAttributeType: return NSNumber(value: number.doubleValue)
    case .floatAttributeType: return NSNumber(value: number.floatValue)
    default: return NSNumber(value: number.int64Value)
    }
  }

  /// A kept value as the type of a property.
  static func typed<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    guard let value else { return absent(type) }
    if let number = value as? NSNumber, let made = scalar(number, type) { return made }
    if let known = value as? Value { return known }
    if let number = value as? NSNumber, let raw = type as? any RawRepresentable.Type {
      return enumeration(number, raw) as? Value
    }
    return nil
  }

  /// What a property answers that has no value.
  static func absent<Value>(_ type: Value.Type) -> Value? {
    if let optional = type as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? Value
    }
    if let made = scalar(NSNumber(value: 0), type) { return made }
    if let raw = type as? any RawRepresentable.Type {
      return enumeration(NSNumber(value: 0), raw) as? Value
    }
    if type == String.self { return "" as? Value }
    if type == NSSet.self { return NSSet() as? Value }
    if type == NSOrderedSet.self { return NSOrderedSet() as? Value }
    return (type as? any SetAlgebra.Type).flatMap { $0.init() as? Value }
  }

  private static func scalar<Value>(_ number: NSNumber, _ type: Value.Type) -> Value? {
    if type == Bool.self { return number.boolValue as? Value }
    if let integer = type as? any FixedWidthInteger.Type {
      return integer.init(truncatingIfNeeded: number.int64Value) as? Value
    }
    if let fraction = type as? any BinaryFloatingPoint.Type {
      return fraction.init(number.doubleValue) as? Value
    }
    return nil
  }

  private static func enumeration<Raw: RawRepresentable>(
    _ number: NSNumber,
    _ type: Raw.Type
  ) -> Raw? {
    typed(number, as: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
  }

  /// Whether two kept values are the same.
  static func isSame(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): return true
    case (let left?, let right?):
      if let left = left as? [NSManagedObjectID], let right = right as? [NSManagedObjectID] {
        return left == right
      }
      if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
      return left as AnyObject === right as AnyObject
    default: return false
    }
  }
}

/// `Optional`, whatever it holds.
protocol OptionalValue {
  var held: Any? { get }
}

extension Optional: OptionalValue {
  var held: Any? { self }
}
