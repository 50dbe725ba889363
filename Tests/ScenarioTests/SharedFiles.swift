import Foundation

@testable import Scenarios

/// The scenario files that the tests run: those of the repository and, where present, the shared ones.
enum SharedFiles {
  /// The root folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of shared files: `UNDERSTUDY_SCENARIOS`, else beside the package.
  static var folder: URL? {
    let environment = ProcessInfo.processInfo.environment["UNDERSTUDY_SCENARIOS"]
    let named = environment.flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
    let folder = (named ?? root.appending(path: "../shared/scenarios")).standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// The ids of the scenarios that are known not to pass: `Scenarios/open.txt`.
  static var open: Set<String> {
    let path = root.appending(path: "Scenarios/open.txt").path
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return Set(lines.map { String($0.prefix { $0 != "\t" }) })
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
