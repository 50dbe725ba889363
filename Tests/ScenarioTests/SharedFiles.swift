import Foundation

@testable import Scenarios

/// The scenario files that the tests run: those of the repository and, where present, the shared ones.
enum SharedFiles {
  /// The root folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of shared files: `UNDERSTUDY_SHARED`, else beside the package.
  static var folder: URL? {
    let environment = ProcessInfo.processInfo.environment["UNDERSTUDY_SHARED"]
    let shared = environment.map { URL(filePath: $0) } ?? root.appending(path: "../shared")
    let folder = shared.appending(path: "scenarios").standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// The paths of all JSON files in a folder, sorted.
  static func files(in folder: URL?) -> [String] {
    guard let folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.filter { $0.hasSuffix(".json") }.sorted().map {
      folder.appending(path: $0).path
    }
  }

  static var shared: [String] { files(in: folder) }
  static var own: [String] { files(in: root.appending(path: "Scenarios")) }
}
