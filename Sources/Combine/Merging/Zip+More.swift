extension Publishers {
  /// The values of three publishers side by side, by their positions.
  ///
  /// Status: partial · A
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// What it delivers.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it may fail.
    public typealias Failure = A.Failure
    /// Publisher 1.
    public let a: A
    /// Publisher 2.
    public let b: B
    /// Publisher 3.
    public let c: C

    /// Zips three publishers.
    ///
    /// - Parameters:
    ///   - a: Publisher 1.
    ///   - b: Publisher 2.
    ///   - c: Publisher 3.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      Publishers.Zip(Publishers.Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// The values of four publishers side by side, by their positions.
  ///
  /// Status: partial · A
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// What it delivers.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How it may fail.
    public typealias Failure = A.Failure
    /// Publisher 1.
    public let a: A
    /// Publisher 2.
    public let b: B
    /// Publisher 3.
    public let c: C
    /// Publisher 4.
    public let d: D

    /// Zips four publishers.
    ///
    /// - Parameters:
    ///   - a: Publisher 1.
    ///   - b: Publisher 2.
    ///   - c: Publisher 3.
    ///   - d: Publisher 4.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      Publishers.Zip(Publishers.Zip(a, b), Publishers.Zip(c, d)).map {
        ($0.0.0, $0.0.1, $0.1.0, $0.1.1)
      }
      .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers the values side by side, by their positions.
  ///
  /// - Parameter other: The other one.
  /// - Returns: A publisher of tuples.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where Failure == P.Failure { Publishers.Zip(self, other) }

  /// Delivers the values side by side, by their positions, joined into one.
  ///
  /// - Parameters:
  ///   - other: The other one.
  ///   - transform: What joins them.
  /// - Returns: A publisher of what comes out.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where Failure == P.Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }

  /// Delivers the values side by side, by their positions.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  /// - Returns: A publisher of tuples.
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where Failure == B.Failure, Failure == C.Failure { Publishers.Zip3(self, b, c) }

  /// Delivers the values side by side, by their positions, joined into one.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  ///   - transform: What joins them.
  /// - Returns: A publisher of what comes out.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B,
    _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> T
  )
    -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
  where Failure == B.Failure, Failure == C.Failure {
    Publishers.Zip3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Delivers the values side by side, by their positions.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  ///   - d: Another publisher.
  /// - Returns: A publisher of tuples.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.Zip4<Self, B, C, D>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// Delivers the values side by side, by their positions, joined into one.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  ///   - d: Another publisher.
  ///   - transform: What joins them.
  /// - Returns: A publisher of what comes out.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B,
    _ c: C,
    _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  )
    -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.Zip4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
