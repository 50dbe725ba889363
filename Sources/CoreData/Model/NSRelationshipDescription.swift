/// A property that leads to other objects.
///
/// Status: partial · A
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity at the other end.
  open weak var destinationEntity: NSEntityDescription?
  /// The way back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The greatest number of destinations; 0 for any, which is the default.
  open var maxCount = 0
  /// The least number of destinations.
  open var minCount = 0
  /// What becomes of the destinations when the source is deleted.
  open var deleteRule: NSDeleteRule = .nullifyDeleteRule
  /// Whether the destinations have an order.
  open var isOrdered = false
  /// Whether there can be several destinations: unless `maxCount` is 1.
  open var isToMany: Bool { maxCount != 1 }

  /// Names from a model file, until all entities are known.
  var destinationName: String?
  var inverseName: String?

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSRelationshipDescription()
    copy.maxCount = maxCount
    copy.minCount = minCount
    copy.deleteRule = deleteRule
    copy.isOrdered = isOrdered
    copy.destinationName = destinationEntity?.name ?? destinationName
    copy.inverseName = inverseRelationship?.name ?? inverseName
    return copy
  }

  override var hashText: String {
    super.hashText + "|\(maxCount)|\(isOrdered)|\(destinationEntity?.name ?? "")"
      + "|\(inverseRelationship?.name ?? "")"
  }
}
