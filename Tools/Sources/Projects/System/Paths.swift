import Foundation

/// Arithmetic with paths as texts.
package enum Paths {
  /// A path below a folder, or the path itself if it is absolute; without `..`.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return tidy(folder) }
    return tidy(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// A path without `.`, `..` and doubled slashes.
  package static func tidy(_ path: String) -> String {
    guard path.contains("/.") || path.contains("//") || path.hasSuffix("/") else { return path }
    return URL(fileURLWithPath: path).standardizedFileURL.path
  }

  package static func name(_ path: String) -> String { (path as NSString).lastPathComponent }

  package static func folder(_ path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  package static func stem(_ path: String) -> String {
    (name(path) as NSString).deletingPathExtension
  }

  /// The ending of a name in lower case, without its dot.
  package static func ending(_ path: String) -> String {
    (path as NSString).pathExtension.lowercased()
  }

  /// A path relative to a folder that it lies in; `nil` if it lies elsewhere.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard path.hasPrefix(folder + "/") else { return nil }
    return String(path.dropFirst(folder.count + 1))
  }

  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  package static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// The names in a folder, sorted, hidden ones left out.
  package static func entries(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
