/// The values of a publisher that does not fail, for `for await`.
///
/// Each step of the loop asks for one value: what a subject sends meanwhile is lost, as on iOS.
/// Cancelling the task ends the stream.
///
/// Status: complete · A
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What the loop gets.
  public typealias Element = P.Output

  private let publisher: P

  /// Wraps a publisher.
  ///
  /// - Parameter publisher: Where the values come from.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Asks for one value after the other.
  ///
  /// Status: complete · A
  public struct Iterator: AsyncIteratorProtocol {
    let inlet: AsyncInlet<P.Output, Never>

    /// The next value; `nil` at the end.
    ///
    /// - Returns: The value.
    public mutating func next() async -> P.Output? {
      guard case .success(let value)? = await inlet.next() else { return nil }
      return value
    }
  }

  /// Subscribes.
  ///
  /// - Returns: What asks for the values.
  public func makeAsyncIterator() -> Iterator {
    let inlet = AsyncInlet<P.Output, Never>()
    publisher.subscribe(inlet)
    return Iterator(inlet: inlet)
  }
}

/// The values of a publisher that may fail, for `for try await`.
///
/// Status: complete · A
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// What the loop gets.
  public typealias Element = P.Output

  private let publisher: P

  /// Wraps a publisher.
  ///
  /// - Parameter publisher: Where the values come from.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Asks for one value after the other.
  ///
  /// Status: complete · A
  public struct Iterator: AsyncIteratorProtocol {
    let inlet: AsyncInlet<P.Output, P.Failure>

    /// The next value; `nil` at the end.
    ///
    /// - Returns: The value.
    /// - Throws: The error that ends the stream.
    public mutating func next() async throws -> P.Output? { try await inlet.next()?.get() }
  }

  /// Subscribes.
  ///
  /// - Returns: What asks for the values.
  public func makeAsyncIterator() -> Iterator {
    let inlet = AsyncInlet<P.Output, P.Failure>()
    publisher.subscribe(inlet)
    return Iterator(inlet: inlet)
  }
}

extension Publisher where Failure == Never {
  /// The values, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for `for try await`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
