import Foundation
import Porting
import Projects

/// The package that stands in for the user's: lowered sources, the same targets.
///
/// Files are written only when their text changes, so that the compiler's own
/// knowledge of what is up to date stays true from run to run.
struct ShadowPackage {
  /// The folder of everything, below the user's `.build`.
  var cache: String
  /// Its own folder.
  var directory: String { cache + "/package" }
  /// Where the models are that stand beside the program.
  var models: String { cache + "/models" }
  /// Where the modules of the runtime are linked.
  var modules: String { cache + "/modules" }

  private(set) var map: PathMap
  private(set) var findings: [PortingFinding] = []
  /// The names of the types that the user's own sources declare.
  ///
  /// It is asked for when a build failed, and takes a while.
  var declaredTypes: Set<String> {
    texts.reduce(into: []) { $0.formUnion(DeclaredTypes.names(in: $1)) }
  }
  private var texts: [String] = []
  /// The modules that have an entry point, which tests can launch.
  private(set) var programs: Set<String> = []
  /// The classes that Objective-C knows by another name, as `Name=Module.Class`.
  private(set) var classNames: [String] = []
  /// The test classes inside other types, by their whole names.
  private(set) var nestedCases: [String] = []
  /// The files of UI tests.
  private var leftOut: [String] = []
  private var kept: Set<String> = []
  /// What each target's own sources declare of what the generated file would.
  private var ownTime: [String: Set<VirtualTimeShim.Declared>] = [:]

  init(cache: String, base: String) {
    self.cache = cache
    map = PathMap(base: base)
  }

  /// The folder of a target, relative to the package.
  static func folder(of target: String) -> String { "Targets/\(target)" }

  /// Writes the package.
  ///
  /// - Throws: ``ToolError`` if a file cannot be read or written.
  mutating func write(
    _ package: PackageModel,
    nodes: [PackageGraph.Node],
    isFolder: Bool,
    console: Console
  ) throws {
    var nodes = nodes
    var sources: [Lowering.Source] = []
    let names = nodes.map(\.model.name)
    for index in nodes.indices {
      let target = nodes[index].model
      let files = TargetFiles(of: target)
      let folder = "\(directory)/\(Self.folder(of: target.name))"
      let own = try read(files, of: target, into: folder)
      sources += own
      let isNative = !NativeModules.testLibraries(among: [nodes[index]], own).isEmpty
      let shim = isNative ? nil : testShim(of: target, own)
      if target.kind == .test, let specs = QuickShim(own.map(\.text)).text {
        try put(specs, at: "\(folder)/\(QuickShim.fileName)")
      }
      if target.bundle != nil {
        try put(BundleShim.text, at: "\(folder)/\(BundleShim.fileName)")
      }
      try writeOthers(files, of: target, tests: shim, into: folder)
      nodes[index].model.resources = try copyResources(of: target, into: folder)
      let models = files.swift.isEmpty ? [] : DataModel.models(files, of: target)
      sources += generated(models, of: target, into: folder)
      let modules = DataModel.modulesText(target.name, among: names)
      nodes[index].model.resources += try copy(models, isFolder, modules, into: folder)
    }
    noteLeftOut(console)
    console.progress("Lowering \(sources.count) files")
    let lowering = Lowering(
      availableModules: Set(RuntimeProduct.modules),
      nativeModules: NativeModules.names(among: nodes, sources),
      xcodeModules: Self.xcodeModules(package, isFolder: isFolder),
      conditions: Set(nodes.flatMap(\.model.conditions)).union(["DEBUG", "SWIFT_PACKAGE"]),
      dropsEntryPoint: !nodes.contains { $0.model.kind == .executable },
      cache: cache + "/lowered"
    )
    let result = lowering.lower(sources)
    findings += result.findings
    findings += ImportReport.findings(sources, nodes: nodes, conditions: lowering.conditions)
    for (source, text) in zip(sources, result.texts) {
      if text.contains("class \(PortingProject.programClass): PortingProgram") {
        programs.insert(source.module)
      }
      try put(text, at: source.destination)
      map.add(shadow: source.destination, user: source.file.path)
    }
    let manifest = ShadowManifest(package: package, nodes: nodes)
    try put(manifest.text, at: directory + "/Package.swift")
    removeOthers()
  }

