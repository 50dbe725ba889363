import Foundation
import FoundationXML

/// Writes the classes that Xcode generates from a model.
///
/// An entity whose code generation is *Class Definition* gets a class and its properties, one with
/// *Category/Extension* the properties alone, others nothing.
final class DataModelCode: NSObject, XMLParserDelegate {
  private struct Property {
    var name: String
    var values: [String: String]
    var isRelationship: Bool
  }

  private struct Entity {
    var values: [String: String]
    var properties: [Property] = []

    var name: String { values["name"] ?? "" }
    /// The class, without a module.
    var type: String {
      let name = values["representedClassName"] ?? "NSManagedObject"
      return String(name.split(separator: ".").last ?? "NSManagedObject")
    }
    var access: String { values["codeGenerationVisibility"] == "module" ? "" : "public " }
  }

  private var entities: [Entity] = []

  /// The sources for the XML of a version; none if it cannot be read.
  static func sources(of contents: Data) -> [DataModelSource] {
    let reader = DataModelCode()
    let parser = XMLParser(data: contents)
    parser.delegate = reader
    guard parser.parse() else { return [] }
    return reader.entities.flatMap(reader.sources(for:))
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes: [String: String] = [:]
  ) {
    switch elementName {
    case "entity": entities.append(Entity(values: attributes))
    case "attribute", "relationship":
      guard !entities.isEmpty, let name = attributes["name"] else { return }
      entities[entities.count - 1].properties.append(
        Property(name: name, values: attributes, isRelationship: elementName == "relationship")
      )
    default: break
    }
  }

  // MARK: - Writing

  private func sources(for entity: Entity) -> [DataModelSource] {
    switch entity.values["codeGenerationType"] {
    case "class": [definition(entity), properties(entity)]
    case "category": [properties(entity)]
    default: []
    }
  }

  private static let header = """
    // Written by understudy, as Xcode generates it from the model; changes are overwritten.
    import CoreData
    import Foundation


    """

  private func type(ofEntity name: String?) -> String {
    entities.first { $0.name == name }?.type ?? "NSManagedObject"
  }

  private func definition(_ entity: Entity) -> DataModelSource {
    let parent = entity.values["parentEntity"].map { type(ofEntity: $0) } ?? "NSManagedObject"
    return DataModelSource(
      name: "\(entity.type)+CoreDataClass.swift",
      text: Self.header + "@objc(\(entity.type))\n"
        + "\(entity.access)class \(entity.type): \(parent) {}\n"
    )
  }

  private func properties(_ entity: Entity) -> DataModelSource {
    let access = entity.access
    var lines = ["extension \(entity.type) {"]
    lines.append(
      "  @nonobjc \(access)class func fetchRequest() -> NSFetchRequest<\(entity.type)> { "
        + "NSFetchRequest<\(entity.type)>(entityName: \"\(entity.name)\") }"
    )
    for property in entity.properties {
      lines.append("  @NSManaged \(access)var \(Self.quoted(property.name)): \(type(of: property))")
    }
    lines.append("}")
    for property in entity.properties where Self.isToMany(property) {
      lines += ["", "extension \(entity.type) {"]
      lines += accessors(property).map { "  @NSManaged \(access)func " + $0 }
      lines.append("}")
    }
    if entity.values["parentEntity"] == nil {
      lines += ["", "extension \(entity.type): Identifiable {}"]
    }
    return DataModelSource(
      name: "\(entity.type)+CoreDataProperties.swift",
      text: Self.header + lines.joined(separator: "\n") + "\n"
    )
  }

  private static func isToMany(_ property: Property) -> Bool {
    property.isRelationship && property.values["toMany"] == "YES"
  }

  private func accessors(_ property: Property) -> [String] {
    let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
    let item = type(ofEntity: property.values["destinationEntity"])
    guard property.values["ordered"] == "YES" else {
      return ["addTo", "removeFrom"].flatMap { verb in
        ["\(verb)\(name)(_ value: \(item))", "\(verb)\(name)(_ values: NSSet)"]
      }
    }
    return [
      "insertInto\(name)(_ value: \(item), at idx: Int)",
      "removeFrom\(name)(at idx: Int)",
      "insertInto\(name)(_ values: [\(item)], at indexes: NSIndexSet)",
      "removeFrom\(name)(at indexes: NSIndexSet)",
      "replace\(name)(at idx: Int, with value: \(item))",
      "replace\(name)(at indexes: NSIndexSet, with values: [\(item)])",
      "addTo\(name)(_ value: \(item))", "removeFrom\(name)(_ value: \(item))",
      "addTo\(name)(_ values: NSOrderedSet)", "removeFrom\(name)(_ values: NSOrderedSet)",
    ]
  }

  private func type(of property: Property) -> String {
    if property.isRelationship {
      guard Self.isToMany(property) else {
        return type(ofEntity: property.values["destinationEntity"]) + "?"
      }
      return property.values["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?"
    }
    let isScalar = property.values["usesScalarValueType"] == "YES"
    switch property.values["attributeType"] {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    default: return (property.values["customClassName"] ?? "NSObject") + "?"
    }
  }

  private static let keywords: Set<String> = [
    "class", "default", "extension", "import", "init", "in", "is", "operator", "protocol", "repeat",
    "return", "self", "switch", "where", "func", "for", "case", "let", "var", "private", "public",
  ]

  private static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }
}
