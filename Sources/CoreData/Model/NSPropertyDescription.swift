public import Foundation

/// What attributes and relationships have in common.
///
/// Status: partial · A
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  open var name = ""
  /// Whether there may be no value; `true` unless the model says otherwise.
  open var isOptional = true
  /// Whether the value is not stored.
  open var isTransient = false
  /// What the app notes beside the property.
  open var userInfo: [AnyHashable: Any]?
  /// What an older model calls it.
  open var renamingIdentifier: String? {
    get { givenRenamingIdentifier ?? name }
    set { givenRenamingIdentifier = newValue }
  }
  /// What makes the hash differ although nothing else does.
  open var versionHashModifier: String?
  /// Without effect here: nothing is indexed.
  open var isIndexedBySpotlight = false
  /// The entity that declares the property.
  open internal(set) weak var entity: NSEntityDescription?

  private var givenRenamingIdentifier: String?

  /// Creates a property without a name.
  public override init() {
    super.init()
  }

  /// A hash of what decides whether two models can read the same rows.
  open var versionHash: Data { VersionHash.data(of: hashText) }

  /// The predicates that values must satisfy.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// The texts that belong to the predicates.
  open private(set) var validationWarnings: [Any] = []

  /// Adds predicates that values must satisfy, with a text or a code for each.
  ///
  /// - Parameters:
  ///   - validationPredicates: The predicates.
  ///   - validationWarnings: A text or a number for each.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?,
    withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }

  /// A copy that belongs to no entity.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    copy.name = name
    copy.isOptional = isOptional
    copy.isTransient = isTransient
    copy.userInfo = userInfo
    copy.givenRenamingIdentifier = givenRenamingIdentifier
    copy.versionHashModifier = versionHashModifier
    copy.validationPredicates = validationPredicates
    copy.validationWarnings = validationWarnings
    return copy
  }

  func makeCopy() -> NSPropertyDescription { NSPropertyDescription() }

  var hashText: String { "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")" }
}

/// Stable hashes of descriptions.
enum VersionHash {
  static func data(of text: String) -> Data {
    var parts: [UInt64] = []
    for seed in UInt64(1)...4 {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325 &* seed
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      parts.append(hash.bigEndian)
    }
    return parts.withUnsafeBytes { Data($0) }
  }
}

/// A property that a fetch computes; not built.
///
/// Status: none · A
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  /// The request behind the property.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// A column that a fetch computes; not built.
///
/// Status: none · A
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the result.
  open var expressionResultType: NSAttributeType = .undefinedAttributeType
}
