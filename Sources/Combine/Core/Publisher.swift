/// A type that delivers values over time to subscribers.
///
/// Apps conform to it seldom; they use the publishers and operators of this module.
///
/// Status: partial · A
public protocol Publisher<Output, Failure> {
  /// What it delivers.
  associatedtype Output
  /// How it may fail; `Never` if it does not.
  associatedtype Failure: Error

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: Who will get a subscription first, then values as it asks for them.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: Who gets the values.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which passes everything on to its own subscribers.
  ///
  /// - Parameter subject: The subject.
  /// - Returns: What ends the subscription.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let relay = SubjectRelay(subject)
    receive(subscriber: relay)
    return AnyCancellable(relay)
  }

  /// Hides the type of the publisher.
  ///
  /// - Returns: A publisher of the same values.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The name space of the publishers that operators make.
public enum Publishers {}

/// A publisher that begins when `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to deliver.
  ///
  /// - Returns: What stops it.
  func connect() -> any Cancellable
}

/// A publisher whose type is hidden.
///
/// Status: complete · A
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Wraps a publisher.
  ///
  /// - Parameter publisher: The publisher.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    if let same = publisher as? AnyPublisher<Output, Failure> {
      self = same
    } else {
      attach = { publisher.receive(subscriber: $0) }
    }
  }

  /// Attaches a subscriber to what is wrapped.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    attach(AnySubscriber(subscriber))
  }

  /// The name of the type.
  public var description: String { "AnyPublisher" }
}
