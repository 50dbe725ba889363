import Dispatch

/// Work on several elements at once.
enum Parallel {
  /// Maps numbers from zero on to values, on all cores; the results are in their order.
  ///
  /// - Parameters:
  ///   - count: How many numbers.
  ///   - transform: Makes a value of a number; it is called on several threads.
  /// - Returns: The values.
  static func map<Value: Sendable>(
    _ count: Int,
    _ transform: @Sendable (Int) -> Value
  ) -> [Value] {
    // Few elements are done sooner than threads wake up.
    guard count > 1 else { return (0..<count).map(transform) }
    let slots = UnsafeMutablePointer<Value?>.allocate(capacity: count)
    slots.initialize(repeating: nil, count: count)
    defer {
      slots.deinitialize(count: count)
      slots.deallocate()
    }
    nonisolated(unsafe) let places = slots
    DispatchQueue.concurrentPerform(iterations: count) { places[$0] = transform($0) }
    return (0..<count).compactMap { slots[$0] }
  }
}
