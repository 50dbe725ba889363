import Findings
import InterfaceBuilder

/// `scene_identifier_duplicate`: two scenes of a storyboard have one identifier.
///
/// `initial_controller_unknown`: the storyboard begins with an object that it does not have.
/// `initial_controller_missing`: it has no first controller, and the app, a reference or the code
/// asks for it.
/// `storyboard_reference_unknown`: a reference leads to a storyboard or scene that does not exist.
struct SceneRule: InterfaceRule {
  static func findings(in context: CheckContext) -> [Finding] {
    let asked = asked(context)
    return context.documents.filter(\.isStoryboard).flatMap { document in
      duplicates(document, context) + initial(document, asked, context)
        + references(document, context)
    }
  }

  private static func duplicates(
    _ document: CheckedDocument,
    _ context: CheckContext
  ) -> [Finding] {
    var lines: [String: Int] = [:]
    return document.controllers.compactMap { index in
      let element = document.nodes[index].element
      guard let identifier = element.attributes["storyboardIdentifier"] else { return nil }
      guard let first = lines[identifier] else {
        lines[identifier] = element.line
        return nil
      }
      return context.finding(
        "scene_identifier_duplicate",
        .error,
        document,
        element,
        "\(element.words) has the storyboard identifier '\(identifier)' of the scene in line "
          + "\(first)"
      )
    }
  }

  /// The storyboards whose first controller somebody asks for, with the one who does.
  private static func asked(_ context: CheckContext) -> [String: String] {
    var asked: [String: String] = [:]
    for document in context.documents {
      for node in document.nodes where node.element.name == "viewControllerPlaceholder" {
        let attributes = node.element.attributes
        if let name = attributes["storyboardName"], attributes["referencedIdentifier"] == nil,
          attributes["bundleIdentifier"] == nil
        {
          asked[name] = "a reference in \(document.name)"
        }
      }
    }
    for literal in context.code.literals where literal.kind == .storyboard(isInitial: true) {
      if !literal.isElsewhere { asked[literal.value] = "the code" }
    }
    for name in context.mainStoryboards { asked[name] = "the app's launch" }
    return asked
  }

  private static func initial(
    _ document: CheckedDocument,
    _ asked: [String: String],
    _ context: CheckContext
  ) -> [Finding] {
    guard let root = document.nodes.first?.element else { return [] }
    if let id = root.attributes["initialViewController"] {
      guard document.index(id) == nil else { return [] }
      return [
        context.finding(
          "initial_controller_unknown",
          .error,
          document,
          root,
          "the initial controller is \(id), which no object of \(document.name) has"
        )
      ]
    }
    guard let who = asked[document.name] else { return [] }
    return [
      context.finding(
        "initial_controller_missing",
        .error,
        document,
        root,
        "\(document.name) has no initial controller, and \(who) asks for it"
      )
    ]
  }

  private static func references(
    _ document: CheckedDocument,
    _ context: CheckContext
  ) -> [Finding] {
    document.nodes.compactMap { node in
      let element = node.element
      guard element.name == "viewControllerPlaceholder",
        element.attributes["bundleIdentifier"] == nil
      else { return nil }
      let name = element.attributes["storyboardName"] ?? document.name
      let targets = context.documents.filter { $0.isStoryboard && $0.name == name }
      func finding(_ message: String) -> Finding {
        context.finding("storyboard_reference_unknown", .error, document, element, message)
      }
      guard !targets.isEmpty else {
        guard context.knowsAllDocuments, !context.unreadableNames.contains(name) else { return nil }
        let names = context.documents.filter(\.isStoryboard).map(\.name)
        return finding(
          "\(element.words) leads to the storyboard '\(name)', which does not exist"
            + context.hint(name, among: names)
        )
      }
      guard let identifier = element.attributes["referencedIdentifier"] else { return nil }
      let known = targets.flatMap(\.sceneIdentifiers)
      guard !known.contains(identifier) else { return nil }
      return finding(
        "\(element.words) leads to the scene '\(identifier)', which \(name) does not have"
          + context.hint(identifier, among: known)
      )
    }
  }
}

extension CheckedDocument {
  /// The identifiers of its scenes.
  var sceneIdentifiers: [String] {
    controllers.compactMap { nodes[$0].element.attributes["storyboardIdentifier"] }
  }
}
