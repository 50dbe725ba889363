import Findings
import InterfaceBuilder

/// `segue_identifier_unknown`: the code performs a segue that its scene does not have.
///
/// `scene_identifier_unknown`: it asks for a scene that the storyboard does not have.
/// `storyboard_unknown`, `nib_unknown`: it names a document that does not exist.
///
/// iOS raises in all four cases. Only texts that stand in the call are compared.
struct LiteralRule: InterfaceRule {
  static func findings(in context: CheckContext) -> [Finding] {
    guard !context.documents.isEmpty, context.knowsAllDocuments else { return [] }
    let storyboards = context.documents.filter(\.isStoryboard)
    let xibs = Set(context.documents.filter { !$0.isStoryboard }.map(\.name))
    return context.code.literals.compactMap { literal in
      switch literal.kind {
      case .segue: segue(literal, storyboards, context)
      case .scene(let name): scene(literal, name, storyboards, context)
      case .storyboard:
        document(literal, "storyboard", Set(storyboards.map(\.name)), context)
      case .nib: document(literal, "nib", xibs, context)
      case .registration, .construction: nil
      }
    }
  }

  private static func finding(
    _ rule: String,
    _ literal: CodeLiteral,
    _ message: String,
    _ context: CheckContext
  ) -> Finding {
    context.finding(rule, .error, literal.path, literal.line, literal.column, message)
  }

  private static func segue(
    _ literal: CodeLiteral,
    _ storyboards: [CheckedDocument],
    _ context: CheckContext
  ) -> Finding? {
    let all = storyboards.flatMap { document in
      document.segues.compactMap { $0.element.attributes["identifier"] }
    }
    guard let type = literal.type, literal.isOwn else {
      guard !all.contains(literal.value) else { return nil }
      return finding(
        "segue_identifier_unknown",
        literal,
        "no storyboard has a segue '\(literal.value)'" + context.hint(literal.value, among: all),
        context
      )
    }
    let scenes = context.appearances.filter { appearance in
      appearance.document.isStoryboard && context.code.isKind(appearance.type, of: type)
    }
    let own = scenes.flatMap { $0.document.segueIdentifiers(ofSceneAround: $0.index) }
    guard !own.contains(literal.value) else { return nil }
    // Extensions of UIKit's classes, and classes that no scene names, may be of any scene.
    guard !scenes.isEmpty || !all.contains(literal.value) else { return nil }
    return finding(
      "segue_identifier_unknown",
      literal,
      (scenes.isEmpty
        ? "no storyboard has a segue '\(literal.value)'"
        : "no scene of \(type) has a segue '\(literal.value)'")
        + context.hint(literal.value, among: own.isEmpty ? all : own),
      context
    )
  }

  private static func scene(
    _ literal: CodeLiteral,
    _ name: String?,
    _ storyboards: [CheckedDocument],
    _ context: CheckContext
  ) -> Finding? {
    let wanted = name.map { name in storyboards.filter { $0.name == name } } ?? storyboards
    let known = wanted.flatMap(\.sceneIdentifiers)
    // A storyboard that does not exist is found by its name.
    guard !wanted.isEmpty, !known.contains(literal.value) else { return nil }
    return finding(
      "scene_identifier_unknown",
      literal,
      (name.map { "\($0) has no scene" } ?? "no storyboard has a scene") + " '\(literal.value)'"
        + context.hint(literal.value, among: known),
      context
    )
  }

  private static func document(
    _ literal: CodeLiteral,
    _ what: String,
    _ known: Set<String>,
    _ context: CheckContext
  ) -> Finding? {
    guard !literal.isElsewhere, !known.contains(literal.value),
      !context.unreadableNames.contains(literal.value)
    else { return nil }
    return finding(
      "\(what)_unknown",
      literal,
      "there is no \(what == "nib" ? "xib" : what) '\(literal.value)'"
        + context.hint(literal.value, among: Array(known)),
      context
    )
  }
}

extension CheckedDocument {
  /// The identifiers of the segues of the scene around an element.
  func segueIdentifiers(ofSceneAround index: Int) -> [String] {
    let scene = nodes[index].scene
    return segues.filter { nodes[$0.owner].scene == scene }
      .compactMap { $0.element.attributes["identifier"] }
  }
}
