import Dispatch
import Foundation

/// Work that is spread over all cores.
package enum Concurrently {
  /// The results of an operation on each element, in their order.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ operation: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: elements.count)
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      results.set(operation(elements[index]), at: index)
    }
    return results.all
  }

  /// A list whose places are filled from several threads, each by one.
  private final class Results<Result: Sendable>: @unchecked Sendable {
    private var list: [Result?]
    private let lock = NSLock()

    init(count: Int) { list = Array(repeating: nil, count: count) }

    func set(_ result: Result, at index: Int) {
      lock.withLock { list[index] = result }
    }

    var all: [Result] { lock.withLock { list.compactMap(\.self) } }
  }
}
