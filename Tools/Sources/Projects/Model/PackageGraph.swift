import Foundation

/// A package with the local packages that it depends on.
package struct PackageGraph {
  /// A product that is asked for and cannot be had.
  package struct Missing: Equatable {
    /// The product or target.
    package var name: String
    /// The package that would have it, with its address.
    package var package: String
    /// The target that asks for it.
    package var target: String
    /// The command-line name to give it a folder by.
    package var identity: String
    /// The command that would bring it; `nil` if there is none.
    package var command: String?
    /// The kind of a target that is here and cannot be built, such as `binary`.
    package var kind: String?

    package init(
      name: String,
      package: String,
      target: String,
      identity: String,
      command: String? = "swift package resolve"
    ) {
      self.name = name
      self.package = package
      self.target = target
      self.identity = identity
      self.command = command
    }
  }

  /// A target with its dependencies resolved to targets.
  package struct Node: Equatable {
    package var model: TargetModel
    package var package: String
    package var dependencies: [String]

    package init(model: TargetModel, package: String, dependencies: [String]) {
      self.model = model
      self.package = package
      self.dependencies = dependencies
    }
  }

  /// The package itself.
  package private(set) var root: PackageModel
  private var packages: [String: PackageModel] = [:]
  package private(set) var missing: [Missing] = []
  /// What forbids a build of the targets, such as a cycle; known after ``nodesForTests()``.
  package private(set) var problems: [ToolError] = []
  /// The test targets to run; `nil` for all.
  package var chosenTests: Set<String>?

  /// Reads a package and the local packages below it.
  ///
  /// - Parameters:
  ///   - directory: The package's folder.
  ///   - overrides: Folders for remote packages by identity or name, in lower case.
  ///   - reader: Reads the manifests.
  /// - Throws: ``ToolError`` if a manifest cannot be read.
  package init(directory: String, overrides: [String: String], reader: ManifestReader) throws {
    try self.init(root: reader.read(directory), overrides: overrides, reader: reader)
  }

  /// Reads the local packages below a package that is known already.
  ///
  /// - Parameters:
  ///   - root: The package, or what stands for one.
  ///   - overrides: Folders for remote packages by identity or name, in lower case.
  ///   - reader: Reads the manifests.
  /// - Throws: ``ToolError`` if a manifest cannot be read.
  package init(root: PackageModel, overrides: [String: String], reader: ManifestReader) throws {
    self.root = root
    let directory = root.directory
    var waiting = root.dependencies
    while let dependency = waiting.popLast() {
      guard packages[dependency.identity] == nil else { continue }
      guard let path = Self.folder(of: dependency, root: directory, overrides: overrides) else {
        continue
      }
      try GraphProblems.requirePackage(at: path, for: dependency, of: directory)
      let package = try reader.read(path, traits: dependency.traits)
      packages[dependency.identity] = package
      waiting += package.dependencies
    }
  }

  /// A graph of one package, without dependencies.
  package init(_ package: PackageModel) {
    root = package
  }

  /// Notes what cannot be had beside the products of packages.
  package mutating func add(missing more: [Missing]) { missing += more }

  /// The test targets that are run.
  package var testTargets: [TargetModel] {
    root.targets.filter { $0.kind == .test && chosenTests?.contains($0.name) ?? true }
  }

  private static func folder(
    of dependency: PackageModel.Dependency,
    root: String,
    overrides: [String: String]
  ) -> String? {
    let tail = dependency.url.map { URL(fileURLWithPath: $0).deletingPathExtension() }
    let names = [dependency.identity, dependency.name?.lowercased()]
    for name in names.compactMap(\.self) {
      if let path = overrides[name] { return path }
    }
    if let path = dependency.path { return path }
    // What an earlier `swift package resolve` brought is as good as a local package.
    guard let last = tail?.lastPathComponent else { return nil }
    let checkouts = [".build/checkouts", "SourcePackages/checkouts"].map { "\(root)/\($0)/\(last)" }
    return checkouts.first { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
  }

  /// The targets that the tests need, dependencies first.
  package mutating func nodesForTests() -> [Node] {
    var walk = Walk()
    for target in testTargets { visit(target, of: root, &walk) }
    problems = walk.problems
    return walk.result
  }

  /// What a walk over the targets has seen so far.
  private struct Walk {
    /// The folder of the package of each target.
    var done: [String: String] = [:]
    /// The targets from the first one down to the present one.
    var path: [String] = []
    var result: [Node] = []
    var problems: [ToolError] = []
  }

  private mutating func visit(
    _ target: TargetModel,
    of package: PackageModel,
    _ walk: inout Walk
  ) {
    if let known = walk.done[target.name] {
      if known != package.directory {
        walk.problems.append(
          GraphProblems.twins(target.name, known, package.directory)
        )
      } else if let start = walk.path.firstIndex(of: target.name) {
        let names = walk.path[start...] + [target.name]
        walk.problems.append(GraphProblems.cycle(Array(names), in: package.directory))
      }
      return
    }
    walk.done[target.name] = package.directory
    // What a plugin or a macro needs is no module of the tests.
    if case .other(let kind) = target.kind {
      var item = Missing(
        name: target.name,
        package: package.name,
        target: walk.path.last ?? target.name,
        identity: package.name.lowercased()
      )
      item.kind = kind
      missing.append(item)
      return
    }
    walk.path.append(target.name)
    var names: [String] = []
    for requirement in target.requirements {
      for (found, owner) in resolve(requirement, of: target, in: package) {
        visit(found, of: owner, &walk)
        if !names.contains(found.name), isBuildable(found) { names.append(found.name) }
      }
    }
    walk.path.removeLast()
    walk.result.append(Node(model: target, package: package.name, dependencies: names))
  }

  private func isBuildable(_ target: TargetModel) -> Bool {
    if case .other = target.kind { return false }
    return true
  }

  private mutating func resolve(
    _ requirement: TargetModel.Requirement,
    of target: TargetModel,
    in package: PackageModel
  ) -> [(TargetModel, PackageModel)] {
    let name: String
    var owner: String?
    switch requirement {
    case .target(let own), .byName(let own):
      if let found = package.targets.first(where: { $0.name == own }) { return [(found, package)] }
      name = own
    case .product(let product, let from):
      name = product
      owner = from
    }
    for dependency in package.dependencies where owner.map({ matches(dependency, $0) }) ?? true {
      guard let other = packages[dependency.identity],
        let product = other.products.first(where: { $0.name == name })
      else { continue }
      return other.targets.filter { product.targets.contains($0.name) }.map { ($0, other) }
    }
    let origin = package.dependencies.first { matches($0, owner ?? name) }
    missing.append(
      Missing(
        name: name,
        package: origin?.url ?? origin?.path ?? owner ?? "an unknown package",
        target: target.name,
        identity: origin?.identity ?? name.lowercased()
      )
    )
    return []
  }

  private func matches(_ dependency: PackageModel.Dependency, _ name: String) -> Bool {
    let name = name.lowercased()
    return dependency.identity == name || dependency.name?.lowercased() == name
      || packages[dependency.identity]?.name.lowercased() == name
  }
}
