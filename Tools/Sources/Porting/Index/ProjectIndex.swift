/// What a project's sources declare, as far as one file needs to know of the others.
public struct ProjectIndex: Sendable {
  struct TypeEntry: Sendable {
    var module: String
    var path: String
    var record: TypeRecord
  }

  /// The names of the project's modules.
  public let modules: Set<String>
  /// A value that changes with everything that may matter to another file.
  public let fingerprint: UInt64

  private let classes: [String: [TypeEntry]]
  private let extensions: [String: [TypeEntry]]
  private let protocolsByName: [String: ProtocolRecord]
  /// The written types of all properties, by name.
  private let propertyTypes: [String: Set<String>]
  /// The full names of members that some class of the project overrides.
  private let overridden: Set<String>
  private let methodsByName: [String: [MethodRecord]]
  /// The members of extensions of UIKit's classes that the project overrides.
  private(set) var foreign = ForeignOverrides()
  /// For each class, the members of UIKit's protocols that classes below it override.
  private(set) var appleOverrides: Set<String> = []
  /// The optional methods of Objective-C protocols, by base name.
  let optionalMethods: [String: [MethodRecord]]
  /// The optional properties of Objective-C protocols, by name.
  let optionalProperties: [String: [PropertyRecord]]
  /// The properties that would stand for several optional methods, told apart by types only.
  let overloadedOptionals: Set<String>

  init(files: [(module: String, path: String, record: FileRecord)], modules: Set<String>) {
    var classes: [String: [TypeEntry]] = [:]
    var extensions: [String: [TypeEntry]] = [:]
    var protocols: [String: ProtocolRecord] = [:]
    var methods: [String: [MethodRecord]] = [:]
    var properties: [String: Set<String>] = [:]
    var overridden: Set<String> = []
    var hash = Fingerprint()
    for file in files {
      hash.add(file.module)
      hash.add(file.path)
      hash.add(file.record)
      for type in file.record.types {
        let entry = TypeEntry(module: file.module, path: file.path, record: type)
        if type.isExtension {
          extensions[type.simpleName, default: []].append(entry)
        } else {
          classes[type.simpleName, default: []].append(entry)
        }
        for property in type.properties {
          properties[property.name, default: []].insert(property.type ?? "")
        }
        overridden.formUnion(type.methods.filter(\.isOverride).map(\.fullName))
        overridden.formUnion(type.properties.filter(\.isOverride).map(\.name))
        for method in type.methods { methods[method.name, default: []].append(method) }
      }
      for item in file.record.protocols {
        protocols[item.name.lastComponent] = item
      }
    }
    self.classes = classes
    self.extensions = extensions
    self.modules = modules
    protocolsByName = protocols
    methodsByName = methods
    propertyTypes = properties
    self.overridden = overridden
    fingerprint = hash.value
    let objectiveC = files.flatMap { $0.record.protocols }.filter(\.isObjectiveC)
    optionalMethods = Dictionary(
      grouping: objectiveC.flatMap(\.methods).filter(\.isOptional),
      by: \.name
    )
    optionalProperties = Dictionary(
      grouping: objectiveC.flatMap(\.properties).filter(\.isOptional),
      by: \.name
    )
    overloadedOptionals = Set(
      objectiveC.flatMap { Self.overloaded($0.methods.filter(\.isOptional)) }
    )
    findForeignOverrides()
    appleOverrides = Self.appleOverrides(
      of: self,
      Array(classes.values.joined()) + extensions.values.joined()
    )
  }

  /// The names of properties for which several of one protocol's optional methods compete.
  static func overloaded(_ methods: [MethodRecord]) -> [String] {
    Dictionary(grouping: methods, by: ProtocolPass.propertyName)
      .filter { $0.value.count > 1 }.map(\.key)
  }

  private mutating func findForeignOverrides() {
    for entry in extensions.values.joined() where classEntry(for: entry) == nil {
      foreign.add(base: entry)
    }
    for entry in classes.values.joined() {
      let depth = chain(of: entry).count
      foreign.add(override: entry, root: root(of: entry) ?? "", depth: depth)
    }
    for entry in extensions.values.joined() {
      guard let owner = classEntry(for: entry) else {
        foreign.add(override: entry, root: entry.record.name, depth: 0)
        continue
      }
      foreign.add(override: entry, root: root(of: owner) ?? "", depth: chain(of: owner).count)
    }
  }

  /// The class of the project that an extension belongs to.
  private func classEntry(for entry: TypeEntry) -> TypeEntry? {
    classEntry(named: entry.record.name, in: entry.module)
  }

  /// The base names of all optional members.
  var optionalNames: Set<String> { Set(optionalMethods.keys).union(optionalProperties.keys) }

