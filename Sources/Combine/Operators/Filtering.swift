extension Publishers {
  /// Lets only some values through.
  ///
  /// Status: partial · A
  public struct Filter<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(subscriber) {
          isIncluded($0) ? .pass($0) : .skip
        }
      )
    }
  }

  /// Lets only some values through, or fails.
  ///
  /// Status: partial · A
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) throws -> Bool

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          trying: { try isIncluded($0) ? .pass($0) : .skip }
        )
      )
    }
  }

  /// Drops values that are the same as the one before.
  ///
  /// Status: partial · A
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let last = Guarded<Upstream.Output?>(nil)
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(subscriber) { input in
          if let before = last.exchange(input), predicate(before, input) { return .skip }
          return .pass(input)
        }
      )
    }
  }

  /// Drops values until one does not pass a test.
  ///
  /// Status: partial · A
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let drops = Guarded(true)
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(subscriber) { input in
          if drops.with({ $0 }), predicate(input) { return .skip }
          _ = drops.exchange(false)
          return .pass(input)
        }
      )
    }
  }

  /// Drops the first values.
  ///
  /// Status: partial · A
  public struct Drop<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let count: Int

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let left = Guarded(count)
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(subscriber) { input in
          left.with { left in
            defer { left -= 1 }
            return left > 0 ? .skip : .pass(input)
          }
        }
      )
    }
  }

  /// Ends at the first value that does not pass a test.
  ///
  /// Status: partial · A
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(subscriber) {
          predicate($0) ? .pass($0) : .finish
        }
      )
    }
  }

  /// Delivers the values at some positions.
  ///
  /// Status: partial · A
  public struct Output<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let range: Range<Int>

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      guard !range.isEmpty else {
        return Empty<Output, Failure>().receive(subscriber: subscriber)
      }
      let position = Guarded(0)
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(subscriber) { input in
          let here = position.with { position in
            defer { position += 1 }
            return position
          }
          if here < range.lowerBound { return .skip }
          return here == range.upperBound - 1 ? .last(input) : .pass(input)
        }
      )
    }
  }

  /// Delivers the first value.
  ///
  /// Status: partial · A
  public struct First<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(subscriber) { .last($0) }
      )
    }
  }

  /// Delivers the first value that passes a test.
  ///
  /// Status: partial · A
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(subscriber) {
          predicate($0) ? .last($0) : .skip
        }
      )
    }
  }

  /// Delivers only the end.
  ///
  /// Status: partial · A
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Never
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(subscriber, collects: true)
        { _ in .skip }
      )
    }
  }
}

extension Publisher {
  /// Lets only the values through that a test accepts.
  ///
  /// - Parameter isIncluded: The test.
  /// - Returns: A publisher of what comes out.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Lets only the values through that a test accepts; what is thrown ends the stream.
  ///
  /// - Parameter isIncluded: The test.
  /// - Returns: A publisher of what comes out.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> Publishers.TryFilter<Self>
  { Publishers.TryFilter(upstream: self, isIncluded: isIncluded) }

  /// Drops values that are the same as the one before.
  ///
  /// - Parameter predicate: Whether two are the same.
  /// - Returns: A publisher of what comes out.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  { Publishers.RemoveDuplicates(upstream: self, predicate: predicate) }

  /// Drops values as long as a test accepts them.
  ///
  /// - Parameter predicate: The test.
  /// - Returns: A publisher of what comes out.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Drops the first values.
  ///
  /// - Parameter count: How many.
  /// - Returns: A publisher of what comes out.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Delivers values as long as a test accepts them, then ends.
  ///
  /// - Parameter predicate: The test.
  /// - Returns: A publisher of what comes out.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Delivers the first values, then ends.
  ///
  /// - Parameter maxLength: How many.
  /// - Returns: A publisher of what comes out.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "prefix(_:): \(maxLength) is negative")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Delivers the value at a position, then ends.
  ///
  /// - Parameter index: The position, from zero.
  /// - Returns: A publisher of what comes out.
  public func output(at index: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: index..<(index + 1))
  }

  /// Delivers the values in a range of positions, then ends.
  ///
  /// - Parameter range: The positions, from zero.
  /// - Returns: A publisher of what comes out.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int { Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max)) }

  /// Delivers the first value, then ends.
  ///
  /// - Returns: A publisher of what comes out.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Delivers the first value that a test accepts, then ends.
  ///
  /// - Parameter predicate: The test.
  /// - Returns: A publisher of what comes out.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Drops every value and delivers the end.
  ///
  /// - Returns: A publisher of what comes out.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publisher where Output: Equatable {
  /// Drops values that equal the one before.
  ///
  /// - Returns: A publisher of what comes out.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}
