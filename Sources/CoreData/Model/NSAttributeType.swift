/// The types that an attribute can have.
///
/// Status: partial · A
public enum NSAttributeType: UInt, Sendable {
  /// No type; only for transient attributes.
  case undefinedAttributeType = 0
  /// An integer of 16 bits.
  case integer16AttributeType = 100
  /// An integer of 32 bits.
  case integer32AttributeType = 200
  /// An integer of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A fraction of double precision.
  case doubleAttributeType = 500
  /// A fraction of single precision.
  case floatAttributeType = 600
  /// A string.
  case stringAttributeType = 700
  /// A truth value.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A universally unique identifier.
  case UUIDAttributeType = 1100
  /// A URI.
  case URIAttributeType = 1200
  /// A value that a transformer turns into bytes.
  case transformableAttributeType = 1800
  /// The identity of an object.
  case objectIDAttributeType = 2000
  /// Several values as one.
  case compositeAttributeType = 2100
}

extension NSAttributeType {
  /// The type that a model file names.
  init?(modelName: String) {
    switch modelName {
    case "Integer 16": self = .integer16AttributeType
    case "Integer 32": self = .integer32AttributeType
    case "Integer 64": self = .integer64AttributeType
    case "Decimal": self = .decimalAttributeType
    case "Double": self = .doubleAttributeType
    case "Float": self = .floatAttributeType
    case "String": self = .stringAttributeType
    case "Boolean": self = .booleanAttributeType
    case "Date": self = .dateAttributeType
    case "Binary": self = .binaryDataAttributeType
    case "UUID": self = .UUIDAttributeType
    case "URI": self = .URIAttributeType
    case "Transformable": self = .transformableAttributeType
    case "Undefined": self = .undefinedAttributeType
    default: return nil
    }
  }

  /// The name of the class that Objective-C has for values of this type.
  var className: String? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    default: nil
    }
  }

  var isNumber: Bool { className == "NSNumber" || self == .decimalAttributeType }
}

/// What happens to the destinations of a relationship when its source is deleted.
///
/// Status: complete · A
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing; the destinations keep their way back.
  case noActionDeleteRule = 0
  /// The destinations lose their way back.
  case nullifyDeleteRule = 1
  /// The destinations are deleted, too.
  case cascadeDeleteRule = 2
  /// The source cannot be deleted as long as there are destinations.
  case denyDeleteRule = 3
}
