/// A subject that keeps nothing: who subscribes late gets only what comes later.
///
/// Status: complete · A
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Delivers a value to every subscriber that asked for one.
  ///
  /// - Parameter input: The value.
  public func send(_ input: Output) { audience.send(input) }

  /// Ends the stream; later values are dropped.
  ///
  /// - Parameter completion: Whether it is regular.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Gives the subject a source, which it asks for everything.
  ///
  /// - Parameter subscription: The link to the source.
  public func send(subscription: any Subscription) { audience.keep(subscription) }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    audience.attach(AnySubscriber(subscriber))
  }
}

/// A subject that keeps the last value and gives it to who subscribes.
///
/// Status: complete · A
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let current: Guarded<Output>

  /// Makes a subject.
  ///
  /// - Parameter value: What it keeps at first.
  public init(_ value: Output) { current = Guarded(value) }

  /// What it keeps; a new one is delivered to every subscriber.
  public var value: Output {
    get { current.with { $0 } }
    set { send(newValue) }
  }

  /// Keeps a value and delivers it.
  ///
  /// - Parameter input: The value; dropped after the end.
  public func send(_ input: Output) {
    guard !audience.hasEnded else { return }
    _ = current.exchange(input)
    audience.send(input)
  }

  /// Ends the stream.
  ///
  /// - Parameter completion: Whether it is regular.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Gives the subject a source, which it asks for everything.
  ///
  /// - Parameter subscription: The link to the source.
  public func send(subscription: any Subscription) { audience.keep(subscription) }

  /// Attaches a subscriber, which gets the current value first.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    audience.attach(AnySubscriber(subscriber), current: value)
  }
}
