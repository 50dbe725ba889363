import Foundation

@testable import Projects

/// Writes small Xcode projects for tests.
struct ProjectText {
  private var objects: [String: JSONValue] = [:]
  private var targets: [String] = []
  private var files: [String] = []
  private var attributes: [String: JSONValue] = [:]
  /// Settings of the whole project.
  var settings: [String: JSONValue] = ["SDKROOT": .string("iphoneos")]
  /// Other entries of the project object.
  var extra: [String: JSONValue] = [:]

  /// Adds an object under an identifier.
  mutating func add(_ id: String, _ isa: String, _ members: [String: JSONValue] = [:]) {
    objects[id] = .object(members.merging(["isa": .string(isa)]) { $1 })
  }

  /// Adds a file of the navigator's top.
  mutating func addFile(_ path: String, tree: String = "<group>") -> String {
    let id = "FILE-\(path)"
    if objects[id] == nil { files.append(id) }
    add(id, "PBXFileReference", ["path": .string(path), "sourceTree": .string(tree)])
    return id
  }

  /// Adds an entry of the navigator's top that `add` made.
  mutating func show(_ id: String) { files.append(id) }

  private mutating func addPhase(_ isa: String, _ references: [String], of target: String) -> String
  {
    let id = "\(isa)-\(target)"
    var list: [JSONValue] = []
    for reference in references {
      let entry = "BUILD-\(target)-\(reference)"
      add(entry, "PBXBuildFile", ["fileRef": .string(reference)])
      list.append(.string(entry))
    }
    add(id, isa, ["files": .array(list)])
    return id
  }

  /// Adds a target; identifiers of targets are their names.
  mutating func addTarget(
    _ name: String,
    _ type: String,
    sources: [String] = [],
    resources: [String] = [],
    linked: [String] = [],
    dependencies: [String] = [],
    settings: [String: String] = [:],
    extra: [String: JSONValue] = [:]
  ) {
    let sourceIDs = sources.map { objects[$0] == nil ? addFile($0) : $0 }
    let resourceIDs = resources.map { objects[$0] == nil ? addFile($0) : $0 }
    let linkedIDs = linked.map { addFile($0, tree: "BUILT_PRODUCTS_DIR") }
    let phases = [
      addPhase("PBXSourcesBuildPhase", sourceIDs, of: name),
      addPhase("PBXResourcesBuildPhase", resourceIDs, of: name),
      addPhase("PBXFrameworksBuildPhase", linkedIDs, of: name),
    ]
    for dependency in dependencies {
      add("DEP-\(name)-\(dependency)", "PBXTargetDependency", ["target": .string(dependency)])
    }
    var members: [String: JSONValue] = [
      "name": .string(name), "productType": .string("com.apple.product-type.\(type)"),
      "buildPhases": .array(phases.map { .string($0) }),
      "dependencies": .array(dependencies.map { .string("DEP-\(name)-\($0)") }),
      "buildConfigurationList": .string(addList(name, settings.mapValues { .string($0) })),
    ]
    members.merge(extra) { $1 }
    add(name, "PBXNativeTarget", members)
    targets.append(name)
  }

  private mutating func addList(_ name: String, _ settings: [String: JSONValue]) -> String {
    add(
      "DEBUG-\(name)",
      "XCBuildConfiguration",
      ["name": .string("Debug"), "buildSettings": .object(settings)].merging(
        name == "PROJECT" ? base : [:]
      ) { $1 }
    )
    add("RELEASE-\(name)", "XCBuildConfiguration", ["name": .string("Release")])
    add(
      "LIST-\(name)",
      "XCConfigurationList",
      [
        "buildConfigurations": .array([.string("RELEASE-\(name)"), .string("DEBUG-\(name)")]),
        "defaultConfigurationName": .string("Release"),
      ]
    )
    return "LIST-\(name)"
  }

  /// The reference to the project's file of settings.
  var base: [String: JSONValue] = [:]

  /// The whole content.
  var content: JSONValue {
    var copy = self
    let list = copy.addList("PROJECT", settings)
    copy.add(
      "GROUP",
      "PBXGroup",
      ["children": .array(files.map { .string($0) }), "sourceTree": .string("<group>")]
    )
    var project: [String: JSONValue] = [
      "mainGroup": .string("GROUP"), "targets": .array(targets.map { .string($0) }),
      "buildConfigurationList": .string(list),
    ]
    project.merge(extra) { $1 }
    copy.add("ROOT", "PBXProject", project)
    return .object(["objects": .object(copy.objects), "rootObject": .string("ROOT")])
  }

  /// The content as Xcode writes it.
  var openStep: String { "// !$*UTF8*$!\n" + Self.openStep(content) + "\n" }

  private static func openStep(_ value: JSONValue) -> String {
    switch value {
    case .object(let members):
      let lines = members.sorted { $0.key < $1.key }
        .map { "\(quoted($0.key)) = \(openStep($0.value));" }
      return "{\n" + lines.joined(separator: "\n") + "\n}"
    case .array(let list): return "(" + list.map { openStep($0) + ", " }.joined() + ")"
    case .string(let text): return quoted(text)
    default: return "\"\""
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}

/// A folder that goes away with its owner.
final class ScratchFolder {
  let path: String

  init() throws {
    let name = "understudy-projects-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Writes a project, and an empty file for each name.
  func write(_ project: ProjectText, to name: String, files: [String] = []) throws {
    try write(project.openStep, to: name + "/project.pbxproj")
    for file in files where !Paths.exists("\(path)/\(file)") { try write("", to: file) }
  }

  /// Loads what the folder holds, or the project in it with a name.
  func load(_ change: (inout ProjectRequest) -> Void = { _ in }) throws -> DetectedProject {
    var request = ProjectRequest(directory: path)
    change(&request)
    let toolchain = try Toolchain()
    return try ProjectLoader(request: request, toolchain: toolchain, scratch: path + "/scratch")
      .load()
  }

  /// The error of loading; `nil` if it succeeds.
  func failure(_ change: (inout ProjectRequest) -> Void = { _ in }) -> ToolError? {
    do {
      _ = try load(change)
      return nil
    } catch {
      return error as? ToolError
    }
  }
}
