import Foundation

/// What forbids a run of a project's tests and can be seen without reading its sources.
package enum ProjectProblems {
  /// The problems, the gravest first.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - nodes: Its targets, as the graph gives them.
  ///   - graphProblems: What the graph found wrong with them.
  /// - Returns: One error for each thing to mend.
  package static func list(
    _ project: DetectedProject,
    nodes: [PackageGraph.Node],
    graphProblems: [ToolError]
  ) -> [ToolError] {
    var problems = graphProblems
    if !nodes.contains(where: { $0.model.kind == .test }) {
      problems.append(noTests(project))
    }
    for node in nodes { problems += list(node.model, project) }
    return problems
  }

  private static func noTests(_ project: DetectedProject) -> ToolError {
    ToolError(
      what: project.isPackage
        ? "the package has no test target" : "the project has no target with unit tests",
      place: project.file ?? project.directory,
      advice: [
        project.isPackage
          ? "Add a .testTarget to the manifest."
          : "Add one in Xcode, or name its folder: --tests DIR."
      ]
    )
  }

  private static func list(_ target: TargetModel, _ project: DetectedProject) -> [ToolError] {
    if case .other = target.kind { return [] }
    let place = project.isPackage ? "in the manifest" : "in the project"
    let files = FileManager.default
    var problems: [ToolError] = []
    for root in target.roots where !files.fileExists(atPath: root) {
      problems.append(
        ToolError(
          what: "target '\(target.name)' has no folder",
          place: root,
          advice: ["Create it, or correct the target's path \(place)."]
        )
      )
    }
    guard problems.isEmpty else { return problems }
    let found = TargetFiles(of: target)
    for folder in found.unreadable {
      problems.append(
        ToolError(
          what: "a folder of target '\(target.name)' cannot be read",
          place: folder,
          advice: ["Check who may read it, or leave it out with --exclude."]
        )
      )
    }
    if problems.isEmpty, found.swift.isEmpty, found.clang.isEmpty, found.objectiveC.isEmpty {
      problems.append(
        ToolError(
          what: "target '\(target.name)' has no source files",
          place: target.roots.first ?? project.directory,
          advice: ["Put a Swift file there, or correct the target's path and sources \(place)."]
        )
      )
    }
    for resource in target.resources {
      guard let root = target.roots.first else { continue }
      let path = resource.path.hasPrefix("/") ? resource.path : "\(root)/\(resource.path)"
      guard !files.fileExists(atPath: path) else { continue }
      problems.append(
        ToolError(
          what: "target '\(target.name)' has a resource that does not exist",
          place: path,
          advice: ["Correct its path \(place), or create it."]
        )
      )
    }
    return problems
  }
}
