import Foundation
import FoundationXML

/// The XML of one version of a model.
final class ModelDocument: NSObject, XMLParserDelegate {
  private var entities: [NSEntityDescription] = []
  private var parents: [(child: NSEntityDescription, parent: String)] = []
  private var configurations: [(name: String, members: [String])] = []
  private var identifier = ""
  private var properties: [NSPropertyDescription] = []
  private var constraints: [[Any]] = []
  private var notes: [AnyHashable: Any] = [:]
  private var templates: [(name: String, entity: String, format: String?)] = []
  private var isModel = false

  init?(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse(), isModel else { return nil }
  }

  /// Gives a model the entities of the document.
  func fill(_ model: NSManagedObjectModel) {
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    var children: [String: [NSEntityDescription]] = [:]
    for item in parents { children[item.parent, default: []].append(item.child) }
    for (name, list) in children { byName[name]?.subentities = list }
    model.entities = entities
    if !identifier.isEmpty { model.versionIdentifiers = [identifier] }
    ModelCopy.connect(model)
    for configuration in configurations {
      model.setEntities(
        configuration.members.compactMap { byName[$0] },
        forConfigurationName: configuration.name
      )
    }
    for template in templates {
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entity)
      if let format = template.format, !format.isEmpty { request.predicateFormat = format }
      model.setFetchRequestTemplate(request, forName: template.name)
    }
  }

  // MARK: - Reading

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes: [String: String] = [:]
  ) {
    switch elementName {
    case "model":
      isModel = true
      identifier = attributes["userDefinedModelVersionIdentifier"] ?? ""
    case "entity": begin(attributes)
    case "attribute": properties.append(attribute(attributes))
    case "relationship": properties.append(relationship(attributes))
    case "fetchedProperty":
      let property = NSFetchedPropertyDescription()
      property.name = attributes["name"] ?? ""
      properties.append(property)
    case "uniquenessConstraint": constraints.append([])
    case "constraint":
      if let value = attributes["value"], !constraints.isEmpty {
        constraints[constraints.count - 1].append(value)
      }
    case "entry":
      if let key = attributes["key"] { notes[key] = attributes["value"] ?? "" }
    case "configuration":
      configurations.append((name: attributes["name"] ?? "", members: []))
    case "memberEntity":
      if let name = attributes["name"], !configurations.isEmpty {
        configurations[configurations.count - 1].members.append(name)
      }
    case "fetchRequest":
      if let name = attributes["name"], let entity = attributes["entity"] {
        templates.append((name: name, entity: entity, format: attributes["predicateString"]))
      }
    default: break
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    switch elementName {
    case "attribute", "relationship":
      if !notes.isEmpty { properties.last?.userInfo = notes }
      notes = [:]
    case "entity":
      guard let entity = entities.last else { return }
      entity.properties = properties
      entity.uniquenessConstraints = constraints.filter { !$0.isEmpty }
      if !notes.isEmpty { entity.userInfo = notes }
      (properties, constraints, notes) = ([], [], [:])
    default: break
    }
  }

  private func begin(_ attributes: [String: String]) {
    let entity = NSEntityDescription()
    entity.name = attributes["name"]
    if let name = attributes["representedClassName"] {
      entity.managedObjectClassName = name.hasPrefix(".") ? String(name.dropFirst()) : name
    }
    entity.isAbstract = attributes["isAbstract"] == "YES"
    if let old = attributes["elementID"] { entity.renamingIdentifier = old }
    entity.versionHashModifier = attributes["versionHashModifier"]
    if let parent = attributes["parentEntity"] { parents.append((entity, parent)) }
    entities.append(entity)
    (properties, constraints, notes) = ([], [], [:])
  }

  private func common(_ property: NSPropertyDescription, _ attributes: [String: String]) {
    property.name = attributes["name"] ?? ""
    property.isOptional = attributes["optional"] == "YES"
    property.isTransient = attributes["transient"] == "YES"
    if let old = attributes["elementID"] { property.renamingIdentifier = old }
    property.versionHashModifier = attributes["versionHashModifier"]
  }

  private func attribute(_ attributes: [String: String]) -> NSAttributeDescription {
    let isDerived = attributes["derived"] == "YES"
    let made = isDerived ? NSDerivedAttributeDescription() : NSAttributeDescription()
    common(made, attributes)
    made.attributeType =
      attributes["attributeType"].flatMap(NSAttributeType.init(modelName:))
      ?? .undefinedAttributeType
    made.allowsExternalBinaryDataStorage = attributes["allowsExternalBinaryDataStorage"] == "YES"
    made.valueTransformerName = attributes["valueTransformerName"]
    if let name = attributes["customClassName"] { made.attributeValueClassName = name }
    made.defaultValue = ModelValue.value(attributes["defaultValueString"], made.attributeType)
    if let text = attributes["defaultDateTimeInterval"], let seconds = Double(text) {
      made.defaultValue = Date(timeIntervalSinceReferenceDate: seconds)
    }
    made.minimum = (attributes["minValueString"] ?? attributes["minDateTimeInterval"]).flatMap(
      Double.init
    )
    made.maximum = (attributes["maxValueString"] ?? attributes["maxDateTimeInterval"]).flatMap(
      Double.init
    )
    made.pattern = attributes["regularExpressionString"]
    return made
  }

  private func relationship(_ attributes: [String: String]) -> NSRelationshipDescription {
    let made = NSRelationshipDescription()
    common(made, attributes)
    made.destinationName = attributes["destinationEntity"]
    made.inverseName = attributes["inverseName"]
    made.isOrdered = attributes["ordered"] == "YES"
    made.minCount = attributes["minCount"].flatMap { Int($0) } ?? 0
    made.maxCount =
      attributes["maxCount"].flatMap { Int($0) } ?? (attributes["toMany"] == "YES" ? 0 : 1)
    switch attributes["deletionRule"] {
    case "Cascade": made.deleteRule = .cascadeDeleteRule
    case "Deny": made.deleteRule = .denyDeleteRule
    case "No Action": made.deleteRule = .noActionDeleteRule
    default: made.deleteRule = .nullifyDeleteRule
    }
    return made
  }
}

/// Default values as a model file writes them.
enum ModelValue {
  static func value(_ text: String?, _ type: NSAttributeType) -> Any? {
    guard let text else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType: return Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: return Float(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: return NSDecimalNumber(string: text)
    case .booleanAttributeType:
      return NSNumber(value: text == "YES" || text == "true" || text == "1")
    case .stringAttributeType: return text
    case .UUIDAttributeType: return UUID(uuidString: text)
    case .URIAttributeType: return URL(string: text)
    default: return nil
    }
  }
}
