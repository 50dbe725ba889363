import Foundation

/// Pairs of a target and an action; targets are not kept alive.
@MainActor
struct ActionTargets {
  struct Entry {
    weak var target: AnyObject?
    let action: Selector
  }

  private(set) var entries: [Entry] = []
  /// Blocks that hear the same news.
  var handlers: [() -> Void] = []

  mutating func add(_ target: Any, _ action: Selector) {
    guard let object = Self.object(target) else { return }
    guard !entries.contains(where: { $0.target === object && $0.action == action }) else { return }
    entries.append(Entry(target: object, action: action))
  }

  mutating func remove(_ target: Any?, _ action: Selector?) {
    let object = target.flatMap { Self.object($0) }
    entries.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
    }
  }

  func send(_ sender: NSObject) {
    for entry in entries {
      guard let target = entry.target else { continue }
      _ = entry.action.send(to: target, with: [sender])
    }
    for handler in handlers { handler() }
  }

  /// The object inside a value that may be an optional.
  static func object(_ value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { $0.value as AnyObject }
    }
    return value as AnyObject
  }
}
