import Foundation

/// Holds values against what the model says of them.
enum Validation {
  static func errors(of object: NSManagedObject) -> [NSError] {
    object.fire()
    return object.entity.properties.compactMap {
      error(of: object, $0.name, object.values[$0.name])
    }
  }

  static func error(of object: NSManagedObject, _ key: String, _ value: Any?) -> NSError? {
    switch object.entity.propertiesByName[key] {
    case let attribute as NSAttributeDescription: return error(object, attribute, value)
    case let relationship as NSRelationshipDescription:
      let count = (value as? [NSManagedObjectID])?.count ?? (value == nil ? 0 : 1)
      return error(object, relationship, count)
    default: return nil
    }
  }

  private static func error(
    _ object: NSManagedObject,
    _ attribute: NSAttributeDescription,
    _ value: Any?
  ) -> NSError? {
    let key = attribute.name
    guard let value else {
      guard !attribute.isOptional, !(attribute is NSDerivedAttributeDescription) else { return nil }
      return CoreDataError.invalid(
        NSValidationMissingMandatoryPropertyError,
        "\(key) is a required value.",
        object,
        key,
        nil
      )
    }
    func wrong(_ code: Int, _ text: String) -> NSError {
      CoreDataError.invalid(code, "\(key) \(text)", object, key, value)
    }
    if let text = value as? String {
      if let most = attribute.maximum, Double(text.count) > most {
        return wrong(NSValidationStringTooLongError, "is too long.")
      }
      if let least = attribute.minimum, Double(text.count) < least {
        return wrong(NSValidationStringTooShortError, "is too short.")
      }
      if let pattern = attribute.pattern,
        text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
      {
        return wrong(NSValidationStringPatternMatchingError, "does not match its pattern.")
      }
    } else if let date = value as? Date {
      let seconds = date.timeIntervalSinceReferenceDate
      if let most = attribute.maximum, seconds > most {
        return wrong(NSValidationDateTooLateError, "is too late.")
      }
      if let least = attribute.minimum, seconds < least {
        return wrong(NSValidationDateTooSoonError, "is too soon.")
      }
    } else if attribute.attributeType.isNumber, let number = value as? NSNumber {
      if let most = attribute.maximum, number.doubleValue > most {
        return wrong(NSValidationNumberTooLargeError, "is too large.")
      }
      if let least = attribute.minimum, number.doubleValue < least {
        return wrong(NSValidationNumberTooSmallError, "is too small.")
      }
    }
    if attribute.validationPredicates.contains(where: { !$0.evaluate(with: value) }) {
      return wrong(NSManagedObjectValidationError, "is not valid.")
    }
    return nil
  }

  private static func error(
    _ object: NSManagedObject,
    _ relationship: NSRelationshipDescription,
    _ count: Int
  ) -> NSError? {
    let key = relationship.name
    if count == 0 {
      guard !relationship.isOptional else { return nil }
      let isFew = relationship.isToMany
      return CoreDataError.invalid(
        isFew
          ? NSValidationRelationshipLacksMinimumCountError
          : NSValidationMissingMandatoryPropertyError,
        isFew ? "Too few items in \(key)." : "\(key) is a required value.",
        object,
        key,
        nil
      )
    }
    guard relationship.isToMany else { return nil }
    if relationship.maxCount > 0, count > relationship.maxCount {
      return CoreDataError.invalid(
        NSValidationRelationshipExceedsMaximumCountError,
        "Too many items in \(key).",
        object,
        key,
        nil
      )
    }
    if count < relationship.minCount {
      return CoreDataError.invalid(
        NSValidationRelationshipLacksMinimumCountError,
        "Too few items in \(key).",
        object,
        key,
        nil
      )
    }
    return nil
  }

  /// The relationships with the rule `deny` that still lead somewhere.
  static func deniedDeletes(of object: NSManagedObject) -> [NSError] {
    object.entity.properties.compactMap { property in
      guard let relationship = property as? NSRelationshipDescription,
        relationship.deleteRule == .denyDeleteRule,
        RelationshipLinks.objects(of: object, relationship.name).contains(where: { !$0.isDeleted })
      else { return nil }
      return CoreDataError.invalid(
        NSValidationRelationshipDeniedDeleteError,
        "Items cannot be deleted from \(relationship.name).",
        object,
        relationship.name,
        nil
      )
    }
  }
}
