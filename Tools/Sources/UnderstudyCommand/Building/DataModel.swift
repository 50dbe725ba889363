import Foundation
import Projects

/// A model of Core Data's among the files of a target.
struct DataModel: Equatable {
  /// The `.xcdatamodeld`, or a single `.xcdatamodel`.
  var path: String
  /// The name without its ending.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The models of a target, each once.
  static func models(_ files: TargetFiles) -> [DataModel] {
    var seen: Set<String> = []
    return files.others.compactMap { file in
      var path = ""
      for part in file.path.split(separator: "/") {
        path += "/" + part
        if part.hasSuffix(".xcdatamodeld") || part.hasSuffix(".xcdatamodel") {
          return seen.insert(path).inserted ? DataModel(path: path) : nil
        }
      }
      return nil
    }
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