  /// The files that change because of what other files declare.
  ///
  /// These are files whose classes have their `@objc` members in other files'
  /// extensions, and test classes that inherit their isolation.
  var dependentPaths: Set<String> {
    var paths = foreign.paths
    for entry in classes.values.joined() {
      let isIsolatedTest = isTestCase(entry) && isMainActor(entry)
      let moves = hasMovedMembers(entry)
      guard isIsolatedTest || moves || needsDispatch(entry) else { continue }
      paths.insert(entry.path)
      if isIsolatedTest || moves { paths.formUnion(extensions(of: entry).map(\.path)) }
    }
    return paths
  }

  func protocolRecord(named name: String) -> ProtocolRecord? {
    protocolsByName[name.lastComponent]
  }

  // MARK: - Classes

  /// The class that a name means; the one of the same module comes first.
  func classEntry(named name: String, in module: String) -> TypeEntry? {
    let simple = name.lastComponent
    guard let candidates = classes[simple] else { return nil }
    let own = candidates.filter { $0.module == module }
    return own.first { $0.record.name == name } ?? own.first { $0.record.name.hasSuffix(name) }
      ?? own.first ?? candidates.first
  }

  /// The class that stands in a file under a name; several local ones may have the same.
  func classEntry(
    named name: String,
    in path: String,
    like record: @autoclosure () -> TypeRecord?
  ) -> TypeEntry? {
    let simple = name.lastComponent
    let here = (classes[simple] ?? []).filter { $0.path == path && $0.record.name == name }
    guard here.count > 1, let record = record() else { return here.first }
    return here.first {
      $0.record.inherited == record.inherited && $0.record.methods == record.methods
        && $0.record.properties == record.properties
    } ?? here.first
  }

  /// The extensions of a class that are declared in its module.
  func extensions(of entry: TypeEntry) -> [TypeEntry] {
    (extensions[entry.record.simpleName] ?? []).filter {
      $0.module == entry.module
        && ($0.record.name == entry.record.name || $0.record.name == entry.record.simpleName)
    }
  }

  /// The superclass within the project.
  func superclass(of entry: TypeEntry) -> TypeEntry? {
    guard let name = entry.record.inherited.first,
      let found = classEntry(named: name, in: entry.module),
      found.record != entry.record
    else { return nil }
    return found
  }

  /// The class and its superclasses within the project, from the bottom up.
  func chain(of entry: TypeEntry) -> [TypeEntry] {
    var chain = [entry]
    while let next = superclass(of: chain[chain.count - 1]), chain.count < 32 { chain.append(next) }
    return chain
  }

  /// The name of the topmost inherited type, which the project does not declare.
  func root(of entry: TypeEntry) -> String? {
    chain(of: entry).last?.record.inherited.first
  }

  /// Whether instances are events' receivers, whose class has a dispatch member to override.
  func isResponder(_ entry: TypeEntry) -> Bool {
    root(of: entry).map(ClassTable.isResponder) ?? false
  }

  /// Whether the class is a test case of XCTest.
  func isTestCase(_ entry: TypeEntry) -> Bool {
    root(of: entry).map { $0.hasSuffix("XCTestCase") } ?? false
  }

  /// Whether the class or one above it lives on the main actor by its attribute.
  func isMainActor(_ entry: TypeEntry) -> Bool {
    chain(of: entry).contains { $0.record.isMainActor }
  }

  /// Whether a class, or a class that a protocol asks for, descends from one of Apple's.
  func isObjectiveCClass(_ name: String, in module: String) -> Bool {
    var name = name
    if let item = protocolRecord(named: name), classEntry(named: name, in: module) == nil {
      return item.inherited.contains { $0 != name && isObjectiveCClass($0, in: module) }
    }
    if let entry = classEntry(named: name, in: module) {
      guard let root = root(of: entry) else { return false }
      name = root
    }
    return ClassTable.isResponder(name) || ClassTable.isConstructible(name)
  }

  /// What a generic parameter or an associated type of a type is bound to.
  func constraint(of name: String, inType type: String) -> String? {
    if let bound = protocolRecord(named: type)?.associatedTypes[name] { return bound }
    let simple = String(type.split(separator: ".").last ?? "")
    return classes[simple]?.lazy.compactMap { $0.record.generics[name] }.first
  }

  // MARK: - Members that are found by name

  func isDispatched(_ method: MethodRecord, in record: TypeRecord, module: String) -> Bool {
    guard !method.isStatic, !method.isAsync, !method.isUncallable else { return false }
    if method.isOverride {
      let root = classEntry(named: record.name, in: module).flatMap(root)
      if ObjectMethodTable.isOverride(method.fullName, root: root) { return true }
    }
    return method.isExposed || implementsOptional(method)
      || !appleMembers(of: method, in: record, module: module).isEmpty
  }

  func isDispatched(_ property: PropertyRecord, in record: TypeRecord, module: String) -> Bool {
    guard !property.isStatic else { return false }
    return property.isExposed || optionalProperties[property.name] != nil
      || !appleMembers(of: property, in: record, module: module).isEmpty
  }

  private func implementsOptional(_ method: MethodRecord) -> Bool {
    !implementedOptionals(method).isEmpty
  }

