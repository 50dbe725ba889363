extension Publishers {
  /// A publisher at which closures look on.
  ///
  /// Status: complete · A
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let receiveSubscription: ((any Subscription) -> Void)?
    let receiveOutput: ((Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(subscriber: Observer(subscriber, self))
    }

    private final class Observer<Down: Subscriber>: Subscriber, Subscription
    where Output == Down.Input, Failure == Down.Failure {
      private let down: Down
      private let events: HandleEvents
      private let upstream = Guarded<(any Subscription)?>(nil)

      init(_ down: Down, _ events: HandleEvents) {
        self.down = down
        self.events = events
      }

      func receive(subscription: any Subscription) {
        _ = upstream.exchange(subscription)
        events.receiveSubscription?(subscription)
        down.receive(subscription: self)
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        events.receiveOutput?(input)
        let more = down.receive(input)
        if more > .none { events.receiveRequest?(more) }
        return more
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        _ = upstream.exchange(nil)
        events.receiveCompletion?(completion)
        down.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        events.receiveRequest?(demand)
        upstream.with { $0 }?.request(demand)
      }

      func cancel() {
        guard let subscription = upstream.exchange(nil) else { return }
        events.receiveCancel?()
        subscription.cancel()
      }
    }
  }
}

extension Publisher {
  /// Lets closures look on.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Sees the subscription.
  ///   - receiveOutput: Sees every value.
  ///   - receiveCompletion: Sees the end.
  ///   - receiveCancel: Sees that somebody stopped it.
  ///   - receiveRequest: Sees what is asked for.
  /// - Returns: A publisher of the same values.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }

  /// Prints everything that happens.
  ///
  /// - Parameters:
  ///   - prefix: Words before each line.
  ///   - stream: Where to print; `nil` for the standard output.
  /// - Returns: A publisher of the same values.
  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let lines = Guarded(stream)
    let start = prefix.isEmpty ? "" : prefix + ": "
    func say(_ words: String) {
      lines.with { stream in
        guard stream != nil else { return Swift.print(start + words) }
        stream?.write(start + words + "\n")
      }
    }
    return handleEvents(
      receiveSubscription: { say("receive subscription: (\($0))") },
      receiveOutput: { say("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: say("receive finished")
        case .failure(let error): say("receive error: (\(error))")
        }
      },
      receiveCancel: { say("receive cancel") },
      receiveRequest: { say("request \($0)") }
    )
  }
}
