import Foundation
import Projects

/// A model of Core Data's among the files of a target.
struct DataModel: Equatable {
  /// The `.xcdatamodeld`, or a single `.xcdatamodel`.
  var path: String
  /// The name without its ending.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The models of a target, each once: among the files of its folder, or, as Xcode lists them, among
  /// the sources that go into its bundle.
  static func models(_ files: TargetFiles, of target: TargetModel) -> [DataModel] {
    var seen: Set<String> = []
    let paths = files.others.map(\.path) + (target.bundle?.items.map(\.source) ?? [])
    return paths.compactMap { path in
      guard let model = folder(of: path), seen.insert(model).inserted else { return nil }
      return DataModel(path: model)
    }
  }

  /// The model that a file belongs to; `nil` for other files.
  private static func folder(of path: String) -> String? {
    var folder = ""
    for part in path.split(separator: "/") {
      folder += "/" + part
      if isModel(String(part)) { return folder }
    }
    return nil
  }

  /// Whether a name is one of a model, with versions or without.
  static func isModel(_ name: String) -> Bool {
    name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel")
  }

  /// The name that a model has in an app, where it is compiled.
  static func compiledName(_ name: String) -> String {
    let stem = Paths.stem(name)
    return name.hasSuffix(".xcdatamodeld") ? stem + ".momd" : stem + ".mom"
  }

  /// The file in a model that names the modules where the classes of its entities are.
  static let modulesFile = "UnderstudyModules.txt"

  /// The text of that file: the module of the model first, then all others.
  static func modulesText(_ module: String, among all: [String]) -> String {
    ([module] + all.filter { $0 != module }).joined(separator: "\n") + "\n"
  }

  /// The XML of the version that the model has now.
  var currentContents: Data? {
    let files = FileManager.default
    if let data = files.contents(atPath: path + "/contents") { return data }
    let versions = ((try? files.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    var name = versions.first
    if let data = files.contents(atPath: path + "/.xccurrentversion"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let current = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    {
      name = current
    }
    return name.flatMap { files.contents(atPath: "\(path)/\($0)/contents") }
  }

  /// The sources that Xcode would write for the model.
  var sources: [DataModelSource] { currentContents.map(DataModelCode.sources) ?? [] }
}

/// A source file that Xcode would generate.
struct DataModelSource: Equatable {
  var name: String
  var text: String
}
