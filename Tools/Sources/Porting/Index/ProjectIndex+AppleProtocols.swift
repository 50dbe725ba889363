/// What the project's classes implement of UIKit's protocols.
extension ProjectIndex {
  /// The members of UIKit's protocols that a method implements.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - record: The class or the extension that declares it.
  ///   - module: The module of the record.
  /// - Returns: Mostly one member, if any.
  func appleMembers(
    of method: MethodRecord,
    in record: TypeRecord,
    module: String
  ) -> [AppleProtocolTable.Member] {
    guard !method.isStatic, !method.isAsync, !method.isUncallable, method.access != "private ",
      let candidates = AppleProtocolTable.members[method.fullName],
      let entry = owner(of: record, in: module)
    else { return [] }
    let fitting = candidates.filter { fits(method, $0, in: entry) }
    let same = fitting.filter { Self.plain($0.types) == Self.plain(method.types) }
    return same.isEmpty ? fitting : same
  }

  /// The members of UIKit's protocols that a property implements.
  func appleMembers(
    of property: PropertyRecord,
    in record: TypeRecord,
    module: String
  ) -> [AppleProtocolTable.Member] {
    guard !property.isStatic, property.access != "private ",
      let candidates = AppleProtocolTable.members[property.name],
      let entry = owner(of: record, in: module)
    else { return [] }
    let conformances = self.conformances(of: entry)
    return candidates.filter { !$0.isMethod && conformances[$0.owner] != nil }
  }

  /// The name in Objective-C that a method has in a class, as the class or one above declares it.
  func appleSelector(of method: MethodRecord, inTypeNamed name: String, module: String) -> String? {
    guard let entry = classEntry(named: name, in: module) else { return nil }
    for level in chain(of: entry) {
      for record in [level.record] + extensions(of: level).map(\.record)
      where record.methods.contains(method) {
        return appleMembers(of: method, in: record, module: level.module).first?.selector
      }
    }
    return nil
  }

  /// Whether a method of an extension implements a member of UIKit's, and a class below overrides it.
  func isOverriddenBelow(_ method: MethodRecord, in entry: TypeEntry) -> Bool {
    appleOverrides.contains(entry.record.simpleName + "." + method.fullName)
      && !appleMembers(of: method, in: entry.record, module: entry.module).isEmpty
  }

  /// For each class, the members of UIKit's protocols that classes below it override.
  static func appleOverrides(of index: ProjectIndex, _ types: [TypeEntry]) -> Set<String> {
    var found: Set<String> = []
    for type in types {
      let names = type.record.methods.filter {
        $0.isOverride && AppleProtocolTable.members[$0.fullName] != nil
      }.map(\.fullName)
      guard !names.isEmpty, let entry = index.owner(of: type.record, in: type.module) else {
        continue
      }
      for level in index.chain(of: entry).dropFirst() {
        found.formUnion(names.map { level.record.simpleName + "." + $0 })
      }
    }
    return found
  }

  // MARK: - Conformances

  /// How a class comes to a conformance.
  private struct Conformance {
    var isInherited: Bool
    /// Whether the class or the one that declares the conformance is generic.
    var isGeneric: Bool
  }

  private func owner(of record: TypeRecord, in module: String) -> TypeEntry? {
    record.isExtension
      ? classEntry(named: record.name, in: module)
      : TypeEntry(module: module, path: "", record: record)
  }

  private func fits(
    _ method: MethodRecord,
    _ member: AppleProtocolTable.Member,
    in entry: TypeEntry
  ) -> Bool {
    guard member.isMethod, member.types.count == method.types.count,
      let conformance = conformances(of: entry)[member.owner]
    else { return false }
    // The compiler for iOS gives a method of a subclass the name of an optional member that it
    // implements, but not where generic classes are involved.
    if member.isOptional, conformance.isInherited, conformance.isGeneric, !method.isOverride,
      !method.isExposed
    {
      return false
    }
    return zip(Self.plain(method.types), Self.plain(member.types)).allSatisfy { own, apple in
      own == apple || classEntry(named: own, in: entry.module) == nil
    }
  }

  /// The protocols of UIKit that a class conforms to.
  private func conformances(of entry: TypeEntry) -> [String: Conformance] {
    var found: [String: Conformance] = [:]
    for (depth, level) in chain(of: entry).enumerated() {
      let names = level.record.inherited + extensions(of: level).flatMap(\.record.inherited)
      for name in names.flatMap({ appleProtocols(named: $0) }) where found[name] == nil {
        found[name] = Conformance(
          isInherited: depth > 0,
          isGeneric: entry.record.isGeneric || level.record.isGeneric
        )
      }
    }
    return found
  }

  /// The protocols of UIKit that the name of a type, a protocol of the project's included, brings.
  private func appleProtocols(named name: String, depth: Int = 0) -> [String] {
    guard depth < 16 else { return [] }
    let names = name.split(separator: "&").map { part in
      let text = part.filter { !$0.isWhitespace }
      return String(text.split(separator: ".").last ?? "")
    }
    return names.flatMap { name -> [String] in
      let known = AppleProtocolTable.closure(of: name)
      if !known.isEmpty { return known.sorted() }
      if let own = protocolRecord(named: name) {
        return own.inherited.flatMap { appleProtocols(named: $0, depth: depth + 1) }
      }
      return AppleProtocolTable.protocols(ofClass: name).flatMap {
        AppleProtocolTable.closure(of: $0).sorted()
      }
    }
  }

  /// Types without what may be written in several ways.
  static func plain(_ types: [String]) -> [String] {
    types.map { type in
      type.replacing(/\b(any|some|sending|consuming|borrowing|__owned)\s+/, with: "")
        .replacing(/@\w+\s*/, with: "")
        .replacing(/\b[A-Z]\w*\./, with: "")
        .filter { !$0.isWhitespace && $0 != "!" && $0 != "?" && $0 != "(" && $0 != ")" }
    }
  }
}
