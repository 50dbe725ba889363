/// A growable run of plain values, which its keeper frees.
///
/// The solver's rows and columns are such blocks: their memory stays when they
/// shrink, and reading and writing counts no references.
struct Block<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private var used: Int32 = 0
  private(set) var capacity: Int32 = 0

  init() {
    // A pointer that is never followed, as long as there is no memory.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  init(copying other: Block) {
    self.init()
    reserve(Int(other.used))
    base.update(from: other.base, count: Int(other.used))
    used = other.used
  }

  var count: Int { Int(used) }
  var isEmpty: Bool { used == 0 }
  var last: Element? { used == 0 ? nil : base[Int(used) - 1] }

  mutating func append(_ element: Element) {
    if used == capacity { reserve(max(4, 2 * Int(capacity))) }
    base[Int(used)] = element
    used += 1
  }

  mutating func insert(_ element: Element, at place: Int) {
    append(element)
    var position = Int(used) - 1
    while position > place {
      base[position] = base[position - 1]
      position -= 1
    }
    base[place] = element
  }

  mutating func remove(at place: Int) {
    used -= 1
    for position in place..<Int(used) { base[position] = base[position + 1] }
  }

  /// Removes an element; the last one takes its place.
  mutating func swapRemove(at place: Int) {
    used -= 1
    base[place] = base[Int(used)]
  }

  mutating func popLast() -> Element? {
    guard used > 0 else { return nil }
    used -= 1
    return base[Int(used)]
  }

  /// Forgets the elements and keeps the memory.
  mutating func removeAll() { used = 0 }

  private mutating func reserve(_ wanted: Int) {
    guard wanted > Int(capacity) else { return }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    larger.update(from: base, count: Int(used))
    free()
    base = larger
    capacity = Int32(wanted)
  }

  /// Gives the memory back.
  func free() {
    if capacity > 0 { base.deallocate() }
  }
}
