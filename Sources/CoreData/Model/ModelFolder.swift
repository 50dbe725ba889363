import Foundation

/// A model on disk: a `.momd`, `.xcdatamodeld` or one of its versions.
struct ModelFolder {
  /// The version to read.
  private let version: URL
  /// The modules of the app, which the tool writes beside the versions.
  let modules: [String]

  init?(_ url: URL) {
    let files = FileManager.default
    var isDirectory: ObjCBool = false
    let path = url.resolvingSymlinksInPath()
    guard files.fileExists(atPath: path.path, isDirectory: &isDirectory), isDirectory.boolValue
    else { return nil }
    if files.fileExists(atPath: path.appendingPathComponent("contents").path) {
      version = path
      modules =
        Self.modules(beside: path) ?? Self.modules(beside: path.deletingLastPathComponent()) ?? []
      return
    }
    let versions = ((try? files.contentsOfDirectory(atPath: path.path)) ?? [])
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    guard let name = Self.current(of: path) ?? versions.first, versions.contains(name) else {
      return nil
    }
    version = path.appendingPathComponent(name)
    modules = Self.modules(beside: path) ?? []
  }

  func document() -> ModelDocument? {
    let url = version.appendingPathComponent("contents")
    return (try? Data(contentsOf: url)).flatMap(ModelDocument.init)
  }

  private static func current(of folder: URL) -> String? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return (list as? [String: Any])?["_XCCurrentVersionName"] as? String
  }

  private static func modules(beside folder: URL) -> [String]? {
    let url = folder.appendingPathComponent("UnderstudyModules.txt")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").map(String.init)
  }

  private static let kinds = ["momd", "mom", "xcdatamodeld", "xcdatamodel"]

  /// The models of a bundle.
  static func all(in bundle: Bundle) -> [URL] {
    kinds.flatMap { kind in
      (bundle.urls(forResourcesWithExtension: kind, subdirectory: nil) ?? []).map { $0 as URL }
    }.sorted { $0.path < $1.path }
  }

  /// The model of a name: in the main bundle, then in all others.
  static func model(named name: String) -> URL? {
    for bundle in [Bundle.main] + Bundle.allBundles.sorted(by: { $0.bundlePath < $1.bundlePath }) {
      for kind in kinds {
        if let url = bundle.url(forResource: name, withExtension: kind) { return url }
      }
    }
    return packaged(name)
  }

  /// The model of a name in the resources of a package, which stand beside the program.
  private static func packaged(_ name: String) -> URL? {
    guard let folder = Bundle.main.resourceURL else { return nil }
    let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    for entry in entries {
      for kind in kinds {
        let url = folder.appendingPathComponent("\(entry)/\(name).\(kind)")
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    return nil
  }
}
