import Foundation
import UIKit

/// Sorts by descriptors: those with names look at values, those with key paths at objects.
struct SortOrder {
  let descriptors: [NSSortDescriptor]

  func sorted<Item>(
    _ items: [Item],
    value: (Item, String) -> Any?,
    object: (Item) -> Any
  ) -> [Item] {
    guard !descriptors.isEmpty else { return items }
    let keys = items.map { item in
      descriptors.map { descriptor in
        descriptor.key.map { value(item, $0) as Any } ?? object(item)
      }
    }
    // The place decides between equals, so that the order is the same each time.
    return items.indices.sorted { left, right in
      for (index, descriptor) in descriptors.enumerated() {
        let order = descriptor.compareValues(keys[left][index], keys[right][index])
        if order != .orderedSame { return order == .orderedAscending }
      }
      return left < right
    }.map { items[$0] }
  }
}

extension NSSortDescriptor {
  fileprivate func compareValues(_ left: Any?, _ right: Any?) -> ComparisonResult {
    if key != nil { return compareKeyed(left, right) }
    guard let left, let right else { return .orderedSame }
    return compare(left, to: right)
  }
}
