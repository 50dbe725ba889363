/// A publisher of one value that comes later; the work begins at once and runs once.
///
/// Status: complete · A
public final class Future<Output, Failure: Error>: Publisher {
  /// What the work calls with its result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [FutureSubscription<Output, Failure>] = []
  }

  private let state = Guarded(State())

  /// Begins the work.
  ///
  /// - Parameter attemptToFulfill: The work; it calls the promise once, now or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in self.fulfil(result) }
  }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    let subscription = FutureSubscription<Output, Failure>(AnySubscriber(subscriber))
    let result = state.with { state in
      if state.result == nil { state.waiting.append(subscription) }
      return state.result
    }
    subscriber.receive(subscription: subscription)
    if let result { subscription.fulfil(result) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let waiting = state.with { state in
      guard state.result == nil else { return [FutureSubscription<Output, Failure>]() }
      state.result = result
      defer { state.waiting = [] }
      return state.waiting
    }
    for subscription in waiting { subscription.fulfil(result) }
  }
}

/// The link of one subscriber to a future: result and demand may come in any order.
final class FutureSubscription<Output, Failure: Error>: Subscription {
  private struct State {
    var down: AnySubscriber<Output, Failure>?
    var result: Result<Output, Failure>?
    var isWanted = false
  }

  private let state: Guarded<State>

  init(_ down: AnySubscriber<Output, Failure>) { state = Guarded(State(down: down)) }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    state.with { $0.isWanted = true }
    deliver()
  }

  func fulfil(_ result: Result<Output, Failure>) {
    state.with { $0.result = result }
    deliver()
  }

  func cancel() { state.with { $0.down = nil } }

  private func deliver() {
    let (down, result) = state.with { state in
      guard let result = state.result, let down = state.down else {
        return (AnySubscriber<Output, Failure>?.none, Result<Output, Failure>?.none)
      }
      if case .success = result, !state.isWanted { return (nil, nil) }
      state.down = nil
      return (down, result)
    }
    guard let down, let result else { return }
    switch result {
    case .success(let value):
      _ = down.receive(value)
      down.receive(completion: .finished)
    case .failure(let error): down.receive(completion: .failure(error))
    }
  }
}
