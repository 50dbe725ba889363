/// Who receives from a publisher: a subscription first, then values as demanded, then an end.
///
/// Status: complete · A
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it receives.
  associatedtype Input
  /// How what it receives may fail.
  associatedtype Failure: Error

  /// Receives the subscription, to ask for values with.
  ///
  /// - Parameter subscription: The link to the publisher.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Parameter input: The value.
  /// - Returns: How many more it wants, on top of what it asked for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end.
  ///
  /// - Parameter completion: Whether it is regular.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a signal.
  ///
  /// - Returns: How many more it wants.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The link of a subscriber to its publisher.
///
/// Status: complete · A
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  ///
  /// - Parameter demand: How many on top of those asked for before.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that stand for themselves.
public enum Subscriptions {
  /// A subscription that delivers nothing.
  public static var empty: any Subscription { EmptySubscription() }

  private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// A unique mark of a part of a stream.
///
/// Status: complete · A
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt

  /// Marks an object.
  ///
  /// - Parameter object: The object.
  public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object)) }

  /// Makes a mark of its own.
  public init() { self.init(Mark()) }

  /// The mark in hexadecimal digits.
  public var description: String { "0x" + String(value, radix: 16) }

  private final class Mark {}
}

/// What has a unique mark.
public protocol CustomCombineIdentifierConvertible {
  /// The mark.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The mark of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A subscriber whose type is hidden.
///
/// Status: complete · A
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The mark of what is wrapped.
  public let combineIdentifier: CombineIdentifier
  private let begin: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  /// Wraps a subscriber.
  ///
  /// - Parameter s: The subscriber.
  public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
    combineIdentifier = s.combineIdentifier
    begin = { s.receive(subscription: $0) }
    take = { s.receive($0) }
    end = { s.receive(completion: $0) }
  }

  /// Makes a subscriber of closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Receives the subscription; without it nothing is asked for.
  ///   - receiveValue: Receives values and asks for more; without it for none.
  ///   - receiveCompletion: Receives the end.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    begin = receiveSubscription ?? { _ in }
    take = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  /// Passes the subscription on.
  ///
  /// - Parameter subscription: The link to the publisher.
  public func receive(subscription: any Subscription) { begin(subscription) }

  /// Passes a value on.
  ///
  /// - Parameter value: The value.
  /// - Returns: How many more are wanted.
  public func receive(_ value: Input) -> Subscribers.Demand { take(value) }

  /// Passes the end on.
  ///
  /// - Parameter completion: Whether it is regular.
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
