public import Foundation

/// The entities of an app.
///
/// Xcode compiles a `.xcdatamodeld` into a `.momd`; here the XML of the model itself is read when
/// the app asks for it. A `.momd` of ours is a folder with the same files.
///
/// Status: partial · A
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  /// The names that the model's version was given.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// Names for languages; without effect here.
  open var localizationDictionary: [String: String]?
  /// The requests of the model by their names.
  open private(set) var fetchRequestTemplatesByName:
    [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  private var configurationEntities: [String: [NSEntityDescription]] = [:]
  private var cachedEntities: [String: NSEntityDescription]?

  /// The modules whose classes the entities may name.
  var classModules: [String] = []

  /// Creates a model without entities.
  public override init() {
    super.init()
    LoadedModels.add(self)
  }

  /// Reads a model from a `.momd`, `.mom`, `.xcdatamodeld` or `.xcdatamodel`.
  ///
  /// - Parameter url: The folder; of several versions the current one is read.
  public convenience init?(contentsOf url: URL) {
    self.init()
    guard let folder = ModelFolder(url), let document = folder.document() else { return nil }
    document.fill(self)
    classModules = folder.modules
  }

  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      cachedEntities = nil
      for entity in entities { entity.managedObjectModel = self }
    }
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    if let cachedEntities { return cachedEntities }
    let made = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    cachedEntities = made
    return made
  }

  /// The names of the groups of entities.
  open var configurations: [String] {
    ["PF_DEFAULT_CONFIGURATION_NAME"] + configurationEntities.keys.sorted()
  }

  /// The entities of a group; all for `nil`.
  ///
  /// - Parameter configuration: The name of the group.
  /// - Returns: Its entities.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else {
      return entities
    }
    return configurationEntities[configuration]
  }

  /// Makes a group of entities.
  ///
  /// - Parameters:
  ///   - entities: The entities.
  ///   - configuration: The name of the group.
  open func setEntities(
    _ entities: [NSEntityDescription],
    forConfigurationName configuration: String
  ) {
    configurationEntities[configuration] = entities
  }

  /// Keeps a request under a name.
  ///
  /// - Parameters:
  ///   - fetchRequestTemplate: The request; `nil` to forget it.
  ///   - name: The name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?,
    forName name: String
  ) {
    fetchRequestTemplatesByName[name] = fetchRequestTemplate
  }

  /// A request of the model.
  ///
  /// - Parameter name: The name.
  /// - Returns: The request; `nil` if the model has none of this name.
  open func fetchRequestTemplate(forName name: String)
    -> NSFetchRequest<any NSFetchRequestResult>?
  { fetchRequestTemplatesByName[name] }

  /// A request of the model with values for its variables; variables are not built.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - variables: The values.
  /// - Returns: Never.
  open func fetchRequestFromTemplate(
    withName name: String,
    substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    unimplemented("fetch request templates with variables")
  }

  /// The hashes of the entities by their names.
  open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

  /// Whether a store was made with entities like these.
  ///
  /// - Parameters:
  ///   - configuration: The name of a group; `nil` for all.
  ///   - metadata: What the store says of itself.
  /// - Returns: Whether the hashes are the same.
  open func isConfiguration(
    withName configuration: String?,
    compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let stored = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else {
      return false
    }
    let entities = entities(forConfigurationName: configuration) ?? []
    return stored
      == Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
  }

  /// A copy whose entities can be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSManagedObjectModel()
    copy.classModules = classModules
    copy.versionIdentifiers = versionIdentifiers
    ModelCopy.fill(copy, from: [self])
    copy.configurationEntities = configurationEntities.mapValues { entities in
      entities.compactMap { copy.entitiesByName[$0.name ?? ""] }
    }
    return copy
  }

  /// All models of bundles as one.
  ///
  /// - Parameter bundles: The bundles; the main one for `nil`.
  /// - Returns: The model; `nil` if there is none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? [.main]).flatMap(ModelFolder.all(in:))
    var seen: Set<String> = []
    let models = urls.filter { seen.insert($0.path).inserted }
      .compactMap { NSManagedObjectModel(contentsOf: $0) }
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// Several models as one.
  ///
  /// - Parameter models: The models; two entities of one name raise.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    guard let models, !models.isEmpty else { return nil }
    classModules = models.flatMap(\.classModules)
    ModelCopy.fill(self, from: models)
  }
}

/// Copies entities with their ties.
enum ModelCopy {
  static func fill(_ model: NSManagedObjectModel, from models: [NSManagedObjectModel]) {
    var copies: [String: NSEntityDescription] = [:]
    var list: [NSEntityDescription] = []
    for entity in models.flatMap(\.entities) {
      guard let name = entity.name, copies[name] == nil,
        let copy = entity.copy() as? NSEntityDescription
      else { continue }
      copies[name] = copy
      list.append(copy)
    }
    for entity in models.flatMap(\.entities) where !entity.subentities.isEmpty {
      copies[entity.name ?? ""]?.subentities = entity.subentities.compactMap {
        copies[$0.name ?? ""]
      }
    }
    model.entities = list
    connect(model)
  }

  /// Finds the entities and relationships that relationships name.
  static func connect(_ model: NSManagedObjectModel) {
    let entities = model.entitiesByName
    for entity in model.entities {
      for case let relationship as NSRelationshipDescription in entity.properties {
        guard let name = relationship.destinationName else { continue }
        relationship.destinationEntity = entities[name]
      }
    }
    for entity in model.entities {
      for case let relationship as NSRelationshipDescription in entity.properties {
        guard let name = relationship.inverseName else { continue }
        relationship.inverseRelationship =
          relationship.destinationEntity?.propertiesByName[name] as? NSRelationshipDescription
      }
    }
  }
}

/// The models that are in memory; the entity of a class is looked for among them.
enum LoadedModels {
  private final class Reference {
    weak var model: NSManagedObjectModel?

    init(_ model: NSManagedObjectModel) { self.model = model }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var references: [Reference] = []

  static func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      references.removeAll { $0.model == nil }
      references.append(Reference(model))
    }
  }

  /// The newest first.
  static var all: [NSManagedObjectModel] {
    lock.withLock { references.reversed().compactMap(\.model) }
  }
}
