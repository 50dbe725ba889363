/// A property that holds a value.
///
/// Status: partial · A
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the values.
  open var attributeType: NSAttributeType = .undefinedAttributeType
  /// The value that new objects start with.
  open var defaultValue: Any?
  /// The name of the transformer of a transformable attribute.
  open var valueTransformerName: String?
  /// Without effect here: bytes are kept with the others.
  open var allowsExternalBinaryDataStorage = false
  /// Without effect here.
  open var preservesValueInHistoryOnDeletion = false
  /// Without effect here: nothing goes to a cloud.
  open var allowsCloudEncryption = false

  /// The name of the class of the values.
  open var attributeValueClassName: String? {
    get { valueClassName ?? attributeType.className }
    set { valueClassName = newValue }
  }
  private var valueClassName: String?

  /// Limits that the model file gives.
  var minimum: Double?
  var maximum: Double?
  var pattern: String?

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSAttributeDescription()
    copy.attributeType = attributeType
    copy.defaultValue = defaultValue
    copy.valueTransformerName = valueTransformerName
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    copy.valueClassName = valueClassName
    (copy.minimum, copy.maximum, copy.pattern) = (minimum, maximum, pattern)
    return copy
  }

  override var hashText: String { super.hashText + "|\(attributeType.rawValue)" }
}

/// An attribute that is computed from others; not built: reading it stops.
///
/// Status: none · A
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {}
