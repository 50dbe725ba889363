import Foundation
import Testing

@testable import UnderstudyCommand

/// Packages whose tests use what XCTest on Linux lacks, compiled and run.
@Suite("Command line: tests as they are", .serialized)
struct XCTestFeatureTests {
  private func run(_ fixture: String) throws -> (ExitCode, Recorder) {
    let folder = try ScratchFolder()
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/\(fixture)").path
    for item in ["Package.swift", "Sources", "Tests"] {
      try FileManager.default.copyItem(
        atPath: "\(source)/\(item)",
        toPath: "\(folder.path)/\(item)"
      )
    }
    let tool = Recorder()
    return (tool.run("test", folder.path), tool)
  }

  @Test func features_passOrFailAsOnIOS() throws {
    let (code, tool) = try run("Features")
    #expect(code == .failed, "\(tool.errors)")
    let output = tool.output
    #expect(output.contains("✔ ExpectationFeatures: 9 passed, 0 failed"), "\(output)")
    #expect(output.contains("✘ ContextFeatures: 11 passed, 5 failed, 3 skipped"))
    #expect(output.contains("✔ ObserverFeatures: 2 passed, 0 failed"))
    for line in output.split(separator: "\n") where line.hasPrefix("  ✘ ") {
      #expect(line.hasSuffix("_fails"))
    }
    #expect(output.contains("Expected failure but none recorded: never happens"))
    #expect(output.contains("Features.swift:149: XCTAssertEqual failed"))
    #expect(!output.contains("a second failure"))
    #expect(tool.errors.contains("note: one file of UI tests left out, first "))
  }

  @Test func isolatedTests_areFoundInEverySpelling() throws {
    let (code, tool) = try run("Actors")
    #expect(code == .passed, "\(tool.errors)\(tool.output)")
    for suite in [
      "ClassLevelTests: 8", "ExtensionLevelTests: 4", "InheritedTests: 2", "IntGenericTests: 1",
      "MethodLevelTests: 4", "PlainBase: 1", "PlainSub: 2", "InnerTests: 1", "MoreTests: 1",
      "IsolatedTests: 3", "IsolatedSuite: 2",
    ] {
      #expect(tool.output.contains("✔ \(suite) passed, 0 failed"))
    }
    #expect(tool.output.contains("29 passed, 0 failed"))
  }
}
