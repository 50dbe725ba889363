/// Puts together what chosen test targets need: targets of projects, packages and folders.
final class XcodeAssembly {
  private var universe: XcodeUniverse
  private let request: ProjectRequest
  private let folders: DependencyFolders
  private let configuration: String?
  private let place: String
  private(set) var notes: [String]
  private(set) var missing: [PackageGraph.Missing] = []

  private var models: [TargetModel] = []
  /// The models under construction, outermost first, to see circles.
  private var open: [String] = []
  /// Which target a module is made of.
  private var origins: [String: XcodeTarget.Reference] = [:]
  private var packages: [PackageModel.Dependency] = []

  init(
    _ universe: XcodeUniverse,
    request: ProjectRequest,
    place: String,
    configuration: String?
  ) {
    self.universe = universe
    self.request = request
    self.place = place
    self.configuration = configuration
    let own = universe.projects.map { Paths.folder($0.file.path) } + [Paths.folder(place)]
    folders = DependencyFolders(
      folders: XcodeTargetModel.unique(own),
      given: request.dependencies
    )
    notes = universe.notes
  }

  /// The package that stands for the project.
  ///
  /// - Throws: ``ToolError`` for circles, files that do not exist, and modules of the same name.
  func package(_ tests: [XcodeTarget], name: String) throws -> PackageModel {
    for path in XcodeTargetModel.unique(universe.localPackages) { addPackage(path: path, url: nil) }
    for address in universe.remotePackages { addPackage(path: nil, url: address) }
    for test in tests { _ = try add(test) }
    nameMissing()
    var package = PackageModel(
      name: name,
      directory: Paths.folder(place),
      toolsVersion: "5.9.0"
    )
    package.dependencies = packages
    package.targets = models
    return package
  }

  private func addPackage(path: String?, url: String?) {
    let last = Paths.name(path ?? url ?? "")
    let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    let identity = name.lowercased()
    guard !packages.contains(where: { $0.identity == identity }) else { return }
    packages.append(.init(identity: identity, name: name, path: path, url: url))
  }

  // MARK: - Targets

  /// Adds a target and what it needs; the modules that whoever depends on it gets.
  private func add(_ given: XcodeTarget) throws -> [String] {
    guard let target = universe.iOSSibling(of: given) else { return [] }
    switch target.kind {
    case .userInterfaceTest, .other: return []
    case .aggregate: return try dependencies(of: target)
    default: break
    }
    let module = target.module
    if let start = open.firstIndex(of: module), origins[module] == target.reference {
      throw circle(open[start...] + [module])
    }
    if let other = origins[module] {
      guard other != target.reference else { return [module] }
      throw sameModule(target, other)
    }
    origins[module] = target.reference
    open.append(module)
    defer { open.removeLast() }
    let root = universe.projects.first { $0.file.path == target.reference.project }?.file.sourceRoot
    let built = XcodeTargetModel(
      target,
      sourceRoot: root ?? Paths.folder(place),
      excludes: request.excludes.map { Paths.join(request.folder, $0) }
    )
    try check(built.missing, of: target)
    let needs = try dependencies(of: target)
    // A target without sources of its own, such as the umbrella of pods, is what it needs.
    if built.model.files?.isEmpty ?? true, target.kind != .unitTest {
      if built.isForeign, !universe.isUmbrella(target) { noteForeign(target) }
      return needs
    }
    notes += built.notes
    var model = built.model
    model.requirements += needs.map { .target($0) }
    addProducts(target.packageProducts, to: &model)
    try addImports(to: &model)
    if target.kind == .unitTest { model.host = host(of: target)?.module }
    models.append(model)
    return [module]
  }

  private func dependencies(of target: XcodeTarget) throws -> [String] {
    var found = target.dependencies.compactMap(universe.target)
    found += target.linked.compactMap {
      universe.target(product: $0, near: target.reference.project)
    }
    if let host = host(of: target) { found.append(host) }
    var modules: [String] = []
    for other in found where other.reference != target.reference {
      modules += try add(other).filter { !modules.contains($0) }
    }
    return modules
  }

  /// The app that tests run in.
  private func host(of target: XcodeTarget) -> XcodeTarget? {
    guard target.kind == .unitTest, let wrapper = target.hostWrapper else { return nil }
    return universe.target(product: wrapper, near: target.reference.project)
      ?? target.dependencies.compactMap(universe.target).first { $0.kind == .app }
  }

