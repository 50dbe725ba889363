public import Findings

/// The rules of the appearance callbacks, checked over a transcript.
///
/// Each controller is a little state machine: `disappeared → appearing → appeared →
/// disappearing`. A callback that has no edge from the present state is a finding;
/// a reversal (a second begin in the other direction) is legal.
public struct Contract: Sendable {
  private enum State: String {
    case disappeared, appearing, appeared, disappearing
  }

  private struct Life {
    var state = State.disappeared
    var isLoaded = false
    var openCalls: [TranscriptEntry.Callback] = []
  }

  /// Creates the contract.
  public init() {}

  /// Everything in a transcript that breaks the contract, in the order of events.
  ///
  /// The transcript must not be filtered by callback, as the states would be wrong.
  public func findings(in transcript: Transcript) -> [Finding] {
    var lives: [String: Life] = [:]
    var findings: [Finding] = []
    for entry in transcript.entries where !entry.subject.isEmpty {
      var life = lives[entry.subject] ?? Life()
      if let message = Self.apply(entry.callback, to: &life) {
        findings.append(finding(entry, message))
      }
      lives[entry.subject] = life
    }
    return findings
  }

  private static func apply(_ callback: TranscriptEntry.Callback, to life: inout Life) -> String? {
    switch callback {
    case .viewDidLoad:
      defer { life.isLoaded = true }
      return life.state == .disappeared ? nil : "the view is loaded while it is \(life.state)"
    case .viewWillAppear: return move(&life, to: .appearing, from: [.disappeared, .disappearing])
    case .viewDidAppear: return move(&life, to: .appeared, from: [.appearing])
    case .viewWillDisappear:
      return move(&life, to: .disappearing, from: [.appearing, .appeared])
    case .viewDidDisappear: return move(&life, to: .disappeared, from: [.disappearing])
    default: return nil
    }
  }

  private static func move(_ life: inout Life, to next: State, from legal: [State]) -> String? {
    defer { life.state = next }
    return legal.contains(life.state) ? nil : "it was \(life.state) before"
  }

  private func finding(_ entry: TranscriptEntry, _ message: String) -> Finding {
    Finding(
      rule: "appearance_out_of_order",
      severity: .error,
      place: Place(subject: entry.subject),
      message: "\(entry.line) came out of order: \(message)",
      advice: "Let a container or the window start the change; do not call callbacks by hand."
    )
  }
}
