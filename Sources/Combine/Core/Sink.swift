extension Subscribers {
  /// A subscriber of two closures that wants everything.
  ///
  /// Status: complete · A
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// What receives values.
    public var receiveValue: (Input) -> Void
    /// What receives the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private let upstream = Guarded<(any Subscription)?>(nil)
    private let isDone = Guarded(false)

    /// Makes a subscriber.
    ///
    /// - Parameters:
    ///   - receiveCompletion: What receives the end.
    ///   - receiveValue: What receives values.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Takes the subscription and asks for everything.
    ///
    /// - Parameter subscription: The link; a second one is cancelled.
    public func receive(subscription: any Subscription) {
      let isFirst = upstream.with { held in
        guard held == nil, !isDone.with({ $0 }) else { return false }
        held = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Hands a value to the closure.
    ///
    /// - Parameter value: The value.
    /// - Returns: No further demand.
    public func receive(_ value: Input) -> Subscribers.Demand {
      if !isDone.with({ $0 }) { receiveValue(value) }
      return .none
    }

    /// Hands the end to the closure, once.
    ///
    /// - Parameter completion: Whether it is regular.
    public func receive(completion: Subscribers.Completion<Failure>) {
      guard !isDone.exchange(true) else { return }
      _ = upstream.exchange(nil)
      receiveCompletion(completion)
      forget()
    }

    /// Ends the subscription; the closures are released.
    public func cancel() {
      guard !isDone.exchange(true) else { return }
      upstream.exchange(nil)?.cancel()
      forget()
    }

    private func forget() {
      receiveValue = { _ in }
      receiveCompletion = { _ in }
    }
  }

  /// A subscriber that writes values into a property of an object it holds.
  ///
  /// Status: complete · A
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It takes no failures.
    public typealias Failure = Never
    /// The object; `nil` after the end.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let upstream = Guarded<(any Subscription)?>(nil)

    /// Makes a subscriber.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - keyPath: The property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Takes the subscription and asks for everything.
    ///
    /// - Parameter subscription: The link.
    public func receive(subscription: any Subscription) {
      _ = upstream.exchange(subscription)
      subscription.request(.unlimited)
    }

    /// Writes a value.
    ///
    /// - Parameter value: The value.
    /// - Returns: No further demand.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets the object go.
    ///
    /// - Parameter completion: Always regular.
    public func receive(completion: Subscribers.Completion<Never>) {
      object = nil
      _ = upstream.exchange(nil)
    }

    /// Ends the subscription and lets the object go.
    public func cancel() {
      upstream.exchange(nil)?.cancel()
      object = nil
    }
  }
}

extension Publisher {
  /// Attaches two closures that get everything.
  ///
  /// - Parameters:
  ///   - receiveCompletion: What receives the end.
  ///   - receiveValue: What receives values.
  /// - Returns: What ends the subscription, also by going away.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a closure that gets every value.
  ///
  /// - Parameter receiveValue: What receives values.
  /// - Returns: What ends the subscription, also by going away.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes every value into a property; the object is held.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: What ends the subscription, also by going away.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
