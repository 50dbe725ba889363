import Clockwork
public import Foundation

/// A promise of data in several types, which is kept when somebody asks for one.
///
/// Each type has a representation: a block that makes the data. The first one that was
/// registered is the best. Loading is asynchronous: the blocks of those who load run in a later
/// turn of the main loop.
///
/// - Differs: iOS calls the blocks of loading on a queue of its own; here they run on the main
///   one, so that tests repeat.
///
/// Status: partial · A
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// A block that gets data, a file or an object, or the reason why there is none.
  public typealias CompletionHandler =
    @Sendable (_ item: (any NSSecureCoding)?, _ error: (any Error)?) -> Void

  /// A block that loads an item of a class.
  public typealias LoadHandler =
    @Sendable (
      _ completionHandler: CompletionHandler?,
      _ expectedValueClass: AnyClass?,
      _ options: [AnyHashable: Any]?
    ) -> Void

  /// Why something could not be loaded.
  public enum ErrorCode: Int, Sendable {
    /// Something else.
    case unknownError = -1
    /// There is no such item.
    case itemUnavailableError = -1000
    /// The item has another class.
    case unexpectedValueClassError = -1100
    /// The item cannot be turned into the class.
    case unavailableCoercionError = -1200
  }

  /// The domain of the errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }

  private let lock = NSLock()
  private var known: [ItemRepresentation] = []

  /// Creates a promise of nothing; representations are registered later.
  public override init() {
    super.init()
  }

  /// Creates a promise of an object in all types that it can be written in.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a promise of an item of one type.
  ///
  /// - Parameters:
  ///   - item: The item; `nil` if it is registered later.
  ///   - typeIdentifier: Its type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    guard let item, let typeIdentifier else { return }
    append(ItemRepresentation(type: typeIdentifier, content: .item(item)))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates a promise of a file, in the type that its extension means.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    super.init()
    let type = TypeIdentifiers.type(ofFileExtension: fileURL.pathExtension)
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    append(ItemRepresentation(type: type, content: .file(fileURL)))
    append(ItemRepresentation(type: "public.file-url", content: .item(fileURL as NSURL)))
  }

  /// The provider itself under a new identity, with the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.suggestedName = suggestedName
    for representation in representations { copy.append(representation) }
    return copy
  }

  // MARK: - What there is

  /// The name of a file that is made from the data.
  open var suggestedName: String?

  /// The types in the order of registration: the best one first.
  open var registeredTypeIdentifiers: [String] {
    representations.map(\.type).uniqued()
  }

  /// The types of which there are files that can be opened in place, or all types.
  open func registeredTypeIdentifiers(
    fileOptions: NSItemProviderFileOptions
  ) -> [String] {
    guard fileOptions.contains(.openInPlace) else { return registeredTypeIdentifiers }
    return representations.filter(\.opensInPlace).map(\.type).uniqued()
  }

  /// Whether one of the types is a special case of another one.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifiers.conforms($0, to: typeIdentifier) }
  }

  /// Whether one of the types, as files if asked for, is a special case of another one.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String,
    fileOptions: NSItemProviderFileOptions
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions)
      .contains { TypeIdentifiers.conforms($0, to: typeIdentifier) }
  }

  var representations: [ItemRepresentation] { lock.withLock { known } }

  func append(_ representation: ItemRepresentation) {
    lock.withLock { known.append(representation) }
  }

  /// The best representation for a wanted type: the type itself before special cases of it.
  func representation(for type: String) -> ItemRepresentation? {
    let all = representations
    return all.first { $0.type == type }
      ?? all.first { TypeIdentifiers.conforms($0.type, to: type) }
  }

  // MARK: - Registering

  /// Adds data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - visibility: Who may load it; only this process asks here.
  ///   - loadHandler: Makes the data when it is asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
      -> Progress?
  ) {
    append(ItemRepresentation(type: typeIdentifier, content: .data(loadHandler)))
  }

  /// Adds a file of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - fileOptions: Whether the file may be opened where it is.
  ///   - visibility: Who may load it; only this process asks here.
  ///   - loadHandler: Makes the file when it is asked for.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    var representation = ItemRepresentation(type: typeIdentifier, content: .madeFile(loadHandler))
    representation.opensInPlace = fileOptions.contains(.openInPlace)
    append(representation)
  }

  /// Adds an object in all types that it can be written in.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in object.writableTypeIdentifiersForItemProvider {
      append(ItemRepresentation(type: type, content: .object(object)))
    }
  }

  /// Adds an object that is made when it is asked for.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler:
          @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      append(ItemRepresentation(type: type, content: .madeObject(loadHandler)))
    }
  }

  /// Adds an item that is made when it is asked for.
  open func registerItem(
    forTypeIdentifier typeIdentifier: String,
    loadHandler: @escaping LoadHandler
  ) {
    append(ItemRepresentation(type: typeIdentifier, content: .madeItem(loadHandler)))
  }

  // MARK: - Loading

  /// Whether an object of a class can be made from one of the types.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { representation(for: $0) != nil }
  }

  /// Makes an object of a class from the best type that it can be read from.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completionHandler: Called in a later turn with the object or an error.
  /// - Returns: The progress.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler:
      @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    ItemLoading.object(of: aClass, from: self, completionHandler)
  }

  /// Makes the data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; a special case of it will do.
  ///   - completionHandler: Called in a later turn with the data or an error.
  /// - Returns: The progress.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    ItemLoading.data(of: typeIdentifier, from: self, completionHandler)
  }

  /// Makes a file of a type, which is gone when the block returns.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; a special case of it will do.
  ///   - completionHandler: Called in a later turn with the address of a copy or an error.
  /// - Returns: The progress.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    ItemLoading.file(of: typeIdentifier, from: self, completionHandler)
  }

  /// Loads the item of a type: an address of a file, data, or what was registered.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; a special case of it will do.
  ///   - options: Passed on to the block that makes the item.
  ///   - completionHandler: Called in a later turn with the item or an error.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    ItemLoading.item(of: typeIdentifier, from: self, options, completionHandler)
  }
}

/// Texts and addresses in Swift's own types.
extension NSItemProvider {
  /// Whether a value of a type can be made from one of the types of data.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Makes a value of a type from the best type of data that it can be read from.
  ///
  /// - Parameters:
  ///   - ofClass: The type.
  ///   - completionHandler: Called in a later turn with the value or an error.
  /// - Returns: The progress.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    let delivery: any ItemDelivery = BridgedDelivery(completionHandler: completionHandler)
    return loadObject(ofClass: T._ObjectiveCType.self) { delivery.complete($0, $1) }
  }
}

/// Takes a loaded object.
private protocol ItemDelivery: Sendable {
  func complete(_ object: Any?, _ error: (any Error)?)
}

/// Turns a loaded object into the Swift value that somebody asked for.
private struct BridgedDelivery<Value: _ObjectiveCBridgeable>: ItemDelivery, @unchecked Sendable {
  let completionHandler: @Sendable (Value?, (any Error)?) -> Void

  func complete(_ object: Any?, _ error: (any Error)?) {
    var value: Value?
    if let object = object as? Value._ObjectiveCType {
      Value._forceBridgeFromObjectiveC(object, result: &value)
    }
    completionHandler(value, error)
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in order.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
