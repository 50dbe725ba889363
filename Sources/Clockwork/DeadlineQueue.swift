/// Work ordered by due time, then by the order of arrival: a binary heap.
///
/// Cancelled entries stay in the heap as tombstones until they surface, and are
/// swept when they outnumber the living ones, so both ends cost O(log n).
struct DeadlineQueue {
  /// One piece of timed work.
  final class Entry {
    let sequence: Int
    let kind: PendingWork.Kind
    let label: String
    let period: Duration?
    var due: VirtualTime
    var action: (@MainActor () -> Void)?

    init(
      sequence: Int,
      kind: PendingWork.Kind,
      label: String,
      due: VirtualTime,
      period: Duration?,
      action: @escaping @MainActor () -> Void
    ) {
      self.sequence = sequence
      self.kind = kind
      self.label = label
      self.due = due
      self.period = period
      self.action = action
    }

    var isCancelled: Bool { action == nil }

    func precedes(_ other: Entry) -> Bool {
      due == other.due ? sequence < other.sequence : due < other.due
    }
  }

  private var heap: [Entry] = []
  private var tombstones = 0

  /// The earliest living entry that satisfies the condition.
  func first(where isWanted: (Entry) -> Bool) -> Entry? {
    if let top = heap.first, !top.isCancelled, isWanted(top) { return top }
    var best: Entry?
    for entry in heap where !entry.isCancelled && isWanted(entry) {
      if best.map({ entry.precedes($0) }) ?? true { best = entry }
    }
    return best
  }

  /// Whether a living entry is due; looks no further than the top of the heap as a rule.
  func hasDue(at time: VirtualTime) -> Bool {
    guard let top = heap.first, top.due <= time else { return false }
    return !top.isCancelled || first { $0.due <= time } != nil
  }

  /// The living entries, earliest first.
  var entries: [Entry] { heap.filter { !$0.isCancelled }.sorted { $0.precedes($1) } }

  mutating func insert(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Removes and returns the earliest living entry if it is due.
  mutating func popDue(at time: VirtualTime) -> Entry? {
    while let top = heap.first {
      if top.isCancelled {
        removeTop()
        tombstones -= 1
        continue
      }
      guard top.due <= time else { return nil }
      removeTop()
      return top
    }
    return nil
  }

  mutating func cancel(_ entry: Entry) {
    guard !entry.isCancelled else { return }
    entry.action = nil
    tombstones += 1
    if tombstones > 32, tombstones * 2 > heap.count { sweep() }
  }

  private mutating func sweep() {
    let living = entries
    heap = living  // sorted, hence a heap
    tombstones = 0
  }

  private mutating func removeTop() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].precedes(heap[least]) {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
