/// Says which plugins are not run.
package enum PluginNotes {
  /// One sentence for each plugin that targets use.
  package static func list(_ nodes: [PackageGraph.Node]) -> [String] {
    var users: [String: [String]] = [:]
    for node in nodes {
      for plugin in node.model.plugins { users[plugin, default: []].append(node.model.name) }
    }
    return users.sorted { $0.key < $1.key }.map { plugin, targets in
      "the plugin \(plugin) is not run; what it makes for \(targets.joined(separator: ", "))"
        + " is missing"
    }
  }
}
