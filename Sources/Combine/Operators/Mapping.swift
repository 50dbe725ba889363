extension Publishers {
  /// Turns every value into another.
  ///
  /// Status: partial · A
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let transform: (Upstream.Output) -> Output

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(subscriber) {
          .pass(transform($0))
        }
      )
    }
  }

  /// Turns every value into another, or fails.
  ///
  /// Status: partial · A
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// How it may fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          trying: { .pass(try transform($0)) }
        )
      )
    }
  }

  /// Turns values into others and drops those that become none.
  ///
  /// Status: partial · A
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// How it may fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    let transform: (Upstream.Output) -> Output?

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(subscriber) { input in
          transform(input).map { .pass($0) } ?? .skip
        }
      )
    }
  }

  /// Turns values into others, drops those that become none, or fails.
  ///
  /// Status: partial · A
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// How it may fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output?

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          trying: { input in try transform(input).map { .pass($0) } ?? .skip }
        )
      )
    }
  }

  /// Delivers every intermediate result of an accumulation.
  ///
  /// Status: partial · A
  public struct Scan<Upstream: Publisher, Output>: Publisher {
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
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(subscriber) { input in
          .pass(
            result.with { result in
              result = nextPartialResult(result, input)
              return result
            }
          )
        }
      )
    }
  }

  /// Delivers every intermediate result of an accumulation, or fails.
  ///
  /// Status: partial · A
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// How it may fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let result = Guarded(initialResult)
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          trying: { input in
            .pass(
              try result.with { result in
                result = try nextPartialResult(result, input)
                return result
              }
            )
          }
        )
      )
    }
  }

  /// Puts a value in place of an error.
  ///
  /// Status: partial · A
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Never
    /// Where the values come from.
    public let upstream: Upstream
    let output: Upstream.Output

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { .pass($0) },
          end: { completion in
            if case .failure = completion { .value(output) } else { .finished }
          }
        )
      )
    }
  }

  /// Turns errors into others.
  ///
  /// Status: partial · A
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// Where the values come from.
    public let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { .pass($0) },
          end: { completion in
            if case .failure(let error) = completion {
              .failure(transform(error))
            } else {
              .finished
            }
          }
        )
      )
    }
  }

  /// Pretends that a publisher may fail.
  ///
  /// Status: partial · A
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// Where the values come from.
    public let upstream: Upstream

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Never, S>(
          subscriber,
          step: { .pass($0) },
          end: { _ in .finished }
        )
      )
    }
  }

  /// Stops the program at an error.
  ///
  /// Status: partial · A
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// What it delivers.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Never
    /// Where the values come from.
    public let upstream: Upstream
    let prefix: String
    let file: StaticString
    let line: UInt

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformPipe<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { .pass($0) },
          end: { completion in
            if case .failure(let error) = completion {
              fatalError("\(prefix) \(error)", file: file, line: line)
            }
            return .finished
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Turns every value into another.
  ///
  /// - Parameter transform: What makes it.
  /// - Returns: A publisher of what comes out.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Turns every value into another; what is thrown ends the stream.
  ///
  /// - Parameter transform: What makes it.
  /// - Returns: A publisher of what comes out.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Turns every value into another; drops it where the result is `nil`.
  ///
  /// - Parameter transform: What makes it.
  /// - Returns: A publisher of what comes out.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
  { Publishers.CompactMap(upstream: self, transform: transform) }

  /// Turns every value into another; what is thrown ends the stream.
  ///
  /// - Parameter transform: What makes it, or `nil`.
  /// - Returns: A publisher of what comes out.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryCompactMap<Self, T>
  { Publishers.TryCompactMap(upstream: self, transform: transform) }

  /// Accumulates, and delivers every intermediate result.
  ///
  /// - Parameters:
  ///   - initialResult: Where it begins.
  ///   - nextPartialResult: What joins a value to the result so far.
  /// - Returns: A publisher of what comes out.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Scan<Self, T>
  {
    Publishers.Scan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Accumulates, and delivers every intermediate result; what is thrown ends the stream.
  ///
  /// - Parameters:
  ///   - initialResult: Where it begins.
  ///   - nextPartialResult: What joins a value to the result so far.
  /// - Returns: A publisher of what comes out.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Publishers.TryScan<Self, T>
  {
    Publishers.TryScan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Ends with a value instead of an error.
  ///
  /// - Parameter output: The value.
  /// - Returns: A publisher of what comes out.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Turns an error into another.
  ///
  /// - Parameter transform: What makes it.
  /// - Returns: A publisher of what comes out.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
    -> Publishers.MapError<Self, E>
  { Publishers.MapError(upstream: self, transform: transform) }

  /// Stops the program where an error arrives.
  ///
  /// - Parameters:
  ///   - prefix: Words before the error.
  ///   - file: The file to name.
  ///   - line: The line to name.
  /// - Returns: A publisher of what comes out.
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
    -> Publishers.AssertNoFailure<Self>
  { Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line) }
}

extension Publisher where Failure == Never {
  /// Changes how the publisher could fail; it still does not.
  ///
  /// - Parameter failureType: The type of the errors.
  /// - Returns: A publisher of what comes out.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  { Publishers.SetFailureType(upstream: self) }
}

extension Publisher {
  /// Delivers a property of every value.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: A publisher of what comes out.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Puts a value in place of each `nil`.
  ///
  /// - Parameter output: The value.
  /// - Returns: A publisher of what comes out.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
