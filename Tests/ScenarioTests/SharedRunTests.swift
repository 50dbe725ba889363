import Foundation
import Reports
import Testing
import UIKit

@testable import Scenarios

/// Performs the shared scenario files and those of the repository.
@MainActor
@Suite("Scenarios: performed", .serialized)
struct SharedRunTests {
  /// The areas whose binding scenarios must pass, whatever the list of open ones says.
  nonisolated static let requiredAreas: Set<String> = [
    "launch", "navigation", "loading", "background",
  ]

  @Test(
    .enabled(
      if: !SharedFiles.shared.isEmpty,
      "no ../shared/scenarios beside the package; UNDERSTUDY_SCENARIOS names another folder"
    ),
    arguments: SharedFiles.shared
  )
  func sharedFile_performed_passesButForOpenOnes(path: String) {
    let results = ScenarioRunner().run(ScenarioFile(path: path))
    let summary = ScenarioSummary(results)
    for result in results {
      if case .invalid(let error) = result.outcome { Issue.record("\(error)") }
    }
    let open = SharedFiles.open
    for result in results where !result.isPassed {
      let isRequired = Self.requiredAreas.contains(result.area) && result.isBinding
      guard isRequired || !open.contains(result.id) else { continue }
      Issue.record("\(summary.lines(for: result).joined(separator: "\n"))")
    }
  }

  @Test(arguments: SharedFiles.own)
  func ownFile_everyScenario_passes(path: String) {
    let results = ScenarioRunner().run(ScenarioFile(path: path))
    let summary = ScenarioSummary(results, strict: true)
    for result in results where !result.isPassed {
      Issue.record("\(summary.lines(for: result).joined(separator: "\n"))")
    }
  }

  /// Prints the whole report, as the command line does; for people.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["UNDERSTUDY_REPORT"] != nil))
  func report_printsEverything() {
    let filter = ProcessInfo.processInfo.environment["UNDERSTUDY_REPORT"] ?? ""
    let files = SharedFiles.shared.filter { filter == "all" || $0.contains(filter) }
    _ = ScenarioCommand.run(files: files, quiet: true) { print($0) }
  }
}
