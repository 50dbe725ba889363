public import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// Lets an observer hear of changes of a property, by its name.
  ///
  /// The observer's `observeValue(forKeyPath:of:change:context:)` is called. Neither object is kept
  /// alive.
  ///
  /// - Parameters:
  ///   - observer: The object that hears.
  ///   - keyPath: Names, joined by full stops.
  ///   - options: What the observer is to learn, and when.
  ///   - context: Whatever tells this observation from others.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let watcher = KeyNameWatcher(self, keyPath, observer, options, context)
    KeyValueObserving.observers(of: self).own(watcher)
    if options.contains(.initial) { watcher.tellInitial() }
  }

  /// Ends an observation that had this context.
  ///
  /// Raises `NSRangeException` if there is none.
  ///
  /// - Parameters:
  ///   - observer: The object that heard.
  ///   - keyPath: Names, joined by full stops.
  ///   - context: The context that the observation was made with.
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath) { $0.context == context }
  }

  /// Ends the newest observation of a property by an observer.
  ///
  /// Raises `NSRangeException` if there is none.
  ///
  /// - Parameters:
  ///   - observer: The object that heard.
  ///   - keyPath: Names, joined by full stops.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  private func remove(
    _ observer: NSObject,
    _ keyPath: String,
    _ isWanted: (KeyNameWatcher) -> Bool
  ) {
    let isRemoved = KeyValueObserving.existing(of: self)?.remove {
      guard let watcher = $0 as? KeyNameWatcher else { return false }
      return watcher.observer === observer && watcher.keyPath == keyPath && isWanted(watcher)
    }
    if isRemoved != true {
      ObjectiveCException.notAnObserver(observer, keyPath, self).raise()
    }
  }

  /// Announces that a property is about to change.
  ///
  /// - Parameter key: The name of the property.
  public func willChangeValue(forKey key: String) {
    KeyValueObserving.tell(self, .will(key))
  }

  /// Tells that a property changed; observers by name hear of it, whether its value differs or not.
  ///
  /// - Parameter key: The name of the property.
  public func didChangeValue(forKey key: String) {
    KeyValueObserving.tell(self, .did(key))
  }
}

extension NSObjectProtocol {
  /// Hears of a change of an observed property; raises, as nobody handled the message.
  ///
  /// A class that observes declares the method itself.
  ///
  /// - Parameters:
  ///   - keyPath: The path that was observed.
  ///   - object: The object that was observed.
  ///   - change: What happened.
  ///   - context: The context that the observation was made with.
  public func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ObjectiveCException.unhandledChange(keyPath ?? "(null)", self).raise()
  }
}

/// Watches a path of names for an observer.
private final class KeyNameWatcher: KeyValueWatcher {
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  private(set) weak var observer: NSObject?
  private weak var object: NSObject?
  private let key: String
  private let rest: String?
  private let options: NSKeyValueObservingOptions
  private var last: Any?
  private var wasAnnounced = false
  /// Watches the rest of the path in the object that the first name stands for.
  private var link: KeyNameLink?

  init(
    _ object: NSObject,
    _ keyPath: String,
    _ observer: NSObject,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    self.object = object
    self.keyPath = keyPath
    self.observer = observer
    self.options = options
    self.context = context
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    key = parts.first ?? keyPath
    rest = parts.count > 1 ? parts[1] : nil
    super.init()
    last = value
    follow()
  }

  private var value: Any? { object?.value(forKeyPath: keyPath) }

  func tellInitial() { tell(old: nil, new: last, isPrior: false, isInitial: true) }

  override func hear(_ event: KeyValueEvent) {
    switch event {
    case .will(let name) where name == key: announce()
    case .did(let name) where name == key:
      change()
      follow()
    default: break
    }
  }

  fileprivate func announce() {
    last = value
    wasAnnounced = true
    if options.contains(.prior) { tell(old: last, new: nil, isPrior: true) }
  }

  fileprivate func change() {
    let (old, new) = (last, value)
    last = new
    if options.contains(.prior), !wasAnnounced { tell(old: old, new: nil, isPrior: true) }
    wasAnnounced = false
    tell(old: old, new: new, isPrior: false)
  }

  private func follow() {
    link?.end()
    link = nil
    guard let rest, let next = object.flatMap({ KeyValueNames.read(key, of: $0) }) as? NSObject
    else { return }
    link = KeyNameLink(next, rest, self)
  }

  private func tell(old: Any?, new: Any?, isPrior: Bool, isInitial: Bool = false) {
    guard let observer else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if isPrior { change[.notificationIsPriorKey] = true }
    if options.contains(.old), !isInitial { change[.oldKey] = old ?? NSNull() }
    if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
    let name = "observeValueForKeyPath:ofObject:change:context:"
    let arguments: [Any?] = [keyPath, object, change, context]
    guard ObjectiveC.hasMember(observer, name) else {
      return observer.observeValue(
        forKeyPath: keyPath,
        of: object,
        change: change,
        context: context
      )
    }
    ObjectiveC.send(name, to: observer, arguments)
  }
}

/// Watches the rest of a path for the watcher of the whole.
private final class KeyNameLink: KeyValueWatcher {
  private weak var object: NSObject?
  private weak var whole: KeyNameWatcher?
  private let key: String
  private let rest: String?
  private var link: KeyNameLink?

  init(_ object: NSObject, _ keyPath: String, _ whole: KeyNameWatcher) {
    self.object = object
    self.whole = whole
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    key = parts.first ?? keyPath
    rest = parts.count > 1 ? parts[1] : nil
    super.init()
    KeyValueObserving.observers(of: object).add(self)
    follow()
  }

  func end() {
    link?.end()
    link = nil
    whole = nil
  }

  private func follow() {
    link?.end()
    link = nil
    guard let rest, let whole,
      let next = object.flatMap({ KeyValueNames.read(key, of: $0) }) as? NSObject
    else { return }
    link = KeyNameLink(next, rest, whole)
  }

  override func hear(_ event: KeyValueEvent) {
    switch event {
    case .will(let name) where name == key: whole?.announce()
    case .did(let name) where name == key:
      whole?.change()
      follow()
    default: break
    }
  }
}