  /// The modules that no package describes, for which SwiftPM's own condition does not hold.
  private static func xcodeModules(_ package: PackageModel, isFolder: Bool) -> Set<String> {
    isFolder ? Set(package.targets.map(\.name)) : []
  }

  private mutating func read(
    _ files: TargetFiles,
    of target: TargetModel,
    into folder: String
  ) throws -> [Lowering.Source] {
    try files.swift.compactMap { file in
      let text = try SourceText.read(file.path)
      texts.append(text)
      if target.kind == .test, TestCaseShim.isOfUserInterface(text) {
        leftOut.append(file.path)
        return nil
      }
      classNames += ClassNameShim.givenNames(in: text, module: target.name)
      for name in VirtualTimeShim.Declared.allCases where name.occurs(in: text) {
        ownTime[target.name, default: []].insert(name)
      }
      return Lowering.Source(
        module: target.name,
        file: file,
        text: text,
        impliedImports: target.impliedImports,
        destination: "\(folder)/\(Self.place(of: file, in: target))"
      )
    }
  }

  /// What the generated file of a target adds to XCTest; empty for targets without it.
  private mutating func testShim(of target: TargetModel, _ sources: [Lowering.Source]) -> String {
    let isTest = target.kind == .test
    guard isTest || sources.contains(where: { TestCaseShim.isUsed(in: $0.text) }) else { return "" }
    let nested = isTest ? sources.flatMap { NestedTestCases.names(in: $0.text) } : []
    nestedCases += nested.map { "\(target.name).\($0)" }
    return TestCaseShim.text(isPublic: !isTest, nested: nested)
  }

  /// Tells of the files whose tests need an app in another process.
  private func noteLeftOut(_ console: Console) {
    guard let first = leftOut.first else { return }
    let count = leftOut.count == 1 ? "one file" : "\(leftOut.count) files"
    console.note(
      "note: \(count) of UI tests left out, first \(map.shown(first)): "
        + "XCUIApplication drives an app in another process, which is not supported"
    )
  }

  /// A library has no `main.swift`: the compiler would make a program of it.
  private static func place(of file: TargetFiles.File, in target: TargetModel) -> String {
    let path = file.relative as NSString
    guard target.kind != .executable, path.lastPathComponent == "main.swift" else {
      return file.relative
    }
    let folder = path.deletingLastPathComponent
    return (folder.isEmpty ? "" : folder + "/") + "UnderstudyMain.swift"
  }

  private mutating func writeOthers(
    _ files: TargetFiles,
    of target: TargetModel,
    tests: String?,
    into folder: String
  ) throws {
    guard files.swift.isEmpty else {
      // A library that knows Linux keeps its own time and its own XCTest.
      guard let tests else { return }
      let shim = VirtualTimeShim(
        isTest: target.kind == .test,
        declared: ownTime[target.name] ?? []
      )
      try put(shim.text + ClassNameShim.text + tests, at: "\(folder)/\(VirtualTimeShim.fileName)")
      return
    }
    for file in files.objectiveC {
      findings.append(
        PortingFinding(
          rule: .api,
          path: file.path,
          line: 1,
          column: 1,
          message: "Objective-C source files cannot be compiled on Linux",
          advice: "leave the target out, or replace it with Swift"
        )
      )
    }
    for file in files.clang {
      let path = "\(folder)/\(file.relative)"
      try copy(file.path, to: path)
      map.add(shadow: path, user: file.path)
    }
  }

