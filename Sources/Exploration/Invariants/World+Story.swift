internal import Findings
internal import UIKit
internal import Understudy

extension World {
  /// What the whole story of a journey shows.
  func storyViolations() -> [Violation] {
    var found = stage.findings.map { Violation(.legalEdges, $0.message) }
    for (name, actor) in zip(["A", "B", "C"], actors) {
      found += actor.problems.map { Violation(.oneIsAppearing, "\(name): \($0)") }
    }
    found += stage.consoleMessages.filter { $0.hasPrefix("Unbalanced calls") }
      .map { Violation(.balance, $0) }
    found += exceptions.map { Violation(.noException, "\($0.name): \($0.reason)") }
    return found
  }
}
