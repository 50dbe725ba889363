/// The lower end of an operator with several sources: keeps values until they are asked for.
final class Outlet<Down: Subscriber>: Subscription {
  private struct State {
    var buffer: [Down.Input] = []
    var completion: Subscribers.Completion<Down.Failure>?
    var demand = Subscribers.Demand.none
    var isDelivering = false
    var isDone = false
    var onCancel: (() -> Void)?
    var onDelivery: (() -> Void)?
  }

  private let down: Down
  private let state = Guarded(State())

  init(_ down: Down) { self.down = down }

  /// What stops the sources, and what hears that a value went out.
  func connect(onCancel: @escaping () -> Void, onDelivery: (() -> Void)? = nil) {
    state.with {
      $0.onCancel = onCancel
      $0.onDelivery = onDelivery
    }
  }

  /// Whether nothing more goes out.
  var isDone: Bool { state.with { $0.isDone || $0.completion != nil } }

  func send(_ value: Down.Input) {
    state.with { state in
      if !state.isDone, state.completion == nil { state.buffer.append(value) }
    }
    deliver()
  }

  /// Ends the stream: an error at once, a regular end after what is kept.
  func finish(_ completion: Subscribers.Completion<Down.Failure>) {
    state.with { state in
      guard state.completion == nil else { return }
      state.completion = completion
      if case .failure = completion { state.buffer = [] }
    }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    state.with { $0.demand += demand }
    deliver()
  }

  func cancel() {
    let stop = state.with { state in
      state.isDone = true
      state.buffer = []
      state.onDelivery = nil
      defer { state.onCancel = nil }
      return state.onCancel
    }
    stop?()
  }

  private enum Delivery {
    case value(Down.Input, then: (() -> Void)?)
    case end(Subscribers.Completion<Down.Failure>, then: (() -> Void)?)
  }

  private func deliver() {
    let mayDeliver = state.with { state in
      guard !state.isDelivering, !state.isDone else { return false }
      state.isDelivering = true
      return true
    }
    guard mayDeliver else { return }
    while let delivery = next() {
      switch delivery {
      case .value(let value, let then):
        let more = down.receive(value)
        state.with { $0.demand += more }
        then?()
      case .end(let completion, let then):
        then?()
        down.receive(completion: completion)
      }
    }
  }

  private func next() -> Delivery? {
    state.with { state in
      if !state.isDone {
        if state.buffer.isEmpty, let completion = state.completion {
          state.isDone = true
          defer { state.onCancel = nil }
          return .end(completion, then: state.onCancel)
        }
        if !state.buffer.isEmpty, state.demand > .none {
          state.demand -= 1
          return .value(state.buffer.removeFirst(), then: state.onDelivery)
        }
      }
      state.isDelivering = false
      return nil
    }
  }
}

/// The upper end of an operator with several sources: one subscriber to one of them.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
  private let upstream = Guarded<(any Subscription)?>(nil)
  private let isDone = Guarded(false)
  private let first: Subscribers.Demand
  private let onValue: (Input) -> Void
  private let onEnd: (Subscribers.Completion<Failure>) -> Void

  init(
    asking first: Subscribers.Demand = .unlimited,
    onValue: @escaping (Input) -> Void,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.first = first
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    if isDone.with({ $0 }) { return subscription.cancel() }
    _ = upstream.exchange(subscription)
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isDone.with({ $0 }) { onValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isDone.exchange(true) else { return }
    _ = upstream.exchange(nil)
    onEnd(completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream.with { $0 }?.request(demand) }

  func cancel() {
    _ = isDone.exchange(true)
    upstream.exchange(nil)?.cancel()
  }
}
