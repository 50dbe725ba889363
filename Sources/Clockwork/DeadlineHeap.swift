/// A binary heap of timed work.
///
/// Cancelled entries stay in the heap as tombstones until they surface, and are
/// swept when they outnumber the living ones, so both ends cost O(log n).
struct DeadlineHeap {
  typealias Entry = DeadlineQueue.Entry

  private var heap: [Entry] = []
  private var tombstones = 0

  /// The living entries, in no order.
  var living: [Entry] { heap.filter { !$0.isCancelled } }

  /// The earliest living entry that satisfies the condition.
  func first(where isWanted: (Entry) -> Bool) -> Entry? {
    if let top = heap.first, !top.isCancelled, isWanted(top) { return top }
    var best: Entry?
    for entry in heap where !entry.isCancelled && isWanted(entry) {
      if best.map({ entry.precedes($0) }) ?? true { best = entry }
    }
    return best
  }

  /// Whether a living entry is due; looks no further than the top as a rule.
  func hasDue(at time: VirtualTime) -> Bool {
    guard let top = heap.first, top.due <= time else { return false }
    return !top.isCancelled || first { $0.due <= time } != nil
  }

  /// The earliest living entry; drops cancelled ones above it.
  mutating func top() -> Entry? {
    while let top = heap.first {
      guard top.isCancelled else { return top }
      removeTop()
      tombstones -= 1
    }
    return nil
  }

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
    guard let top = top(), top.due <= time else { return nil }
    removeTop()
    return top
  }

  mutating func cancel(_ entry: Entry) {
    guard !entry.isCancelled else { return }
    entry.action = nil
    tombstones += 1
    if tombstones > 32, tombstones * 2 > heap.count { sweep() }
  }

  private mutating func sweep() {
    heap = living.sorted { $0.precedes($1) }  // sorted, hence a heap
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
