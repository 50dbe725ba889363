import Foundation

/// A copy of a package among the fixtures, to run the tool on.
struct FixturePackage {
  let path: String

  init(_ name: String, in folder: ScratchFolder) throws {
    let files = FileManager.default
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)").path
    path = folder.path + "/" + name
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    for item in ["Package.swift", "Sources", "Tests"] {
      try files.copyItem(atPath: "\(fixture)/\(item)", toPath: "\(path)/\(item)")
    }
  }

  func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  func replace(_ old: String, with new: String, in file: String) throws {
    let text = try text(file).replacingOccurrences(of: old, with: new)
    try text.write(toFile: "\(path)/\(file)", atomically: true, encoding: .utf8)
  }
}
