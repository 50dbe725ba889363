import Foundation

/// The observers of one notification center that are told by a message.
///
/// Each center gets one block observer, which tells them in the order in which
/// they were added. Observers and the objects that they watch are held weakly.
final class SelectorObservers: @unchecked Sendable {
  final class Entry {
    weak var observer: AnyObject?
    let selector: Selector
    let name: NSNotification.Name?
    private weak var object: AnyObject?
    private let value: AnyHashable?
    private let isAboutAll: Bool

    init(_ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?)
    {
      self.observer = observer
      self.selector = selector
      self.name = name
      isAboutAll = object == nil
      if let object, type(of: object) is AnyObject.Type {
        self.object = object as AnyObject
        value = nil
      } else {
        value = object as? AnyHashable
      }
    }

    /// Whether the entry was made for this object.
    func isAbout(_ other: Any?) -> Bool {
      guard let other else { return isAboutAll }
      if isAboutAll { return false }
      if let value { return value == other as? AnyHashable }
      return object === (other as AnyObject)
    }

    func matches(_ notification: Notification) -> Bool {
      guard observer != nil, name == nil || name == notification.name else { return false }
      return isAboutAll || (notification.object != nil && isAbout(notification.object))
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var centers: [ObjectIdentifier: SelectorObservers] = [:]

  private weak var center: NotificationCenter?
  private var entries: [Entry] = []
  private var token: (any NSObjectProtocol)?
  private var purgeAt = 64

  private init(_ center: NotificationCenter) {
    self.center = center
    token = center.addObserver(forName: nil, object: nil, queue: nil) { [weak self] in
      self?.deliver($0)
    }
  }

  static func add(
    _ observer: AnyObject,
    _ selector: Selector,
    name: NSNotification.Name?,
    object: Any?,
    to center: NotificationCenter
  ) {
    let observers = lock.withLock {
      centers = centers.filter { $0.value.center != nil }
      return centers[ObjectIdentifier(center)]
    }
    let own = observers ?? SelectorObservers(center)
    lock.withLock {
      centers[ObjectIdentifier(center)] = own
      own.entries.append(Entry(observer, selector, name, object))
      own.purge()
    }
  }

  static func remove(
    _ observer: AnyObject,
    from center: NotificationCenter,
    where matches: (Entry) -> Bool
  ) {
    lock.withLock {
      guard let own = centers[ObjectIdentifier(center)], own.center === center else { return }
      own.entries.removeAll {
        $0.observer == nil || ($0.observer === observer && matches($0))
      }
    }
  }

  /// Drops the entries of observers that are gone, once they may be half of all.
  private func purge() {
    guard entries.count >= purgeAt else { return }
    entries.removeAll { $0.observer == nil }
    purgeAt = max(64, entries.count * 2)
  }

  private func deliver(_ notification: Notification) {
    let matching = Self.lock.withLock { entries.filter { $0.matches(notification) } }
    for entry in matching {
      // An observer that an earlier one removed is not told any more.
      let isPresent = Self.lock.withLock { entries.contains { $0 === entry } }
      guard isPresent, let observer = entry.observer else { continue }
      entry.selector.send(to: observer, with: [notification])
    }
  }
}
