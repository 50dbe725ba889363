import Findings

/// `scene_class_made_in_code`: a controller whose outlets a scene connects is made by its plain
/// initialiser; its outlets stay `nil` and the first use of one stops the app.
struct ConstructionRule: InterfaceRule {
  static func findings(in context: CheckContext) -> [Finding] {
    var scenes: [String: CheckContext.Appearance] = [:]
    var xibs: Set<String> = Set(context.documents.filter { !$0.isStoryboard }.map(\.name))
    for appearance in context.appearances {
      if !appearance.document.isStoryboard {
        xibs.insert(appearance.type.name)
      } else if appearance.document.controllers.contains(appearance.index) {
        scenes[appearance.type.name] = appearance
      }
    }
    return context.code.literals.compactMap { literal -> Finding? in
      guard literal.kind == .construction, let scene = scenes[literal.value],
        !xibs.contains(literal.value), !xibs.contains(String(literal.value.dropLast(10))),
        !context.code.makesItself(scene.type),
        let outlet = context.code.members(of: scene.type).first(where: { $0.kind == .outlet })
      else { return nil }
      return context.finding(
        "scene_class_made_in_code",
        .warning,
        literal.path,
        literal.line,
        literal.column,
        "\(literal.value)() comes without its scene in \(scene.document.name): its outlets, such "
          + "as '\(outlet.swiftName)', stay nil"
      )
    }
  }
}