  private mutating func copyResources(
    of target: TargetModel,
    into folder: String
  ) throws -> [TargetModel.Resource] {
    var found: [TargetModel.Resource] = []
    for resource in target.resources {
      guard let root = target.roots.first else { continue }
      let source = "\(root)/\(resource.path)"
      guard FileManager.default.fileExists(atPath: source) else {
        throw ToolError(
          what: "target '\(target.name)' has a resource that does not exist",
          place: source,
          advice: ["Correct its path in the manifest, or create it."]
        )
      }
      // Models have a copy rule of their own.
      if DataModel.isModel(resource.path) { continue }
      try copy(source, to: "\(folder)/\(resource.place ?? resource.path)")
      found.append(resource)
    }
    return found
  }

  // MARK: - Models

  /// What Xcode would generate of a target's models.
  private func generated(
    _ models: [DataModel],
    of target: TargetModel,
    into folder: String
  ) -> [Lowering.Source] {
    models.flatMap(\.sources).map { source in
      let destination = "\(folder)/UnderstudyModels/\(source.name)"
      return Lowering.Source(
        module: target.name,
        file: TargetFiles.File(path: destination, relative: "UnderstudyModels/\(source.name)"),
        text: source.text,
        destination: destination
      )
    }
  }

  /// Puts models beside the program, as an app's resources, and into a package's own.
  private mutating func copy(
    _ models: [DataModel],
    _ isFolder: Bool,
    _ modules: String,
    into folder: String
  ) throws -> [TargetModel.Resource] {
    var found: [TargetModel.Resource] = []
    for model in models {
      let places = [self.models] + (isFolder ? [] : [folder])
      for place in places {
        try copy(model.path, to: "\(place)/\(model.name).momd")
        try put(modules, at: "\(place)/\(model.name).momd/\(DataModel.modulesFile)")
      }
      if !isFolder {
        found.append(TargetModel.Resource(rule: "copy", path: "\(model.name).momd"))
      }
    }
    return found
  }

  // MARK: - Files

  /// Writes a text unless the file already holds it.
  private mutating func put(_ text: String, at path: String) throws {
    kept.insert(path)
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == data { return }
    try writing(path) { try data.write(to: URL(fileURLWithPath: path), options: .atomic) }
  }

  /// Copies a file or a folder where it differs.
  private mutating func copy(_ source: String, to path: String) throws {
    let files = FileManager.default
    var isDirectory: ObjCBool = false
    if files.fileExists(atPath: source, isDirectory: &isDirectory), isDirectory.boolValue {
      for entry in (try? files.contentsOfDirectory(atPath: source)) ?? []
      where !(entry.hasSuffix(".xcdatamodeld") && path.hasPrefix(directory)) {
        try copy("\(source)/\(entry)", to: "\(path)/\(entry)")
      }
      return
    }
    kept.insert(path)
    guard !files.contentsEqual(atPath: source, andPath: path) else { return }
    try writing(path) {
      try? files.removeItem(atPath: path)
      try files.copyItem(atPath: source, toPath: path)
    }
  }

  private func writing(_ path: String, _ action: () throws -> Void) throws {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try action()
    } catch {
      throw ToolError(
        what: "cannot write below the cache folder",
        place: path,
        advice: ["\(error.localizedDescription)", "Give another folder with --cache DIR."]
      )
    }
  }

  /// Removes what an earlier run wrote and this one did not.
  private func removeOthers() {
    let files = FileManager.default
    let root = directory + "/Targets"
    guard let entries = files.enumerator(atPath: root) else { return }
    var stale: [String] = []
    while let entry = entries.nextObject() as? String {
      let path = "\(root)/\(entry)"
      var isDirectory: ObjCBool = false
      guard files.fileExists(atPath: path, isDirectory: &isDirectory) else { continue }
      if !isDirectory.boolValue, !kept.contains(path) { stale.append(path) }
    }
    for path in stale { try? files.removeItem(atPath: path) }
  }
}
