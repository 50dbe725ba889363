internal import Foundation
internal import UIKit
internal import Understudy

/// Performs the scenarios of files, each on a stage of its own.
@MainActor
public struct ScenarioRunner {
  /// Where scenarios run.
  public enum Isolation: Sendable {
    /// In copies of this process: a trap ends one scenario only.
    case processes
    /// In this process: faster to debug, a trap ends everything.
    case none
  }

  /// Where scenarios run.
  public var isolation: Isolation

  /// The time one scenario may take, in seconds of the wall clock; only in copies.
  public var timeLimit: UInt32 = 20

  /// Called for each result as it arrives.
  public var onResult: ((ScenarioResult) -> Void)?

  /// Creates a runner.
  public init(isolation: Isolation = .processes) {
    self.isolation = isolation
  }

  /// Performs a file.
  ///
  /// - Returns: One result per scenario, in the order of the file; broken ones come first.
  public func run(_ file: ScenarioFile) -> [ScenarioResult] {
    var results = file.errors.map { ScenarioResult($0) }
    results.forEach { onResult?($0) }
    switch isolation {
    case .none:
      for scenario in file.scenarios {
        let result = ScenarioResult(scenario, perform(scenario))
        onResult?(result)
        results.append(result)
      }
    case .processes:
      results += runInProcesses(file.scenarios)
    }
    return results
  }

  /// Performs one scenario in this process.
  public func perform(_ scenario: Scenario) -> ScenarioResult.Outcome {
    var device = Device.standard
    if let name = scenario.device {
      do throws(DeviceError) {
        device = try Device(name)
      } catch {
        return .invalid(
          ScenarioError(
            file: scenario.file,
            line: scenario.when.first?.line,
            scenario: scenario.id,
            field: "when[0]",
            text: scenario.when.first?.text,
            message: error.description
          )
        )
      }
    }
    let stage = Stage(device)
    defer { stage.end() }
    let play = Play(scenario, on: stage)
    defer { play.end() }
    return play.run()
  }

  // MARK: - Copies

  /// One copy runs as many scenarios as it survives; the next copy goes on behind.
  private func runInProcesses(_ scenarios: [Scenario]) -> [ScenarioResult] {
    var results: [ScenarioResult] = []
    var stuck: Int?
    while results.count < scenarios.count {
      let start = results.count
      let end = ChildProcess.run(silenceLimit: timeLimit) { send in
        for scenario in scenarios[start...] {
          send(Self.encode(ScenarioResult(scenario, perform(scenario))))
        }
      } receive: { line in
        guard let result = Self.decode(line) else { return }
        onResult?(result)
        results.append(result)
      }
      guard results.count < scenarios.count else { break }
      // A copy made while another thread held a lock of the runtime never moves: a second
      // copy tells that from a scenario that does not end.
      if end == .timedOut, stuck != results.count {
        stuck = results.count
        continue
      }
      let result = ScenarioResult(scenarios[results.count], Self.outcome(of: end))
      onResult?(result)
      results.append(result)
    }
    return results
  }

  private static func outcome(of end: ChildProcess.End) -> ScenarioResult.Outcome {
    switch end {
    case .finished: return .failed(["the run ended without a result"])
    case .timedOut: return .failed(["the scenario did not come to an end in time"])
    case .stopped(let signal, let message):
      let lines = message.split(separator: "\n").map(String.init)
      if let gap = lines.first(where: { $0.contains(gapPhrase) }) {
        return .open(reason(gap))
      }
      let last = lines.last { $0.contains("error:") || $0.contains("rror") } ?? lines.last ?? ""
      return .failed(["the process was stopped by signal \(signal): \(last)"])
    }
  }

  /// The phrase by which UIKit announces a part that is not built.
  private static let gapPhrase = "unimplemented: "

  private static func reason(_ line: String) -> String {
    guard let range = line.range(of: gapPhrase) else { return line }
    let text = line[range.upperBound...]
    return String(text[..<(text.range(of: ". Understudy")?.lowerBound ?? text.endIndex)])
  }

  private static func encode(_ result: ScenarioResult) -> String {
    guard let data = try? JSONEncoder().encode(result) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  private static func decode(_ line: String) -> ScenarioResult? {
    try? JSONDecoder().decode(ScenarioResult.self, from: Data(line.utf8))
  }
}