  private func addProducts(_ products: [XcodeTarget.PackageProduct], to model: inout TargetModel) {
    for product in XcodeTargetModel.unique(products.map(\.name)) {
      let package = products.first { $0.name == product }?.package
      let identity = packages.first { package != nil && ($0.path == package || $0.url == package) }
      if identity == nil, let given = folders.find(product), case .package(let path) = given {
        addPackage(path: path, url: nil)
      }
      model.requirements.append(.product(product, package: identity?.identity))
    }
  }

  // MARK: - Imports

  /// Adds what the sources import without the project saying so.
  private func addImports(to model: inout TargetModel) throws {
    let own = model.name
    let known = Set(model.requirements.map(\.name))
    for module in ImportScan.modules(ofFiles: model.files ?? []).subtracting(known).sorted()
    where module != own {
      if let target = universe.targets.first(where: { $0.canBeImported && $0.module == module }) {
        guard !open.contains(module) else { continue }
        model.requirements += try add(target).map { .target($0) }
      } else if let requirement = try folderModule(module) {
        model.requirements.append(requirement)
      }
    }
  }

  /// A module that stands in a folder of its own.
  private func folderModule(_ module: String) throws -> TargetModel.Requirement? {
    if models.contains(where: { $0.name == module }) { return .target(module) }
    guard !Self.system.contains(module), let content = folders.find(module) else { return nil }
    switch content {
    case .package(let path):
      addPackage(path: path, url: nil)
      return .product(module, package: nil)
    case .project(let path):
      try universe.add(project: path, configuration: configuration)
      guard let target = universe.targets.first(where: { $0.canBeImported && $0.module == module })
      else { return nil }
      return try add(target).first.map { .target($0) }
    case .folder(let path):
      var model = DependencyFolders.model(module, at: path)
      let files = TargetFiles(of: model).swift.map(\.path)
      guard !files.isEmpty else { return nil }
      open.append(module)
      defer { open.removeLast() }
      model.files = files
      try addImports(to: &model)
      models.append(model)
      notes.append("\(module): taken from \(path)")
      return .target(module)
    }
  }

  /// Modules that nobody puts into a folder.
  private static let system: Set<String> = [
    "UIKit", "Foundation", "XCTest", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "Testing",
  ]

  // MARK: - What is missing

  /// Names what lists of dependencies ask for and nobody has.
  private func nameMissing() {
    let lists = DependencyLists(in: folders.folders)
    let known = Set(models.map(\.name) + models.flatMap { $0.requirements.map(\.name) })
    for entry in lists.entries where !known.contains(entry.name) {
      missing.append(
        .init(
          name: entry.name,
          package: entry.file,
          target: "",
          identity: entry.name,
          command: entry.command
        )
      )
    }
  }

  private func noteForeign(_ target: XcodeTarget) {
    missing.append(
      .init(
        name: target.module,
        package: "the target '\(target.name)' of Objective-C or C sources",
        target: "",
        identity: target.module,
        command: nil
      )
    )
  }

  private func check(_ missing: [String], of target: XcodeTarget) throws {
    guard let first = missing.first else { return }
    let others = missing.count == 1 ? [] : ["\(missing.count - 1) more are missing."]
    throw ToolError(
      what: "target '\(target.name)' lists a file that does not exist",
      place: first,
      advice: others + [
        "Bring it back or take it out of the project; --exclude PATH leaves it out of this run."
      ]
    )
  }

  private func circle(_ modules: ArraySlice<String>) -> ToolError {
    ToolError(
      what: "the targets depend on each other in a circle",
      place: place,
      advice: [modules.joined(separator: " → "), "Take one of the dependencies out in Xcode."]
    )
  }

  private func sameModule(_ target: XcodeTarget, _ other: XcodeTarget.Reference) -> ToolError {
    let first = universe.target(other)?.name ?? ""
    return ToolError(
      what: "two targets make a module named '\(target.module)': \(first) and \(target.name)",
      place: target.reference.project,
      advice: [
        "Name the test targets to run with --target, or give one target another product name."
      ]
    )
  }
}

extension XcodeTarget {
  /// Whether sources can name it in an import.
  var canBeImported: Bool {
    isForIOS && (kind == .framework || kind == .library || kind == .app)
  }
}

extension XcodeUniverse {
  /// Whether CocoaPods made the target only to hold others together.
  func isUmbrella(_ target: XcodeTarget) -> Bool {
    target.name.hasPrefix("Pods-") || target.sources.allSatisfy { $0.hasSuffix("-dummy.m") }
  }
}
