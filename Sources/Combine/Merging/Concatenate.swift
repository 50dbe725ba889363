extension Publishers {
  /// The values of one publisher, then those of another.
  ///
  /// Status: partial · A
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// What it delivers.
    public typealias Output = Suffix.Output
    /// How it may fail.
    public typealias Failure = Suffix.Failure
    /// Who comes first.
    public let prefix: Prefix
    /// Who comes second.
    public let suffix: Suffix

    /// Joins two publishers.
    ///
    /// - Parameters:
    ///   - prefix: Who comes first.
    ///   - suffix: Who comes second, once the first has ended.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let second = Inlet<Output, Failure>(
        onValue: { outlet.send($0) },
        onEnd: { outlet.finish($0) }
      )
      let first = Inlet<Output, Failure>(
        onValue: { outlet.send($0) },
        onEnd: { completion in
          if case .failure = completion { return outlet.finish(completion) }
          suffix.subscribe(second)
        }
      )
      outlet.connect(onCancel: {
        first.cancel()
        second.cancel()
      })
      subscriber.receive(subscription: outlet)
      prefix.subscribe(first)
    }
  }

  /// A publisher with another in place of its error.
  ///
  /// Status: complete · A
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = NewPublisher.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What makes the other one.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let second = Inlet<Output, Failure>(
        onValue: { outlet.send($0) },
        onEnd: { outlet.finish($0) }
      )
      let first = Inlet<Output, Upstream.Failure>(
        onValue: { outlet.send($0) },
        onEnd: { completion in
          switch completion {
          case .finished: outlet.finish(.finished)
          case .failure(let error): handler(error).subscribe(second)
          }
        }
      )
      outlet.connect(onCancel: {
        first.cancel()
        second.cancel()
      })
      subscriber.receive(subscription: outlet)
      upstream.subscribe(first)
    }
  }

  /// A publisher that is subscribed to again after an error.
  ///
  /// Status: complete · A
  public struct Retry<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How often at most; `nil` for ever.
    public let retries: Int?

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let current = Guarded<Inlet<Output, Failure>?>(nil)
      outlet.connect(onCancel: { current.exchange(nil)?.cancel() })
      subscriber.receive(subscription: outlet)
      attempt(outlet, current, left: retries)
    }

    private func attempt<S: Subscriber>(
      _ outlet: Outlet<S>,
      _ current: Guarded<Inlet<Output, Failure>?>,
      left: Int?
    ) where Output == S.Input, Failure == S.Failure {
      let inlet = Inlet<Output, Failure>(
        onValue: { outlet.send($0) },
        onEnd: { completion in
          if case .failure = completion, left != 0, !outlet.isDone {
            attempt(outlet, current, left: left.map { $0 - 1 })
          } else {
            outlet.finish(completion)
          }
        }
      )
      _ = current.exchange(inlet)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Delivers values after those of this publisher.
  ///
  /// - Parameter elements: The values.
  /// - Returns: A publisher of both.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  /// Delivers the elements of a sequence after those of this publisher.
  ///
  /// - Parameter elements: The sequence.
  /// - Returns: A publisher of both.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
    Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
  }

  /// Delivers another publisher's values after those of this one.
  ///
  /// - Parameter publisher: The other one.
  /// - Returns: A publisher of both.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Delivers values before those of this publisher.
  ///
  /// - Parameter elements: The values.
  /// - Returns: A publisher of both.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

  /// Delivers the elements of a sequence before those of this publisher.
  ///
  /// - Parameter elements: The sequence.
  /// - Returns: A publisher of both.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
    Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
  }

  /// Delivers another publisher's values before those of this one.
  ///
  /// - Parameter publisher: The other one.
  /// - Returns: A publisher of both.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Goes on with another publisher in place of an error.
  ///
  /// - Parameter handler: What makes it.
  /// - Returns: A publisher of both.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Subscribes again after an error.
  ///
  /// - Parameter retries: How often at most.
  /// - Returns: A publisher of what comes out.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
