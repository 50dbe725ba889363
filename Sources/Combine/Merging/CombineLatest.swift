/// Joins two streams into pairs by a rule that says when a pair is there.
private func joinPairs<A: Publisher, B: Publisher, S: Subscriber>(
  _ a: A,
  _ b: B,
  _ subscriber: S,
  _ pairs: PairRule<A.Output, B.Output>
) where A.Failure == B.Failure, S.Input == (A.Output, B.Output), S.Failure == A.Failure {
  let outlet = Outlet(subscriber)
  func end(_ completion: Subscribers.Completion<A.Failure>, first: Bool) {
    if case .failure = completion { return outlet.finish(completion) }
    if pairs.end(first: first) { outlet.finish(.finished) }
  }
  let inletA = Inlet<A.Output, A.Failure>(
    onValue: { value in
      if let pair = pairs.takeFirst(value) { outlet.send(pair) }
      if pairs.isOver { outlet.finish(.finished) }
    },
    onEnd: { end($0, first: true) }
  )
  let inletB = Inlet<B.Output, B.Failure>(
    onValue: { value in
      if let pair = pairs.takeSecond(value) { outlet.send(pair) }
      if pairs.isOver { outlet.finish(.finished) }
    },
    onEnd: { end($0, first: false) }
  )
  outlet.connect(onCancel: {
    inletA.cancel()
    inletB.cancel()
  })
  subscriber.receive(subscription: outlet)
  a.subscribe(inletA)
  b.subscribe(inletB)
}

/// What two streams have delivered, and whether it makes a pair.
private class PairRule<First, Second> {
  struct State {
    var first: [First] = []
    var second: [Second] = []
    var firstEnded = false
    var secondEnded = false
  }

  let state = Guarded(State())

  func takeFirst(_ value: First) -> (First, Second)? { nil }
  func takeSecond(_ value: Second) -> (First, Second)? { nil }
  /// Notes an end; whether it is the end of all.
  func end(first: Bool) -> Bool { false }
  var isOver: Bool { false }
}

private final class LatestRule<First, Second>: PairRule<First, Second> {
  override func takeFirst(_ value: First) -> (First, Second)? {
    state.with { state in
      state.first = [value]
      return state.second.first.map { (value, $0) }
    }
  }

  override func takeSecond(_ value: Second) -> (First, Second)? {
    state.with { state in
      state.second = [value]
      return state.first.first.map { ($0, value) }
    }
  }

  override func end(first: Bool) -> Bool {
    state.with { state in
      if first { state.firstEnded = true } else { state.secondEnded = true }
      // Without a first value no pair can come any more.
      let isHopeless = first ? state.first.isEmpty : state.second.isEmpty
      return isHopeless || (state.firstEnded && state.secondEnded)
    }
  }
}

private final class ZipRule<First, Second>: PairRule<First, Second> {
  override func takeFirst(_ value: First) -> (First, Second)? {
    state.with { state in
      state.first.append(value)
      return Self.takePair(&state)
    }
  }

  override func takeSecond(_ value: Second) -> (First, Second)? {
    state.with { state in
      state.second.append(value)
      return Self.takePair(&state)
    }
  }

  override func end(first: Bool) -> Bool {
    state.with { state in
      if first { state.firstEnded = true } else { state.secondEnded = true }
      return Self.isOver(state)
    }
  }

  override var isOver: Bool { state.with { Self.isOver($0) } }

  private static func isOver(_ state: State) -> Bool {
    (state.firstEnded && state.first.isEmpty) || (state.secondEnded && state.second.isEmpty)
  }

  private static func takePair(_ state: inout State) -> (First, Second)? {
    guard !state.first.isEmpty, !state.second.isEmpty else { return nil }
    return (state.first.removeFirst(), state.second.removeFirst())
  }
}

extension Publishers {
  /// The latest values of two publishers, whenever one of them delivers.
  ///
  /// Status: partial · A
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// What it delivers.
    public typealias Output = (A.Output, B.Output)
    /// How it may fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// The other one.
    public let b: B

    /// Combines two publishers.
    ///
    /// - Parameters:
    ///   - a: One.
    ///   - b: The other one.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      joinPairs(a, b, subscriber, LatestRule())
    }
  }

  /// The values of two publishers in pairs: first with first, second with second.
  ///
  /// Status: partial · A
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What it delivers.
    public typealias Output = (A.Output, B.Output)
    /// How it may fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// The other one.
    public let b: B

    /// Zips two publishers.
    ///
    /// - Parameters:
    ///   - a: One.
    ///   - b: The other one.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      joinPairs(a, b, subscriber, ZipRule())
    }
  }
}
