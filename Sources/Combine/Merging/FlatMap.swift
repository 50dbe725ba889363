extension Publishers {
  /// The values of publishers that are made of values.
  ///
  /// Status: complete · A
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What it delivers.
    public typealias Output = NewPublisher.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many publishers deliver at once.
    public let maxPublishers: Subscribers.Demand
    let transform: (Upstream.Output) -> NewPublisher

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let hub = FlatMapHub<Upstream.Output, NewPublisher, S>(outlet, transform)
      let inlet = Inlet<Upstream.Output, Failure>(
        asking: maxPublishers,
        onValue: { hub.take($0) },
        onEnd: { hub.upstreamEnded($0) }
      )
      hub.askForMore = { [weak inlet] in inlet?.request(.max(1)) }
      outlet.connect(onCancel: {
        inlet.cancel()
        hub.cancel()
      })
      subscriber.receive(subscription: outlet)
      upstream.subscribe(inlet)
    }
  }
}

/// The publishers that deliver at the moment.
private final class FlatMapHub<Input, NewPublisher: Publisher, Down: Subscriber>
where NewPublisher.Output == Down.Input, NewPublisher.Failure == Down.Failure {
  private struct State {
    var inlets: [Int: Inlet<NewPublisher.Output, NewPublisher.Failure>] = [:]
    var next = 0
    var upstreamEnded = false
  }

  private let outlet: Outlet<Down>
  private let transform: (Input) -> NewPublisher
  private let state = Guarded(State())
  var askForMore: () -> Void = {}

  init(_ outlet: Outlet<Down>, _ transform: @escaping (Input) -> NewPublisher) {
    self.outlet = outlet
    self.transform = transform
  }

  func take(_ value: Input) {
    let publisher = transform(value)
    let number = state.with { state in
      defer { state.next += 1 }
      return state.next
    }
    let inlet = Inlet<NewPublisher.Output, NewPublisher.Failure>(
      onValue: { [outlet] in outlet.send($0) },
      onEnd: { [weak self] in self?.ended(number, $0) }
    )
    state.with { $0.inlets[number] = inlet }
    publisher.subscribe(inlet)
  }

  func upstreamEnded(_ completion: Subscribers.Completion<Down.Failure>) {
    if case .failure = completion { return outlet.finish(completion) }
    let isOver = state.with { state in
      state.upstreamEnded = true
      return state.inlets.isEmpty
    }
    if isOver { outlet.finish(.finished) }
  }

  private func ended(_ number: Int, _ completion: Subscribers.Completion<Down.Failure>) {
    if case .failure = completion { return outlet.finish(completion) }
    let isOver = state.with { state in
      state.inlets[number] = nil
      return state.upstreamEnded && state.inlets.isEmpty
    }
    if isOver { outlet.finish(.finished) } else { askForMore() }
  }

  func cancel() {
    for (_, inlet) in state.exchange(State()).inlets.sorted(by: { $0.key < $1.key }) {
      inlet.cancel()
    }
  }
}

extension Publishers {
  /// The values of the latest of several publishers.
  ///
  /// Status: complete · A
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    /// What it delivers.
    public typealias Output = P.Output
    /// How it may fail.
    public typealias Failure = P.Failure
    /// Where the publishers come from.
    public let upstream: Upstream

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let current = Guarded<Inlet<Output, Failure>?>(nil)
      let upstreamEnded = Guarded(false)
      let inlet = Inlet<P, Failure>(
        onValue: { publisher in
          current.exchange(nil)?.cancel()
          let inner = Inlet<Output, Failure>(
            onValue: { outlet.send($0) },
            onEnd: { completion in
              if case .failure = completion { return outlet.finish(completion) }
              _ = current.exchange(nil)
              if upstreamEnded.with({ $0 }) { outlet.finish(.finished) }
            }
          )
          _ = current.exchange(inner)
          publisher.subscribe(inner)
        },
        onEnd: { completion in
          if case .failure = completion { return outlet.finish(completion) }
          _ = upstreamEnded.exchange(true)
          if current.with({ $0 == nil }) { outlet.finish(.finished) }
        }
      )
      outlet.connect(onCancel: {
        inlet.cancel()
        current.exchange(nil)?.cancel()
      })
      subscriber.receive(subscription: outlet)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Makes a publisher of every value and delivers what they all deliver.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many may deliver at once; others wait.
  ///   - transform: What makes a publisher.
  /// - Returns: A publisher of what comes out.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher, which does not fail, of every value.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many may deliver at once; others wait.
  ///   - transform: What makes a publisher.
  /// - Returns: A publisher of what comes out.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(
      upstream: self,
      maxPublishers: maxPublishers,
      transform: { transform($0).setFailureType(to: Failure.self) }
    )
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher, which may fail, of every value of one that does not.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many may deliver at once; others wait.
  ///   - transform: What makes a publisher.
  /// - Returns: A publisher of what comes out.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self),
      maxPublishers: maxPublishers,
      transform: transform
    )
  }

  /// Makes a publisher of every value; neither fails.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many may deliver at once; others wait.
  ///   - transform: What makes a publisher.
  /// - Returns: A publisher of what comes out.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Delivers what the latest publisher delivers, and lets the one before go.
  ///
  /// - Returns: A publisher of what comes out.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
