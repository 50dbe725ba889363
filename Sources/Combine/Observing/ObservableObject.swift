/// An object that says before it changes.
///
/// Status: complete · A
public protocol ObservableObject: AnyObject {
  /// What says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Delivers before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Delivers before one of the properties marked with `@Published` changes.
  ///
  /// The publisher is made when it is first asked for, and belongs to these properties.
  public var objectWillChange: ObservableObjectPublisher {
    var mirror: Mirror? = Mirror(reflecting: self)
    var properties: [any PublishedProperty] = []
    while let current = mirror {
      properties += current.children.compactMap { $0.value as? any PublishedProperty }
      mirror = current.superclassMirror
    }
    // Without such properties it is the app that sends.
    guard !properties.isEmpty else { return ObjectPublishers.publisher(of: self) }
    let publisher =
      properties.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for property in properties where property.objectWillChange == nil {
      property.objectWillChange = publisher
    }
    return publisher
  }
}

/// The publisher of an observable object.
///
/// Status: complete · A
public final class ObservableObjectPublisher: Publisher {
  /// It delivers signals.
  public typealias Output = Void
  /// It does not fail.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  /// Makes a publisher.
  public init() {}

  /// Says that the object is about to change.
  public func send() { subject.send() }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    subject.receive(subscriber: subscriber)
  }
}

/// What the object needs to know of its published properties.
protocol PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}
