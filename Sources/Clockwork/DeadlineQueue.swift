/// Timed work, ordered by due time, then by the order of arrival.
///
/// What `settle` waits for stands apart from what it does not, so that ten thousand
/// timers of an app do not slow an animation down.
struct DeadlineQueue {
  /// One piece of timed work.
  final class Entry {
    let sequence: Int
    let kind: PendingWork.Kind
    let label: String
    let period: Duration?
    /// Whether it is for another thread or a task, and does not need the main thread.
    let isForeign: Bool
    var due: VirtualTime
    var action: (@MainActor () -> Void)?

    init(
      sequence: Int,
      kind: PendingWork.Kind,
      label: String,
      due: VirtualTime,
      period: Duration?,
      isForeign: Bool = false,
      action: @escaping @MainActor () -> Void
    ) {
      self.sequence = sequence
      self.kind = kind
      self.label = label
      self.due = due
      self.period = period
      self.isForeign = isForeign
      self.action = action
    }

    var isCancelled: Bool { action == nil }

    func precedes(_ other: Entry) -> Bool {
      due == other.due ? sequence < other.sequence : due < other.due
    }
  }

  private var animations = DeadlineHeap()
  private var others = DeadlineHeap()

  /// The earliest living end of an animation or a transition.
  var firstAnimation: Entry? { animations.first { _ in true } }

  /// The earliest living entry that satisfies the condition.
  func first(where isWanted: (Entry) -> Bool) -> Entry? {
    guard let one = animations.first(where: isWanted) else { return others.first(where: isWanted) }
    guard let other = others.first(where: isWanted) else { return one }
    return one.precedes(other) ? one : other
  }

  /// When the earliest living entry falls due.
  var firstDue: VirtualTime? {
    mutating get {
      let dues = [animations.top()?.due, others.top()?.due].compactMap(\.self)
      return dues.min()
    }
  }

  /// Whether a living entry is due.
  func hasDue(at time: VirtualTime) -> Bool {
    animations.hasDue(at: time) || others.hasDue(at: time)
  }

  /// The living entries, earliest first.
  var entries: [Entry] { (animations.living + others.living).sorted { $0.precedes($1) } }

  mutating func insert(_ entry: Entry) {
    if entry.kind == .animation { animations.insert(entry) } else { others.insert(entry) }
  }

  /// Removes and returns the earliest living entry if it is due.
  mutating func popDue(at time: VirtualTime) -> Entry? {
    guard let one = animations.top() else { return others.popDue(at: time) }
    guard let other = others.top() else { return animations.popDue(at: time) }
    return one.precedes(other) ? animations.popDue(at: time) : others.popDue(at: time)
  }

  mutating func cancel(_ entry: Entry) {
    if entry.kind == .animation { animations.cancel(entry) } else { others.cancel(entry) }
  }
}
