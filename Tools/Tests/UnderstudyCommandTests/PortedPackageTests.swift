import Foundation
import Testing

@testable import UnderstudyCommand

/// A package that uses all that the lowering knows, compiled and run.
@Suite("Command line: a package full of Objective-C", .serialized)
struct PortedPackageTests {
  @Test func zoo_passesItsTests() throws {
    let folder = try ScratchFolder()
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Zoo").path
    let copy = folder.path + "/Zoo"
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for item in ["Package.swift", "Sources", "Tests"] {
      try FileManager.default.copyItem(atPath: "\(fixture)/\(item)", toPath: "\(copy)/\(item)")
    }
    let tool = Recorder()
    #expect(tool.run("test", copy) == .passed, "\(tool.errors)\(tool.output)")
    #expect(tool.output.contains("11 passed, 0 failed"))
  }
}
