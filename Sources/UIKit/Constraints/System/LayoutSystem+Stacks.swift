import Foundation

/// Stack views: what their arrangement asks for changes with them.
extension LayoutSystem {
  /// Brings the constraints of a stack view up to date; those that stay are not touched.
  func arrange(_ stack: UIStackView) {
    stack.isMarkedForArrangement = false
    let rules = StackArrangement(stack).rules
    if isMeasuring {
      for rule in rules {
        let constraint = rule.makeConstraint()
        constraint.containerView = stack
        add(constraint)
      }
      return
    }
    guard stack === root || stack.isDescendant(of: root) else { return }
    let made = stack.arrangement
    let wanted = Set(rules)
    var kept: [ArrangementRule: NSLayoutConstraint] = [:]
    for (rule, constraint) in made.constraints {
      if wanted.contains(rule), kept[rule] == nil, constraint.layoutSystem === self {
        kept[rule] = constraint
      } else {
        end(constraint)
      }
    }
    made.removeAll()
    var seen: Set<ArrangementRule> = []
    for rule in rules where seen.insert(rule).inserted {
      let constraint = kept[rule] ?? rule.makeConstraint()
      made.add(rule, constraint)
      guard kept[rule] == nil else { continue }
      constraint.containerView = stack
      constraint.activation = ConstraintClock.next()
      add(constraint)
    }
  }

  /// Ends what a stack view made, as it leaves.
  func endArrangement(_ stack: UIStackView) {
    for (_, constraint) in stack.arrangement.constraints { end(constraint) }
    stack.arrangement.removeAll()
  }

  private func end(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    constraint.containerView = nil
  }
}

extension UIStackView {
  /// Ends at once what mentions a view that goes.
  func endArrangement(of view: UIView) {
    for constraint in arrangement.take(mentioning: view) {
      constraint.layoutSystem?.remove(constraint)
      constraint.containerView = nil
    }
  }

  /// Notes that the views have to be arranged anew.
  func arrangementDidChange() {
    insideSystem?.noteChange(of: self)
    markForConstraints()
  }
}
