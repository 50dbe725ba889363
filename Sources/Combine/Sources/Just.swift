/// A publisher of one value.
///
/// Status: complete · A
public struct Just<Output>: Publisher {
  /// It does not fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Makes a publisher.
  ///
  /// - Parameter output: The value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Never == S.Failure {
    subscriber.receive(subscription: SequenceSubscription([output], subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher of nothing, which ends at once or never.
///
/// Status: complete · A
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Makes a publisher.
  ///
  /// - Parameter completeImmediately: Whether it ends at once.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Makes a publisher, with its types spelled out.
  ///
  /// - Parameters:
  ///   - completeImmediately: Whether it ends at once.
  ///   - outputType: What it would deliver.
  ///   - failureType: How it could fail.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
///
/// Status: complete · A
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Makes a publisher.
  ///
  /// - Parameter error: The error.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher, with its type spelled out.
  ///
  /// - Parameters:
  ///   - outputType: What it would deliver.
  ///   - failure: The error.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher that is made anew for each subscriber.
///
/// Status: complete · A
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What is delivered.
  public typealias Output = DeferredPublisher.Output
  /// How it may fail.
  public typealias Failure = DeferredPublisher.Failure
  /// What makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher.
  ///
  /// - Parameter createPublisher: What makes the one that counts.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber to a new publisher.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
