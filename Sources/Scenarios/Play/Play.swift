internal import Clockwork
internal import UIKit
internal import Understudy

/// One performance of a scenario on a stage.
@MainActor
final class Play: Director {
  let scenario: Scenario
  let stage: Stage
  let recorder = Recorder()
  var cast = Cast()
  /// The drags that are under way, by owner.
  var gestures: [String: InteractiveGesture] = [:]
  /// The recording delegates; UIKit holds its delegates weakly.
  var delegates: [AnyObject] = []
  /// The notification that is being delivered, for facts.
  var notification: Notification?
  private(set) var isPlaying = true
  private var insides: [(event: EventReference, line: Scenario.Line, statement: Statement)] = []
  private var factValues: [Int: String?] = [:]
  private var completionCount = 0
  private var countsCompletions = false
  private var failures: [String] = []
  private var mistake: ScenarioError?
  /// An exception of `given`, which no event can tell of.
  private var earlyException: String?
  private var didThrow = false

  init(_ scenario: Scenario, on stage: Stage) {
    self.scenario = scenario
    self.stage = stage
    recorder.director = self
  }

  // MARK: - Running

  /// Runs the scenario and compares.
  func run() -> ScenarioResult.Outcome {
    connect()
    perform(scenario.given)
    countsCompletions = true
    recorder.isRecording = true
    perform(scenario.when)
    isPlaying = false
    readFacts { $0.at == nil }
    if let mistake { return .invalid(mistake) }
    let lines = judge()
    return lines.isEmpty ? .passed : .failed(lines)
  }

  /// Lets go of everything that the script held.
  func end() {
    isPlaying = false
    gestures = [:]
    _ = cast.releaseAll()
  }

  private func perform(_ lines: [Scenario.Line]) {
    for line in lines where isPlaying { perform(line.statement, of: line) }
  }

  private func perform(_ statement: Statement, of line: Scenario.Line) {
    do throws(LanguageError) {
      try perform(statement, line)
    } catch {
      fail(error, line)
    }
  }

  private func fail(_ error: LanguageError, _ line: Scenario.Line) {
    isPlaying = false
    if error.isFailure {
      failures.append("\(line.field) `\(line.text)`: \(error)")
    } else if mistake == nil {
      mistake = ScenarioError(
        file: scenario.file,
        line: line.line,
        scenario: scenario.id,
        field: line.field,
        text: line.text,
        message: error.description
      )
    }
  }

  private func perform(_ statement: Statement, _ line: Scenario.Line) throws(LanguageError) {
    switch statement {
    case .inside(let event, let inner): insides.append((event, line, inner))
    case .declare(let name, let type, let arguments):
      cast.add(try make(name, type, arguments), as: name)
    case .assign(let path, let value): try assign(path, value)
    case .call(let path, let arguments): try call(path, arguments)
    }
  }

  // MARK: - Recording

  func name(of object: AnyObject) -> String? {
    object === stage.window ? "window" : cast.name(of: object)
  }

  func didRecord(_ event: RecordedEvent, occurrence: Int, by object: AnyObject?) {
    let isDying = event.name == "deinit"
    if isDying { cast.setDying(object, as: event.owner) }
    if recorder.isRecording {
      readFacts { $0.at?.key == event.key && $0.at?.occurrence == occurrence }
    }
    let due = insides.filter { $0.event.key == event.key }
    insides.removeAll { $0.event.key == event.key }
    for (_, line, statement) in due where isPlaying { perform(statement, of: line) }
    if isDying { cast.setDying(nil, as: event.owner) }
  }

  /// Starts to listen to what UIKit prints, throws and posts.
  private func connect() {
    stage.onConsoleMessage = { [weak self] text in
      self?.recorder.note("console", [text])
    }
    stage.onException = { [weak self] name, reason in
      guard let self else { return }
      guard isPlaying else { return }
      if !recorder.isRecording { earlyException = "\(name): \(reason)" }
      recorder.note("exception", [name, reason])
      didThrow = true
      isPlaying = false
    }
    stage.onNotification = { [weak self] notification in
      guard let self else { return }
      self.notification = notification
      recorder.note("notification", [notification.name.rawValue])
      self.notification = nil
    }
    stage.onSceneEvent = { [weak self] owner, event in
      guard let self else { return }
      recorder.leave(recorder.enter(owner, event, nil))
    }
  }

  /// Forgets what was recorded so far; the facts of events start anew, too.
  func mark() {
    recorder.mark()
    factValues = [:]
  }

  /// The completion for the next call that takes one; `nil` before `when`.
  func completion() -> (() -> Void)? {
    guard countsCompletions else { return nil }
    completionCount += 1
    let number = completionCount
    return { [weak self] in self?.recorder.note("completion", [String(number)]) }
  }

  /// Notes that a loop did not come to rest.
  func note(_ outcome: SettleOutcome, in verb: String) throws(LanguageError) {
    guard case .exhausted(let pending) = outcome else { return }
    let names = pending.prefix(5).map(\.description).joined(separator: "; ")
    throw LanguageError("\(verb) does not come to rest: \(names)", isFailure: true)
  }

  // MARK: - Facts and verdict

  private func readFacts(_ isDue: (Scenario.Fact) -> Bool) {
    for (index, fact) in scenario.facts.enumerated()
    where isDue(fact) && factValues[index] == nil {
      do throws(LanguageError) {
        let value = try evaluate(fact.that, loadsViews: false)
        let isRight = matches(value, fact.expected)
        factValues[index] = isRight ? .some(nil) : .some(describe(value))
      } catch {
        mistake =
          mistake
          ?? ScenarioError(
            file: scenario.file,
            line: scenario.line,
            scenario: scenario.id,
            field: "facts[\(index)]",
            text: fact.that.joined(separator: "."),
            message: error.description
          )
      }
    }
  }

  private func judge() -> [String] {
    var lines = failures
    if let earlyException { lines.append("an exception in `given`: \(earlyException)") }
    let compared = recorder.events.filter {
      scenario.watch.contains(name: $0.name, group: $0.group, root: $0.root)
    }
    let verdict = Matcher.match(compared, with: scenario.then)
    lines += Difference.lines(events: compared, patterns: scenario.then, verdict: verdict)
    let isWatched = scenario.watch.contains(name: "exception", group: "exception", root: nil)
    if didThrow, !isWatched, earlyException == nil,
      let thrown = recorder.events.first(where: { $0.name == "exception" })
    {
      lines.append("an exception that is not expected: \(thrown)")
    }
    for (index, fact) in scenario.facts.enumerated() {
      switch factValues[index] {
      case .some(nil): break
      case .some(let value?): lines.append("fact \(fact.description), but it is \(value)")
      case nil: lines.append("fact \(fact.description): the event never came")
      }
    }
    return lines
  }
}
