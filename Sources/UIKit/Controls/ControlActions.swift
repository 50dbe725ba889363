import Foundation

/// What a control sends for which events, in the order in which it was added.
@MainActor
struct ControlActions {
  enum Receiver {
    case target(WeakTarget, Selector)
    case action(UIAction)
  }

  /// A target that is not kept alive; `nil` stands for the responder chain.
  struct WeakTarget {
    weak var object: AnyObject?
    let isChain: Bool

    init(_ object: AnyObject?) {
      self.object = object
      isChain = object == nil
    }
  }

  struct Entry {
    let receiver: Receiver
    var events: UIControl.Event
  }

  private(set) var entries: [Entry] = []

  mutating func add(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
    for index in entries.indices {
      guard case .target(let known, let selector) = entries[index].receiver,
        selector == action, known.object === target, known.isChain == (target == nil)
      else { continue }
      entries[index].events.formUnion(events)
      return
    }
    entries.append(Entry(receiver: .target(WeakTarget(target), action), events: events))
  }

  /// An action with the identifier of a former one takes its place for the same events.
  mutating func add(_ action: UIAction, _ events: UIControl.Event) {
    remove(identifier: action.identifier, events)
    entries.append(Entry(receiver: .action(action), events: events))
  }

  mutating func remove(_ target: AnyObject?, _ action: Selector?, _ events: UIControl.Event) {
    remove(events) { receiver in
      guard case .target(let known, let selector) = receiver else { return false }
      return (target == nil || known.object === target) && (action == nil || action == selector)
    }
  }

  mutating func remove(identifier: UIAction.Identifier, _ events: UIControl.Event) {
    remove(events) { receiver in
      guard case .action(let known) = receiver else { return false }
      return known.identifier == identifier
    }
  }

  private mutating func remove(_ events: UIControl.Event, where matches: (Receiver) -> Bool) {
    for index in entries.indices where matches(entries[index].receiver) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func receivers(for events: UIControl.Event) -> [Receiver] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.receiver)
  }
}
