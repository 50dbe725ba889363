import CoreGraphics
import Foundation

/// What a compositional layout has worked out.
@MainActor
final class CompositionalState {
  var sections: [SolvedSection] = []
  /// The headers and footers of the whole.
  var ends: [SolvedSection.View] = []
  var size = CGSize.zero
  var room = CGSize.zero
  var needsSections = true
  /// The sections that have to be placed again; -1 for the headers and footers of the whole.
  var dirty: Set<Int> = []
  var badgeKinds: Set<String> = []
  /// The sizes that cells asked for.
  private(set) var measured: [IndexPath: CGSize] = [:]
  /// The sizes that headers, footers and badges asked for.
  private(set) var measuredViews: [CollectionState.Key: CGSize] = [:]

  nonisolated init() {}

  func measure(_ size: CGSize, at path: IndexPath) { measured[path] = size }

  func measure(_ size: CGSize, of key: CollectionState.Key) { measuredViews[key] = size }

  func forgetSizes() { (measured, measuredViews) = ([:], [:]) }

  func moveSizes(by plan: UpdatePlan) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in measured {
      if let target = plan.target(of: path) { moved[target] = size }
    }
    measured = moved
    var views: [CollectionState.Key: CGSize] = [:]
    for section in plan.new.indices {
      guard let source = plan.source(ofSection: section) else { continue }
      for (key, size) in measuredViews where key.path.count == 2 && key.path.section == source {
        let path = IndexPath(item: key.path.item, section: section)
        views[.init(kind: key.kind, path: path)] = size
      }
    }
    for (key, size) in measuredViews where key.path.count != 2 { views[key] = size }
    measuredViews = views
  }
}
