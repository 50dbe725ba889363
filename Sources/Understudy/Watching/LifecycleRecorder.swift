internal import Clockwork
internal import Findings
internal import Foundation
internal import UIKit

/// Writes down what UIKit sends to controllers, in virtual time and with nesting.
@MainActor
final class LifecycleRecorder: LifecycleObserver {
  private let loop: MainLoop
  private let freed = FreedNames()
  private var all: [TranscriptEntry] = []
  private var start = 0
  private var depth = 0
  private var missingSuper: [Finding] = []
  private var unsettled: [Finding] = []
  private(set) var consoleMessages: [String] = []
  weak var stage: Stage?

  init(loop: MainLoop) {
    self.loop = loop
  }

  var transcript: Transcript {
    takeFreed()
    return Transcript(Array(all[start...]))
  }

  var findings: [Finding] {
    takeFreed()
    return Contract().findings(in: Transcript(all)) + missingSuper + unsettled
  }

  func mark() {
    takeFreed()
    start = all.count
  }

  func willSend(_ callback: LifecycleCallback, to controller: UIViewController) {
    takeFreed()
    all.append(
      TranscriptEntry(
        time: loop.now,
        depth: depth,
        subject: Naming.shortName(of: controller),
        typeName: Naming.typeName(of: controller),
        callback: TranscriptEntry.Callback(rawValue: callback.name),
        arguments: callback.argumentText
      )
    )
    depth += 1
  }

  func didSend(_ callback: LifecycleCallback, to controller: UIViewController, calledSuper: Bool) {
    depth -= 1
    guard !calledSuper else { return }
    let name = Naming.shortName(of: controller)
    missingSuper.append(
      Finding(
        rule: "missing_super_call",
        severity: .warning,
        place: Place(subject: name),
        message: "\(name).\(callback.name) did not call super",
        advice: "Call super.\(callback.name) so that the base class can do its part."
      )
    )
  }

  func didPrint(_ text: String) {
    consoleMessages.append(text)
    note("", "", TranscriptEntry.Callback.console.rawValue, "\"\(text)\"")
    stage?.onConsoleMessage?(text)
  }

  func didNotSettle(_ failure: UnsettledUpdate) {
    let causes = failure.causes.map { "\($0.what) in \($0.during)" }
    unsettled.append(
      Finding(
        rule: "update_cycle_does_not_settle",
        severity: .error,
        place: Place(subject: failure.root),
        message: "\(failure.root) asked for updates in each of \(failure.passes) passes: "
          + causes.joined(separator: "; "),
        advice: "Ask for another update only if something changed. On iOS the app hangs here."
      )
    )
  }

  func didNotify(_ event: ApplicationEvent) {
    let parts = event.rawValue.split(separator: ".").map(String.init)
    note(parts[0], parts[0], parts[1], nil)
    stage?.onSceneEvent?(parts[0], parts[1])
  }

  nonisolated func didDeinit(_ id: ObjectIdentifier, typeName: String, ordinal: Int) {
    freed.add(typeName, ordinal)
  }

  private func note(_ subject: String, _ type: String, _ name: String, _ arguments: String?) {
    takeFreed()
    all.append(
      TranscriptEntry(
        time: loop.now,
        depth: depth,
        subject: subject,
        typeName: type,
        callback: TranscriptEntry.Callback(rawValue: name),
        arguments: arguments
      )
    )
  }

  /// Freed objects come from any thread; they are entered before what follows them.
  private func takeFreed() {
    for (type, ordinal) in freed.take() {
      all.append(
        TranscriptEntry(
          time: loop.now,
          depth: depth,
          subject: "\(type)#\(ordinal)",
          typeName: type,
          callback: .deinit
        )
      )
    }
  }
}

/// Names of freed controllers, until the recorder takes them.
final class FreedNames: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [(String, Int)] = []

  func add(_ type: String, _ ordinal: Int) {
    lock.withLock { names.append((type, ordinal)) }
  }

  func take() -> [(String, Int)] {
    lock.withLock {
      defer { names.removeAll() }
      return names
    }
  }
}

extension LifecycleCallback {
  /// The arguments as transcripts print them; `nil` for none.
  @MainActor
  var argumentText: String? {
    if let animated { return animated ? "true" : "false" }
    switch self {
    case .willMove(let parent), .didMove(let parent):
      return "toParent: " + (parent.map { Naming.shortName(of: $0) } ?? "nil")
    case .viewWillTransition(let size, _):
      return "to: \(Self.text(size.width))x\(Self.text(size.height))"
    default: return nil
    }
  }

  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(Double(number))"
  }
}
