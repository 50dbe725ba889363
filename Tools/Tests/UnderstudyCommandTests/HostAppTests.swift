import Foundation
import Testing

@testable import UnderstudyCommand

/// Runs the tests of an app inside the app; the runs after the first build nothing.
@Suite("Command line: tests inside the app", .serialized)
struct HostAppTests {
  @Test func hosted_runsItsTestsInsideTheApp() throws {
    let folder = try ScratchFolder()
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Hosted").path
    for item in ["App", "Tests"] {
      try FileManager.default.copyItem(
        atPath: "\(fixture)/\(item)",
        toPath: "\(folder.path)/\(item)"
      )
    }
    let tool = Recorder()
    func run(_ more: String...) -> ExitCode {
      let words = ["test", folder.path, "--sources", "App", "--tests", "\(folder.path)/Tests"]
      return tool.run(words + ["--module", "App"] + more)
    }
    #expect(run() == .passed, "\(tool.errors)\(tool.output)")
    #expect(tool.output.contains("5 passed, 0 failed"))

    #expect(run("--host-app", "none") == .failed)
    #expect(tool.output.contains("✔ FreeTests: 1 passed"))
    #expect(tool.output.contains("✘ testDelegate_isTheAppsAndHasLaunched"))

    #expect(run("--host-app", "CrashingDelegate", "--filter", "Free") == .passed)
    #expect(tool.errors.contains("note: the host application App.CrashingDelegate did not start"))
    #expect(tool.errors.contains("no configuration for tests"))
    #expect(tool.errors.components(separatedBy: "did not start").count == 2)

    #expect(run("--host-app", "Nobody") == .couldNotRun)
    #expect(tool.errors.contains("there is no class 'Nobody' to be the host application"))
  }
}
