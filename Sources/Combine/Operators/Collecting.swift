extension Publishers {
  /// Delivers all values at the end, as one array.
  ///
  /// Status: partial · A
  public struct Collect<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = [Upstream.Output]
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let gathered = Guarded<[Upstream.Output]>([])
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          collects: true,
          step: { input in
            gathered.with { $0.append(input) }
            return .skip
          },
          end: { completion in
            switch completion {
            case .finished: .value(gathered.with { $0 })
            case .failure(let error): .failure(error)
            }
          }
        )
      )
    }
  }

  /// Delivers values in arrays of a size.
  ///
  /// Status: partial · A
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = [Upstream.Output]
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
      let gathered = Guarded<[Upstream.Output]>([])
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            gathered.with { gathered in
              gathered.append(input)
              guard gathered.count >= count else { return .skip }
              defer { gathered = [] }
              return .pass(gathered)
            }
          },
          end: { completion in
            if case .failure(let error) = completion { return .failure(error) }
            let rest = gathered.exchange([])
            return rest.isEmpty ? .finished : .value(rest)
          }
        )
      )
    }
  }

  /// Delivers the result of an accumulation at the end.
  ///
  /// Status: partial · A
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let result = Guarded(initialResult)
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          collects: true,
          step: { input in
            result.with { $0 = nextPartialResult($0, input) }
            return .skip
          },
          end: { completion in
            switch completion {
            case .finished: .value(result.with { $0 })
            case .failure(let error): .failure(error)
            }
          }
        )
      )
    }
  }

  /// Delivers the last value.
  ///
  /// Status: partial · A
  public struct Last<Upstream: Publisher>: Publisher {
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
      let last = Guarded<Upstream.Output?>(nil)
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          collects: true,
          step: { input in
            if isIncluded(input) { _ = last.exchange(input) }
            return .skip
          },
          end: { completion in
            switch completion {
            case .finished: last.with { $0 }.map { .value($0) } ?? .finished
            case .failure(let error): .failure(error)
            }
          }
        )
      )
    }
  }

  /// Delivers the number of values at the end.
  ///
  /// Status: partial · A
  public struct Count<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Int
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let number = Guarded(0)
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          collects: true,
          step: { _ in
            number.with { $0 += 1 }
            return .skip
          },
          end: { completion in
            switch completion {
            case .finished: .value(number.with { $0 })
            case .failure(let error): .failure(error)
            }
          }
        )
      )
    }
  }

  /// Tells whether a value passes a test.
  ///
  /// Status: partial · A
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Bool
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
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          collects: true,
          step: { predicate($0) ? .last(true) : .skip },
          end: { completion in
            switch completion {
            case .finished: .value(false)
            case .failure(let error): .failure(error)
            }
          }
        )
      )
    }
  }

  /// Tells whether all values pass a test.
  ///
  /// Status: partial · A
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Bool
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
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          collects: true,
          step: { predicate($0) ? .skip : .last(false) },
          end: { completion in
            switch completion {
            case .finished: .value(true)
            case .failure(let error): .failure(error)
            }
          }
        )
      )
    }
  }

  /// Delivers the smallest or largest value at the end.
  ///
  /// Status: partial · A
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let replaces: (Upstream.Output, Upstream.Output) -> Bool

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let best = Guarded<Upstream.Output?>(nil)
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          collects: true,
          step: { input in
            best.with { best in
              if let old = best, !replaces(old, input) { return }
              best = input
            }
            return .skip
          },
          end: { completion in
            switch completion {
            case .finished: best.with { $0 }.map { .value($0) } ?? .finished
            case .failure(let error): .failure(error)
            }
          }
        )
      )
    }
  }

  /// Puts a value in place of nothing.
  ///
  /// Status: partial · A
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let output: Upstream.Output

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let isEmpty = Guarded(true)
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            _ = isEmpty.exchange(false)
            return .pass(input)
          },
          end: { completion in
            switch completion {
            case .finished: isEmpty.with { $0 } ? .value(output) : .finished
            case .failure(let error): .failure(error)
            }
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Gathers all values and delivers them at the end.
  ///
  /// - Returns: A publisher of what comes out.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Gathers values and delivers them in arrays of a size; the last one may be shorter.
  ///
  /// - Parameter count: The size.
  /// - Returns: A publisher of what comes out.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Accumulates, and delivers the result at the end.
  ///
  /// - Parameters:
  ///   - initialResult: Where it begins.
  ///   - nextPartialResult: What joins a value to the result so far.
  /// - Returns: A publisher of what comes out.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Reduce<Self, T>
  {
    Publishers.Reduce(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Delivers the last value at the end.
  ///
  /// - Returns: A publisher of what comes out.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self, isIncluded: { _ in true })
  }

  /// Delivers the last value that a test accepts, at the end.
  ///
  /// - Parameter predicate: The test.
  /// - Returns: A publisher of what comes out.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Last<Self> {
    Publishers.Last(upstream: self, isIncluded: predicate)
  }

  /// Counts the values and delivers their number at the end.
  ///
  /// - Returns: A publisher of what comes out.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Delivers `true` at the first value that a test accepts, `false` at an end without one.
  ///
  /// - Parameter predicate: The test.
  /// - Returns: A publisher of what comes out.
  public func contains(where predicate: @escaping (Output) -> Bool)
    -> Publishers.ContainsWhere<Self>
  { Publishers.ContainsWhere(upstream: self, predicate: predicate) }

  /// Delivers `false` at the first value that a test refuses, `true` at an end without one.
  ///
  /// - Parameter predicate: The test.
  /// - Returns: A publisher of what comes out.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Delivers the smallest value at the end.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first of two is smaller.
  /// - Returns: A publisher of what comes out.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  { Publishers.Comparison(upstream: self, replaces: { areInIncreasingOrder($1, $0) }) }

  /// Delivers the largest value at the end.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first of two is smaller.
  /// - Returns: A publisher of what comes out.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  { Publishers.Comparison(upstream: self, replaces: areInIncreasingOrder) }

  /// Delivers a value at an end without any.
  ///
  /// - Parameter output: The value.
  /// - Returns: A publisher of what comes out.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publisher where Output: Equatable {
  /// Delivers `true` at the first equal value, `false` at an end without one.
  ///
  /// - Parameter output: The value to look for.
  /// - Returns: A publisher of what comes out.
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: { $0 == output })
  }
}

extension Publisher where Output: Comparable {
  /// Delivers the smallest value at the end.
  ///
  /// - Returns: A publisher of what comes out.
  public func min() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, replaces: { $1 < $0 })
  }

  /// Delivers the largest value at the end.
  ///
  /// - Returns: A publisher of what comes out.
  public func max() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, replaces: <)
  }
}
