/// The members that a project adds to classes of others, and overrides below them.
///
/// `extension UIView { @objc func setUp() }` and `override func setUp()` in a subclass
/// work together by Objective-C's messages. Swift cannot override such a member.
struct ForeignOverrides: Sendable {
  /// What tells a member: its full name, and its parameters' types.
  struct Member: Hashable, Sendable {
    var module: String
    var name: String
    var types: [String]
  }

  /// A class that overrides, and how deep it stands below the outermost class known.
  struct Override: Hashable, Sendable {
    var type: String
    var path: String
    var depth: Int
  }

  private var bases: [Member: [(type: String, path: String)]] = [:]
  private var overrides: [Member: [Override]] = [:]
  /// What classes of other modules override; their names are unknown to the extension's module,
  /// so they are asked by a message.
  private var distantBases: Set<Member> = []
  private var distantOverrides: [Member: [Override]] = [:]

  /// The names of the members in extensions.
  private var names: Set<String> = []

  init() {}

  static func member(_ method: MethodRecord, in module: String) -> Member {
    Member(module: module, name: method.fullName, types: method.types)
  }

  static func member(_ property: PropertyRecord, in module: String) -> Member {
    Member(module: module, name: property.name, types: [])
  }

  /// Notes what an extension adds to a class that the project does not declare.
  mutating func add(base entry: ProjectIndex.TypeEntry) {
    for method in entry.record.methods
    where method.isExposed && !method.isOverride && !method.isStatic && !method.isUncallable {
      note(Self.member(method, in: entry.module), entry)
    }
    for property in entry.record.properties
    where property.isExposed && !property.isOverride && !property.isStatic {
      note(Self.member(property, in: entry.module), entry)
    }
  }

  private mutating func note(_ member: Member, _ entry: ProjectIndex.TypeEntry) {
    bases[member, default: []].append((entry.record.name, entry.path))
    names.insert(member.name)
  }

  /// Notes what a class or an extension overrides.
  ///
  /// - Parameters:
  ///   - entry: The class or the extension.
  ///   - root: The class of others at the top, whose name ends as its family's names do.
  ///   - depth: The number of the project's classes from there.
  mutating func add(override entry: ProjectIndex.TypeEntry, root: String, depth: Int) {
    guard !names.isEmpty else { return }
    let methods = entry.record.methods.filter {
      $0.isOverride && !$0.isStatic && names.contains($0.fullName)
    }
    let properties = entry.record.properties.filter {
      $0.isOverride && !$0.isStatic && names.contains($0.name)
    }
    let members =
      methods.map { Self.member($0, in: entry.module) }
      + properties.map { Self.member($0, in: entry.module) }
    for member in members {
      let new = Override(type: entry.record.name, path: entry.path, depth: depth)
      if isBase(member, root) {
        overrides[member, default: []].append(new)
        continue
      }
      let others = modules.map { Member(module: $0, name: member.name, types: member.types) }
        .filter { isBase($0, root) }
      guard !others.isEmpty else { continue }
      distantBases.formUnion(others)
      distantOverrides[member, default: []].append(new)
    }
  }

  private func isBase(_ member: Member, _ root: String) -> Bool {
    bases[member]?.contains { Self.isFamily($0.type, root) } ?? false
  }

  private var modules: [String] { Set(bases.keys.map(\.module)).sorted() }

  /// Whether a class of another module overrides what an extension adds.
  func isOverriddenElsewhere(_ member: Member) -> Bool { distantBases.contains(member) }

  /// Whether a class overrides what an extension in another module adds.
  func overridesElsewhere(_ member: Member, in type: String) -> Bool {
    distantOverrides[member]?.contains { $0.type == type } ?? false
  }

  /// Whether a class overrides a member of this name from another module.
  func overridesElsewhere(name: String, in type: String) -> Bool {
    distantOverrides.contains { $0.key.name == name && $0.value.contains { $0.type == type } }
  }

  /// Whether one of two foreign classes may descend from the other.
  private static func isFamily(_ base: String, _ other: String) -> Bool {
    if base == "NSObject" || base == "UIResponder" { return true }
    return base.hasSuffix("Controller") == other.hasSuffix("Controller")
  }

  /// The classes that override a member, the deepest first.
  func overrides(of member: Member) -> [Override] {
    (overrides[member] ?? []).sorted { ($0.depth, $1.type) > ($1.depth, $0.type) }
  }

  func isOverridden(_ member: Member) -> Bool { overrides[member] != nil }

  func overrides(_ member: Member, in type: String) -> Bool {
    overrides[member]?.contains { $0.type == type } ?? false
  }

  /// The files in which something is renamed.
  var paths: Set<String> {
    Set(overrides.keys.flatMap { bases[$0]?.map(\.path) ?? [] })
      .union(overrides.values.joined().map(\.path))
      .union(distantBases.flatMap { bases[$0]?.map(\.path) ?? [] })
      .union(distantOverrides.values.joined().map(\.path))
  }
}
