/// A publisher that code feeds by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to every subscriber.
  ///
  /// - Parameter value: The value.
  func send(_ value: Output)

  /// Ends the stream for every subscriber.
  ///
  /// - Parameter completion: Whether it is regular.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a source of its own.
  ///
  /// - Parameter subscription: The link to the source.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Delivers a signal to every subscriber.
  public func send() { send(()) }
}

/// What subjects have in common: subscribers in their order, and the end.
final class Audience<Output, Failure: Error> {
  private struct State {
    var links: [SubjectSubscription<Output, Failure>] = []
    var completion: Subscribers.Completion<Failure>?
    var sources: [any Subscription] = []
  }

  private let state = Guarded(State())

  /// Whether the stream has ended.
  var hasEnded: Bool { state.with { $0.completion != nil } }

  func attach(_ subscriber: AnySubscriber<Output, Failure>, current: Output? = nil) {
    let link = SubjectSubscription(subscriber, audience: self, current: current)
    let completion = state.with { state in
      if state.completion == nil { state.links.append(link) }
      return state.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: link)
    }
  }

  func send(_ value: Output) {
    for link in state.with({ $0.completion == nil ? $0.links : [] }) { link.deliver(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let links = state.with { state in
      guard state.completion == nil else { return [SubjectSubscription<Output, Failure>]() }
      state.completion = completion
      defer {
        state.links = []
        state.sources = []
      }
      return state.links
    }
    for link in links { link.finish(completion) }
  }

  func keep(_ source: any Subscription) {
    state.with { $0.sources.append(source) }
    source.request(.unlimited)
  }

  func remove(_ link: SubjectSubscription<Output, Failure>) {
    state.with { $0.links.removeAll { $0 === link } }
  }

  deinit {
    for source in state.with({ $0.sources }) { source.cancel() }
  }
}

/// The link of one subscriber to a subject; values without demand are lost, except the current one.
final class SubjectSubscription<Output, Failure: Error>: Subscription {
  private struct State {
    var down: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var current: Output?
  }

  private let state: Guarded<State>
  private let audience: Guarded<Audience<Output, Failure>?>
  private let keepsCurrent: Bool

  init(
    _ down: AnySubscriber<Output, Failure>,
    audience: Audience<Output, Failure>,
    current: Output?
  ) {
    state = Guarded(State(down: down, current: current))
    self.audience = Guarded(audience)
    keepsCurrent = current != nil
  }

  func deliver(_ value: Output) {
    let down = state.with { state in
      guard state.demand > .none else {
        if keepsCurrent { state.current = value }
        return AnySubscriber<Output, Failure>?.none
      }
      state.demand -= 1
      state.current = nil
      return state.down
    }
    guard let down else { return }
    let more = down.receive(value)
    state.with { $0.demand += more }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let down = state.with { state in
      defer { state.down = nil }
      return state.down
    }
    _ = audience.exchange(nil)
    down?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let (down, value) = state.with { state in
      state.demand += demand
      guard state.demand > .none, let value = state.current else {
        return (AnySubscriber<Output, Failure>?.none, Output?.none)
      }
      state.current = nil
      state.demand -= 1
      return (state.down, value)
    }
    guard let down, let value else { return }
    let more = down.receive(value)
    state.with { $0.demand += more }
  }

  func cancel() {
    state.with {
      $0.down = nil
      $0.current = nil
    }
    audience.exchange(nil)?.remove(self)
  }
}

/// Passes what a publisher delivers on to a subject.
final class SubjectRelay<Target: Subject>: Subscriber, Cancellable {
  private let target: Guarded<Target?>
  private let upstream = Guarded<(any Subscription)?>(nil)

  init(_ target: Target) { self.target = Guarded(target) }

  func receive(subscription: any Subscription) {
    _ = upstream.exchange(subscription)
    target.with { $0 }?.send(subscription: subscription)
  }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    target.with { $0 }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    target.exchange(nil)?.send(completion: completion)
  }

  func cancel() {
    _ = target.exchange(nil)
    upstream.exchange(nil)?.cancel()
  }
}
