import Foundation

/// Takes one value of a publisher for each call of `next()`.
final class AsyncInlet<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  /// What a call gets; `nil` is the end.
  typealias Answer = Unchecked<Result<Input, Failure>?>

  private struct State {
    var subscription: (any Subscription)?
    var waiting: [CheckedContinuation<Answer, Never>] = []
    /// The values that were asked for before there was a subscription.
    var owed = 0
    var failure: Failure?
    var isDone = false
  }

  private let state = Guarded(State())

  deinit { state.exchange(State()).subscription?.cancel() }

  func receive(subscription: any Subscription) {
    let owed = state.with { state -> Int? in
      guard !state.isDone, state.subscription == nil else { return nil }
      state.subscription = subscription
      return state.owed
    }
    guard let owed else { return subscription.cancel() }
    if owed > 0 { subscription.request(.max(owed)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let next = state.with { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    next?.resume(returning: Unchecked(.success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    var failure: Failure?
    if case .failure(let error) = completion { failure = error }
    let waiting = state.with { state in
      state.isDone = true
      state.subscription = nil
      state.failure = state.waiting.isEmpty ? failure : nil
      defer { state.waiting = [] }
      return state.waiting
    }
    for (index, call) in waiting.enumerated() {
      call.resume(returning: Unchecked(index == 0 ? failure.map(Result.failure) : nil))
    }
  }

  /// The next value, or the error that ends the stream; `nil` at its end.
  func next() async -> Result<Input, Failure>? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { ask($0) }.value
    } onCancel: {
      self.cancel()
    }
  }

  private func ask(_ call: CheckedContinuation<Answer, Never>) {
    let (isDone, failure, subscription) = state.with { state in
      guard !state.isDone else {
        defer { state.failure = nil }
        return (true, state.failure, state.subscription)
      }
      state.waiting.append(call)
      if state.subscription == nil { state.owed += 1 }
      return (false, nil, state.subscription)
    }
    if isDone { call.resume(returning: Unchecked(failure.map(Result.failure))) }
    subscription?.request(.max(1))
  }

  private func cancel() {
    let old = state.with { state in
      defer {
        state.isDone = true
        state.subscription = nil
        state.waiting = []
      }
      return state
    }
    old.subscription?.cancel()
    for call in old.waiting { call.resume(returning: Unchecked(nil)) }
  }
}
