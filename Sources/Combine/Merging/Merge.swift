extension Publishers {
  /// The values of several publishers as they come.
  ///
  /// Status: partial · A
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let publishers: [Upstream]

    /// Merges publishers.
    ///
    /// - Parameter upstream: The publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges a sequence of publishers.
    ///
    /// - Parameter upstream: The publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let left = Guarded(publishers.count)
      let inlets = publishers.map { _ in
        Inlet<Output, Failure>(
          onValue: { outlet.send($0) },
          onEnd: { completion in
            if case .failure = completion { return outlet.finish(completion) }
            let isLast = left.with { left in
              left -= 1
              return left == 0
            }
            if isLast { outlet.finish(.finished) }
          }
        )
      }
      outlet.connect(onCancel: { inlets.forEach { $0.cancel() } })
      subscriber.receive(subscription: outlet)
      if publishers.isEmpty { outlet.finish(.finished) }
      for (publisher, inlet) in Swift.zip(publishers, inlets) { publisher.subscribe(inlet) }
    }
  }

  /// The values of two publishers as they come.
  ///
  /// Status: partial · A
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What it delivers.
    public typealias Output = A.Output
    /// How it may fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// The other one.
    public let b: B

    /// Merges two publishers.
    ///
    /// - Parameters:
    ///   - a: One.
    ///   - b: The other one.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Merges this with another publisher.
  ///
  /// - Parameter other: The other one.
  /// - Returns: A publisher of the values of both.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  /// Merges this with a publisher of the same type.
  ///
  /// - Parameter other: The other one.
  /// - Returns: A publisher of the values of both.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Merges this with two others.
  ///
  /// - Parameters:
  ///   - b: One.
  ///   - c: Another one.
  /// - Returns: A publisher of the values of all.
  public func merge<B: Publisher, C: Publisher>(
    with b: B,
    _ c: C
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output
  {
    Publishers.MergeMany(eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
  }
}