  /// The optional members that a method implements; those of its very types, if there are any.
  private func implementedOptionals(_ method: MethodRecord) -> [MethodRecord] {
    let alike = (optionalMethods[method.name] ?? []).filter {
      $0.labels == method.labels && $0.types.count == method.types.count
    }
    let same = alike.filter { $0.plainTypes == method.plainTypes }
    return same.isEmpty ? alike : same
  }

  /// The names under which Objective-C finds a method: what `@objc(name)` says at it or at the
  /// optional members that it implements, else by the rules of naming.
  func dispatchNames(
    of method: MethodRecord,
    in record: TypeRecord,
    module: String
  ) -> [String] {
    guard method.givenName == nil else { return [method.selector] }
    let names =
      implementedOptionals(method).map(\.selector)
      + appleMembers(of: method, in: record, module: module).map(\.selector)
    guard !names.isEmpty else { return [method.selector] }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  func hasDispatchedMembers(_ record: TypeRecord, in module: String) -> Bool {
    record.methods.contains {
      isDispatched($0, in: record, module: module) || isRenamed($0.fullName, in: record)
    }
      || record.properties.contains {
        isDispatched($0, in: record, module: module) || isRenamed($0.name, in: record)
      }
  }

  /// Whether a member has a name of its own, as it overrides one from another module's extension.
  func isRenamed(_ name: String, in record: TypeRecord) -> Bool {
    foreign.overridesElsewhere(name: name, in: record.name)
  }

  /// Whether a class gets a dispatch member of its own.
  func needsDispatch(_ entry: TypeEntry) -> Bool {
    hasDispatchedMembers(entry.record, in: entry.module)
      || extensions(of: entry).contains { hasDispatchedMembers($0.record, in: entry.module) }
  }

  /// Whether a class above this one, in the project or UIKit, has a dispatch member.
  func inheritsDispatch(_ entry: TypeEntry) -> Bool {
    isResponder(entry) || chain(of: entry).dropFirst().contains { needsDispatch($0) }
  }

  // MARK: - Members that move from an extension into the class

  /// Whether a method of an extension must be declared in its class.
  ///
  /// Objective-C's methods can override, and be overridden, in extensions. In Swift
  /// only members of the class itself can.
  func isMoved(_ method: MethodRecord, of entry: TypeEntry) -> Bool {
    let member = ForeignOverrides.member(method, in: entry.module)
    guard !foreign.isOverridden(member), !method.isStatic,
      !method.isUncallable,
      ObjectMethodTable.selectors[method.fullName] == nil
    else { return false }
    return method.isOverride || (method.isExposed && overridden.contains(method.fullName))
      || isOverriddenBelow(method, in: entry)
  }

  /// Whether a property of an extension must be declared in its class.
  func isMoved(_ property: PropertyRecord, in module: String) -> Bool {
    guard !foreign.isOverridden(ForeignOverrides.member(property, in: module)), !property.isStatic,
      property.type != nil
    else { return false }
    return property.isOverride || (property.isExposed && overridden.contains(property.name))
  }

  func hasMovedMembers(_ entry: TypeEntry) -> Bool {
    extensions(of: entry).contains { item in
      item.record.methods.contains { isMoved($0, of: entry) }
        || item.record.properties.contains { isMoved($0, in: entry.module) }
    }
  }

  // MARK: - Looking up methods

  /// The method that a name without labels means in a class, with its superclasses.
  func methods(named name: String, in typeName: String?, module: String) -> [MethodRecord] {
    if let typeName, let item = protocolRecord(named: typeName) {
      return item.methods.filter { $0.name == name }
    }
    if let typeName, let entry = classEntry(named: typeName, in: module) {
      for level in chain(of: entry) {
        let records = [level.record] + extensions(of: level).map(\.record)
        let found = records.flatMap(\.methods).filter { $0.name == name }
        if !found.isEmpty { return found }
      }
    }
    let simple = typeName.map { String($0.split(separator: ".").last ?? "") } ?? ""
    let extended = (extensions[simple] ?? []).flatMap(\.record.methods).filter { $0.name == name }
    return extended.isEmpty ? methodsByName[name] ?? [] : extended
  }

  /// Whether a class of the project has a class method of a full name.
  func declaresStaticMethod(_ fullName: String) -> Bool {
    methodsByName[String(fullName.prefix { $0 != "(" })]?.contains {
      $0.isStatic && $0.fullName == fullName
    } ?? false
  }

  func declaresProperty(_ name: String) -> Bool { propertyTypes[name] != nil }

  func types(ofPropertiesNamed name: String) -> Set<String> { propertyTypes[name] ?? [] }

  func properties(named name: String, in typeName: String?, module: String) -> [PropertyRecord] {
    guard let typeName, let entry = classEntry(named: typeName, in: module) else { return [] }
    return chain(of: entry).flatMap { level in
      ([level.record] + extensions(of: level).map(\.record)).flatMap(\.properties)
    }.filter { $0.name == name }
  }
}
