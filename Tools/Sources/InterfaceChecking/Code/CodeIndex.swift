import Foundation
import Projects

/// All classes of the sources, with what they inherit across files.
struct CodeIndex {
  /// What the name of a class in a document stands for.
  enum Resolution {
    case swift(CodeType)
    /// A class of UIKit or another of Apple's frameworks.
    case apple
    /// A class whose declaration cannot be read: Objective-C's or a library's.
    case unreadable
    /// A class of the project's own modules that no source declares.
    case missing(near: String?)
    /// A Swift class that a document names as if it were Objective-C's.
    case withoutModule(CodeType)
    /// A Swift class of another module than the document says.
    case elsewhere(CodeType)
  }

  let literals: [CodeLiteral]
  /// The base names of methods that the code selects.
  let selected: Set<String>
  /// Whether the sources use modules that are neither theirs nor Apple's.
  let hasForeignModules: Bool
  private let classes: [String: [CodeType]]
  private let extensions: [String: [CodeType]]
  private let given: [String: CodeType]
  private let objectiveC: Set<String>
  private let modules: Set<String>

  init(_ facts: [CodeFacts], objectiveC: Set<String>, modules: Set<String>) {
    literals = facts.flatMap(\.literals)
    selected = facts.reduce(into: []) { $0.formUnion($1.selected) }
    let types = facts.flatMap(\.types)
    classes = Dictionary(grouping: types.filter { !$0.isExtension }, by: \.name)
    extensions = Dictionary(grouping: types.filter(\.isExtension), by: \.name)
    given = Dictionary(
      types.compactMap { type in type.givenName.map { ($0, type) } },
      uniquingKeysWith: { first, _ in first }
    )
    self.objectiveC = objectiveC
    self.modules = modules
    hasForeignModules = facts.contains { file in
      file.imports.contains { !modules.contains($0) && !AppleNames.modules.contains($0) }
    }
  }

  /// All classes, ordered by path and line.
  var all: [CodeType] {
    classes.values.joined().sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// The class that a document names.
  ///
  /// - Parameters:
  ///   - name: The custom class.
  ///   - module: The custom module, if any.
  ///   - own: The modules of the document's own targets, if it says that the class is theirs.
  /// - Returns: What the name stands for.
  func resolve(_ name: String, module: String?, own: Set<String>?) -> Resolution {
    if name.hasPrefix("_Tt") { return .unreadable }
    if let given = given[name] { return .swift(given) }
    let found = classes[name] ?? []
    guard let module else {
      if objectiveC.contains(name) { return .unreadable }
      if let first = found.first { return .withoutModule(first) }
      return AppleNames.isApples(name) ? .apple : .unreadable
    }
    let wanted = own ?? [module]
    if let match = found.first(where: {
      $0.modules.isEmpty || wanted.isEmpty || !$0.modules.isDisjoint(with: wanted)
    }) {
      return .swift(match)
    }
    if objectiveC.contains(name) { return .unreadable }
    if let other = found.first, !AppleNames.modules.contains(module) { return .elsewhere(other) }
    guard own != nil || modules.contains(module) else { return .unreadable }
    return .missing(near: Suggestion.nearest(to: name, among: classes.keys.sorted()))
  }

  /// A class with its superclasses in the sources, the class first, and whether the rest is Apple's.
  func chain(of type: CodeType) -> (types: [CodeType], isReadable: Bool) {
    var types = [type]
    while let parent = types[types.count - 1].inherited.first {
      let same = classes[parent] ?? []
      let module = type.modules
      guard
        let next = same.first(where: { !$0.modules.isDisjoint(with: module) }) ?? same.first,
        !types.contains(where: { $0.path == next.path && $0.line == next.line })
      else { return (types, AppleNames.isApples(parent)) }
      types.append(next)
    }
    return (types, true)
  }

  /// The class of a name with its superclasses in the sources; empty if there is none.
  func chain(named name: String) -> [CodeType] {
    (classes[name] ?? []).first.map { chain(of: $0).types } ?? []
  }

  /// The members of a class: its own, inherited ones, and those of extensions of either.
  func members(of type: CodeType) -> [CodeMember] {
    let types = chain(of: type).types
    return types.flatMap { own in
      own.members + (extensions[own.name] ?? []).flatMap(\.members)
    } + appleMembers
  }

  /// The members of one class alone and of its extensions.
  func ownMembers(of type: CodeType) -> [CodeMember] {
    type.members + (extensions[type.name] ?? []).flatMap(\.members)
  }

  /// The members that extensions add to Apple's classes.
  var appleMembers: [CodeMember] {
    extensions.filter { classes[$0.key] == nil }.values.joined().flatMap(\.members)
  }

  /// Whether a class makes itself: its view, or its nib.
  func makesItself(_ type: CodeType) -> Bool {
    chain(of: type).types.contains { own in
      own.makesItself || (extensions[own.name] ?? []).contains(where: \.makesItself)
    }
  }

  /// Whether a class is another or inherits from it.
  func isKind(_ type: CodeType, of name: String) -> Bool {
    chain(of: type).types.contains { $0.name == name }
  }
}
