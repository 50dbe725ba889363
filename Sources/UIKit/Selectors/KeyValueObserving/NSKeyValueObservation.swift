public import Foundation

/// A standing wish to hear of changes of one property; it ends with the object.
///
/// Status: complete · A
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private var watcher: KeyValueWatcher?

  init(_ watcher: KeyValueWatcher) {
    self.watcher = watcher
    super.init()
  }

  /// Ends the observation.
  public func invalidate() { watcher = nil }
}

/// What can be observed by key path: every object.
///
/// Status: partial · A
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure at each change of a property, on the thread of the change.
  ///
  /// Properties of UIKit's own classes tell of changes where Apple documents that they can be
  /// observed, and some more: geometry, visibility and colour of views, offset, size and inset of
  /// scroll views, text, state and value of controls, titles. Properties of an app tell by
  /// `willChangeValue(for:)` and `didChangeValue(for:)`, and `@objc dynamic` ones of lowered
  /// sources by themselves.
  ///
  /// - Differs: A value that is set again unchanged is not told. A key path with several steps
  ///   follows changes of its first one only. With `.prior` the call before the change comes when
  ///   the property has the new value already, unless the app announces the change.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What the closure is to learn, and when.
  ///   - changeHandler: Is called with the object and the change.
  /// - Returns: What ends the observation, by `invalidate()` or with its own end.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let watcher = KeyPathWatcher(self, keyPath, options, changeHandler)
    KeyValueObserving.observers(of: self).add(watcher)
    let observation = NSKeyValueObservation(watcher)
    if options.contains(.initial) { watcher.tellInitial() }
    return observation
  }

  /// Announces that a property is about to change.
  ///
  /// - Parameter keyPath: The property.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObserving.tell(self, .willPath(keyPath))
  }

  /// Tells that a property changed; observers hear of it, whether its value differs or not.
  ///
  /// - Parameter keyPath: The property.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObserving.tell(self, .didPath(keyPath))
  }
}

/// Watches one property by its key path.
private final class KeyPathWatcher<Object: NSObject, Value>: KeyValueWatcher {
  private weak var object: Object?
  private let path: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
  private var last: Value
  private var wasAnnounced = false

  init(
    _ object: Object,
    _ path: KeyPath<Object, Value>,
    _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.object = object
    self.path = path
    self.options = options
    self.handler = handler
    last = object[keyPath: path]
  }

  func tellInitial() {
    if let object { tell(object, old: nil, new: last, isPrior: false) }
  }

  override func hear(_ event: KeyValueEvent) {
    guard let object else { return }
    switch event {
    case .willPath(let path) where path == self.path:
      last = object[keyPath: self.path]
      wasAnnounced = true
      if options.contains(.prior) { tell(object, old: last, new: nil, isPrior: true) }
    case .didPath(let path) where path == self.path: change(object)
    case .did:
      if !KeyValueObserving.areEqual(last, object[keyPath: path]) { change(object) }
    case .will, .willPath, .didPath: break
    }
  }

  private func change(_ object: Object) {
    let (old, new) = (last, object[keyPath: path])
    last = new
    if options.contains(.prior), !wasAnnounced {
      tell(object, old: old, new: nil, isPrior: true)
    }
    wasAnnounced = false
    tell(object, old: old, new: new, isPrior: false)
  }

  private func tell(_ object: Object, old: Value?, new: Value?, isPrior: Bool) {
    handler(
      object,
      NSKeyValueObservedChange(
        kind: .setting,
        newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil,
        indexes: nil,
        isPrior: isPrior
      )
    )
  }
}
