extension Publishers {
  /// The latest values of three publishers, whenever one of them delivers.
  ///
  /// Status: partial · A
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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

    /// Combines three publishers.
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
      Publishers.CombineLatest(Publishers.CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// The latest values of four publishers, whenever one of them delivers.
  ///
  /// Status: partial · A
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

    /// Combines four publishers.
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
      Publishers.CombineLatest(Publishers.CombineLatest(a, b), Publishers.CombineLatest(c, d)).map {
        ($0.0.0, $0.0.1, $0.1.0, $0.1.1)
      }
      .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers the latest values of all, whenever one delivers.
  ///
  /// - Parameter other: The other one.
  /// - Returns: A publisher of tuples.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure { Publishers.CombineLatest(self, other) }

  /// Delivers the latest values of all, whenever one delivers, joined into one.
  ///
  /// - Parameters:
  ///   - other: The other one.
  ///   - transform: What joins them.
  /// - Returns: A publisher of what comes out.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  )
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Delivers the latest values of all, whenever one delivers.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  /// - Returns: A publisher of tuples.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> Publishers.CombineLatest3<Self, B, C>
  where Failure == B.Failure, Failure == C.Failure { Publishers.CombineLatest3(self, b, c) }

  /// Delivers the latest values of all, whenever one delivers, joined into one.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  ///   - transform: What joins them.
  /// - Returns: A publisher of what comes out.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B,
    _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> T
  )
    -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
  where Failure == B.Failure, Failure == C.Failure {
    Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Delivers the latest values of all, whenever one delivers.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  ///   - d: Another publisher.
  /// - Returns: A publisher of tuples.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// Delivers the latest values of all, whenever one delivers, joined into one.
  ///
  /// - Parameters:
  ///   - b: Another publisher.
  ///   - c: Another publisher.
  ///   - d: Another publisher.
  ///   - transform: What joins them.
  /// - Returns: A publisher of what comes out.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B,
    _ c: C,
    _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  )
    -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
