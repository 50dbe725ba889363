/// Compares a recording with `then`, like a regular expression: with backtracking.
///
/// Next to the verdict it keeps the furthest point that any attempt reached and
/// what was expected there, which is what a reader wants to see first.
struct Matcher {
  /// What came of the comparison.
  enum Verdict: Equatable {
    case match
    /// The first `reached` events fit; then one of `expected` should have come.
    case mismatch(reached: Int, expected: [String])
    /// The pattern is too ambiguous to be decided in reasonable time.
    case undecided
  }

  private final class State {
    var reached = 0
    var expected: [String] = []
    var budget = 2_000_000

    func note(_ position: Int, _ text: String) {
      if position > reached {
        reached = position
        expected = []
      }
      if position == reached, !expected.contains(text) { expected.append(text) }
    }
  }

  private let events: [RecordedEvent]
  private let state = State()

  private init(_ events: [RecordedEvent]) {
    self.events = events
  }

  /// Whether the events, all of them and in order, are those of the pattern.
  static func match(_ events: [RecordedEvent], with patterns: [Pattern]) -> Verdict {
    let matcher = Matcher(events)
    let isMatch = matcher.match(patterns[...], at: 0, before: nil) { position in
      guard position < events.count else { return true }
      matcher.state.note(position, "nothing more")
      return false
    }
    if isMatch { return .match }
    if matcher.state.budget <= 0 { return .undecided }
    return .mismatch(reached: matcher.state.reached, expected: matcher.state.expected)
  }

  /// Tries to match the patterns from a position on, then whatever follows.
  ///
  /// Inside `within` the limit is the number of the first event that is too late.
  private func match(
    _ patterns: ArraySlice<Pattern>,
    at position: Int,
    before limit: Int?,
    then next: (Int) -> Bool
  ) -> Bool {
    state.budget -= 1
    guard state.budget > 0 else { return false }
    guard let first = patterns.first else { return next(position) }
    let rest = patterns.dropFirst()
    func goOn(_ position: Int) -> Bool { match(rest, at: position, before: limit, then: next) }
    switch first {
    case .event(let event):
      guard accept(event, at: position, before: limit) else { return false }
      return goOn(position + 1)
    case .optional(let items):
      return match(items[...], at: position, before: limit, then: goOn) || goOn(position)
    case .oneOrMore(let items):
      return repeating(items, at: position, before: limit, then: goOn)
    case .anyOrder(let items):
      return anyOrder(items, at: position, before: limit, then: goOn)
    case .within(let event, let items):
      guard accept(event, at: position, before: limit) else { return false }
      let end = events[position].end ?? Int.max
      let inner = min(end, limit ?? Int.max)
      return match(items[...], at: position + 1, before: inner, then: goOn)
    }
  }

  private func accept(_ pattern: EventPattern, at position: Int, before limit: Int?) -> Bool {
    guard position < events.count, events[position].matches(pattern) else {
      state.note(position, pattern.description)
      return false
    }
    if let limit, events[position].number >= limit {
      state.note(position, "\(pattern.description) before the outer call returns")
      return false
    }
    return true
  }

  private func repeating(
    _ items: [Pattern],
    at position: Int,
    before limit: Int?,
    then next: (Int) -> Bool
  ) -> Bool {
    match(items[...], at: position, before: limit) { end in
      // A round that consumed nothing would repeat for ever.
      let goesOn = end > position && repeating(items, at: end, before: limit, then: next)
      return goesOn || next(end)
    }
  }

  private func anyOrder(
    _ items: [Pattern],
    at position: Int,
    before limit: Int?,
    then next: (Int) -> Bool
  ) -> Bool {
    guard !items.isEmpty else { return next(position) }
    for index in items.indices where !items[..<index].contains(items[index]) {
      var others = items
      let item = others.remove(at: index)
      let isMatch = match([item], at: position, before: limit) { end in
        anyOrder(others, at: end, before: limit, then: next)
      }
      if isMatch { return true }
    }
    return false
  }
}
