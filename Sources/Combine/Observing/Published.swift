/// A property of a class with a publisher of its values.
///
/// The publisher, `$name`, delivers the present value first and each new one *before* the
/// property has it.
///
/// Status: complete · A
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  private let storage: Storage

  /// Makes a property.
  ///
  /// - Parameter wrappedValue: Its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Makes a property.
  ///
  /// - Parameter initialValue: Its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Not for structures: nobody could watch a copy.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    // swift-format-ignore: NoAccessorsOnSameLine
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The publisher of the values.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // `assign(to: &$name)` writes the same publisher back; there is nothing to take over.
    set { _ = newValue }
  }

  /// The value of the property in its object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - wrappedKeyPath: The property.
  ///   - storageKeyPath: Its storage.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }

  var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }

  /// The publisher of a property's values.
  ///
  /// Status: complete · A
  public struct Publisher: Combine.Publisher {
    /// What it delivers.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never
    fileprivate let storage: Storage

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Value == S.Input, Never == S.Failure {
      storage.values.receive(subscriber: subscriber)
    }

    func follow(_ subscriptionMaker: (@escaping (Value) -> Void) -> AnyCancellable) {
      storage.sources.append(subscriptionMaker { [weak storage] in storage?.set($0) })
    }
  }

  fileprivate final class Storage {
    private(set) var value: Value
    lazy var values = CurrentValueSubject<Value, Never>(value)
    var objectWillChange: ObservableObjectPublisher?
    var sources: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      objectWillChange?.send()
      values.send(new)
      value = new
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value into a published property, as long as the property lives.
  ///
  /// - Parameter published: The property's publisher, as in `assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.follow { sink(receiveValue: $0) }
  }
}
