extension Publishers {
  /// A publisher that delivers on a scheduler.
  ///
  /// Status: partial · A
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Where they go out.
    public let scheduler: Context
    /// What is said on top.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: LaterSubscriber(subscriber) { action in
          scheduler.schedule(options: options, action)
        }
      )
    }
  }

  /// A publisher that delivers everything later.
  ///
  /// Status: partial · A
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much more it may be.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Where the values go out.
    public let scheduler: Context
    /// What is said on top.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: LaterSubscriber(subscriber) { action in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            tolerance: tolerance,
            options: options,
            action
          )
        }
      )
    }
  }

  /// A publisher that is subscribed to on a scheduler.
  ///
  /// Status: partial · A
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Where the subscription is made.
    public let scheduler: Context
    /// What is said on top.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      scheduler.schedule(options: options) { upstream.receive(subscriber: subscriber) }
    }
  }
}

/// Passes values and the end on, each later.
private final class LaterSubscriber<Down: Subscriber>: Subscriber, Subscription {
  private let down: Down
  private let later: (@escaping () -> Void) -> Void
  private let upstream = Guarded<(any Subscription)?>(nil)
  private let isDone = Guarded(false)

  init(_ down: Down, later: @escaping (@escaping () -> Void) -> Void) {
    self.down = down
    self.later = later
  }

  func receive(subscription: any Subscription) {
    _ = upstream.exchange(subscription)
    down.receive(subscription: self)
  }

  func receive(_ input: Down.Input) -> Subscribers.Demand {
    later { [self] in
      guard !isDone.with({ $0 }) else { return }
      let more = down.receive(input)
      if more > .none { upstream.with { $0 }?.request(more) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Down.Failure>) {
    later { [self] in
      guard !isDone.exchange(true) else { return }
      _ = upstream.exchange(nil)
      down.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) { upstream.with { $0 }?.request(demand) }

  func cancel() {
    _ = isDone.exchange(true)
    upstream.exchange(nil)?.cancel()
  }
}

extension Publisher {
  /// Delivers on a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - options: What is said on top.
  /// - Returns: A publisher of the same values.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes on a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - options: What is said on top.
  /// - Returns: A publisher of the same values.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers everything later.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - tolerance: How much more it may be.
  ///   - scheduler: Where.
  ///   - options: What is said on top.
  /// - Returns: A publisher of the same values.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }
}
