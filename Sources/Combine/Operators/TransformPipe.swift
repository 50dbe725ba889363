/// What a value becomes on its way down.
enum Step<Value, Failure: Error> {
  /// It goes on as this value.
  case pass(Value)
  /// It goes no further.
  case skip
  /// It goes on, and the stream ends regularly.
  case last(Value)
  /// The stream ends regularly.
  case finish
  /// The stream ends with an error.
  case fail(Failure)
}

/// What the end of a stream becomes on its way down.
enum Ending<Value, Failure: Error> {
  /// A regular end.
  case finished
  /// A value, then a regular end.
  case value(Value)
  /// An error.
  case failure(Failure)
}

/// The middle of an operator that turns values into values, one stream in, one out.
///
/// It stands between the subscription of the publisher and the subscriber: values go down through
/// `step`, the end through `end`, demand goes up. `collects` says that it takes everything at
/// once and has a value only at the end.
final class TransformPipe<Input, Failure: Error, Down: Subscriber>: Subscriber, Subscription {
  private struct State {
    var upstream: (any Subscription)?
    var demand = Subscribers.Demand.none
    var isDone = false
    var waiting: Down.Input?
  }

  private let down: Down
  private let step: (Input) -> Step<Down.Input, Down.Failure>
  private let end: (Subscribers.Completion<Failure>) -> Ending<Down.Input, Down.Failure>
  private let collects: Bool
  private let state = Guarded(State())

  init(
    _ down: Down,
    collects: Bool = false,
    step: @escaping (Input) -> Step<Down.Input, Down.Failure>,
    end: @escaping (Subscribers.Completion<Failure>) -> Ending<Down.Input, Down.Failure>
  ) {
    self.down = down
    self.step = step
    self.end = end
    self.collects = collects
  }

  func receive(subscription: any Subscription) {
    let isFirst = state.with { state in
      guard state.upstream == nil, !state.isDone else { return false }
      state.upstream = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    down.receive(subscription: self)
    if collects { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !state.with({ $0.isDone }) else { return .none }
    switch step(input) {
    case .pass(let value):
      state.with { $0.demand -= 1 }
      let more = down.receive(value)
      state.with { $0.demand += more }
      return collects ? .none : more
    case .skip:
      return collects ? .none : .max(1)
    case .last(let value):
      stopUpstream()
      finish(with: value)
    case .finish:
      stopUpstream()
      complete(.finished)
    case .fail(let error):
      stopUpstream()
      complete(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !state.with({ $0.isDone }) else { return }
    state.with { $0.upstream = nil }
    switch end(completion) {
    case .finished: complete(.finished)
    case .failure(let error): complete(.failure(error))
    case .value(let value): finish(with: value)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let (upstream, value) = state.with { state in
      state.demand += demand
      guard demand > .none, let value = state.waiting else {
        return (state.upstream, Down.Input?.none)
      }
      state.waiting = nil
      return (nil, value)
    }
    if let value {
      _ = down.receive(value)
      down.receive(completion: .finished)
    } else if !collects {
      upstream?.request(demand)
    }
  }

  func cancel() {
    let upstream = state.with { state in
      state.isDone = true
      state.waiting = nil
      defer { state.upstream = nil }
      return state.upstream
    }
    upstream?.cancel()
  }

  private func stopUpstream() {
    let upstream = state.with { state in
      defer { state.upstream = nil }
      return state.upstream
    }
    upstream?.cancel()
  }

  /// Delivers a last value, when it is asked for, and the end.
  private func finish(with value: Down.Input) {
    let mayDeliver = state.with { state in
      guard !state.isDone else { return false }
      state.isDone = true
      if state.demand > .none { return true }
      state.waiting = value
      return false
    }
    guard mayDeliver else { return }
    _ = down.receive(value)
    down.receive(completion: .finished)
  }

  private func complete(_ completion: Subscribers.Completion<Down.Failure>) {
    guard
      !state.with({ state in
        defer { state.isDone = true }; return state.isDone
      })
    else { return }
    down.receive(completion: completion)
  }
}

extension TransformPipe where Down.Failure == Failure {
  /// A pipe that passes the end on.
  convenience init(
    _ down: Down,
    collects: Bool = false,
    step: @escaping (Input) -> Step<Down.Input, Down.Failure>
  ) {
    self.init(down, collects: collects, step: step) { completion in
      switch completion {
      case .finished: .finished
      case .failure(let error): .failure(error)
      }
    }
  }
}

extension TransformPipe where Down.Failure == any Error {
  /// A pipe whose step may throw.
  convenience init(
    _ down: Down,
    collects: Bool = false,
    trying step: @escaping (Input) throws -> Step<Down.Input, any Error>,
    atEnd: (() throws -> Down.Input?)? = nil
  ) {
    self.init(
      down,
      collects: collects,
      step: { input in
        do { return try step(input) } catch { return .fail(error) }
      },
      end: { completion in
        switch completion {
        case .failure(let error): return .failure(error)
        case .finished:
          do {
            if let value = try atEnd?() { return .value(value) }
            return .finished
          } catch { return .failure(error) }
        }
      }
    )
  }
}
