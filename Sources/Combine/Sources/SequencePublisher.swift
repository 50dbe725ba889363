extension Publishers {
  /// A publisher of the elements of a sequence.
  ///
  /// Status: partial · A
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements.
    public typealias Output = Elements.Element
    /// The sequence.
    public let sequence: Elements

    /// Makes a publisher.
    ///
    /// - Parameter sequence: The elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      subscriber.receive(subscription: SequenceSubscription(sequence, subscriber))
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, or of nothing.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// A publisher of the value, or one that fails.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value):
      Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}

/// Delivers elements as they are asked for, and ends right after the last one.
final class SequenceSubscription<Elements: Sequence, Down: Subscriber>: Subscription
where Elements.Element == Down.Input {
  private struct State {
    var iterator: Elements.Iterator
    var next: Elements.Element?
    var demand = Subscribers.Demand.none
    var isDelivering = false
    var isDone = false
  }

  private let state: Guarded<State>
  private let down: Down

  init(_ elements: Elements, _ down: Down) {
    var iterator = elements.makeIterator()
    let first = iterator.next()
    state = Guarded(State(iterator: iterator, next: first))
    self.down = down
  }

  func request(_ demand: Subscribers.Demand) {
    let mayDeliver = state.with { state in
      state.demand += demand
      guard !state.isDelivering, !state.isDone else { return false }
      state.isDelivering = true
      return true
    }
    guard mayDeliver else { return }
    while let value = takeNext() {
      let more = down.receive(value)
      state.with { $0.demand += more }
    }
    let ends = state.with { state in
      state.isDelivering = false
      guard state.next == nil, !state.isDone else { return false }
      state.isDone = true
      return true
    }
    if ends { down.receive(completion: .finished) }
  }

  func cancel() {
    state.with {
      $0.isDone = true
      $0.next = nil
    }
  }

  private func takeNext() -> Elements.Element? {
    state.with { state in
      guard !state.isDone, state.demand > .none, let value = state.next else { return nil }
      state.demand -= 1
      state.next = state.iterator.next()
      return value
    }
  }
}
