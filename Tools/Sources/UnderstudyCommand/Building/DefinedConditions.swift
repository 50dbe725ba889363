import Projects

extension [PackageGraph.Node] {
  /// The targets with further compilation conditions in those of one package.
  func defining(_ conditions: [String], in package: String) -> [PackageGraph.Node] {
    guard !conditions.isEmpty else { return self }
    return map { node in
      guard node.package == package else { return node }
      var node = node
      node.model.conditions += conditions
      node.model.settings += conditions.map { ".define(\(ManifestSettings.literal($0)))" }
      return node
    }
  }
}
