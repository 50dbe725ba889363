import Foundation
import Testing

@testable import UnderstudyCommand

/// A package that uses all that the lowering knows, compiled and run.
@Suite("Command line: a package full of Objective-C", .serialized)
struct PortedPackageTests {
  /// Copies a package of the fixtures without what an earlier run built.
  private func copy(_ name: String, _ items: [String], to folder: ScratchFolder) throws -> String {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)").path
    let copy = "\(folder.path)/\(name)"
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for item in ["Package.swift", "Sources", "Tests"] + items {
      try FileManager.default.copyItem(atPath: "\(fixture)/\(item)", toPath: "\(copy)/\(item)")
    }
    return copy
  }

  @Test func kinds_allThatLinuxHas_passTheirTests() throws {
    let folder = try ScratchFolder()
    let copy = try copy("Kinds", ["Local", "Traited"], to: folder)
    let tool = Recorder()
    #expect(tool.run("test", copy) == .passed, "\(tool.errors)\(tool.output)")
    #expect(tool.errors.contains("note: the plugin Generate is not run; what it makes for App"))
    #expect(tool.output.contains("1 passed, 0 failed"))
    #expect(tool.run("doctor", copy) == .passed, "\(tool.output)")
    #expect(tool.output.contains("target 'App' depends on Macros, which cannot be built"))
    #expect(tool.output.contains("ok       target Sys: 2 C files"))
    #expect(!tool.output.contains("MacOnly"))
  }

  @Test func zoo_passesItsTests() throws {
    let folder = try ScratchFolder()
    let copy = try copy("Zoo", [], to: folder)
    let tool = Recorder()
    #expect(tool.run("test", copy) == .passed, "\(tool.errors)\(tool.output)")
    #expect(tool.output.contains("19 passed, 0 failed"))
  }
}
