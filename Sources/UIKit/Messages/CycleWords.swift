import Foundation

/// The words about an update cycle that does not settle.
///
/// iOS has none: the app hangs.
@MainActor
enum CycleWords {
  static func asking(for mark: ViewFlags, on view: UIView, _ reason: MarkRecord.Reason) -> String {
    let name = Naming.name(of: view)
    switch reason {
    case .bounds: return "The bounds of \(name) were changed"
    case .subviews: return "A subview of \(name) came or went"
    case .call: break
    }
    if mark == .needsTraits { return "The traits of \(name) were overridden" }
    let call =
      switch mark {
      case .needsLayout: "setNeedsLayout()"
      case .needsUpdateConstraints: "setNeedsUpdateConstraints()"
      case .needsUpdateProperties: "setNeedsUpdateProperties()"
      default: "setNeedsDisplay()"
      }
    return "\(call) of \(name) was called"
  }

  static func method(of scope: UpdateScope) -> String {
    let name =
      switch scope.method {
      case .none: "no update method"
      case .updateProperties, .updateControllerProperties: "updateProperties()"
      case .updateConstraints: "updateConstraints()"
      case .layoutSubviews: "layoutSubviews()"
      case .draw: "draw(_:)"
      case .updateConfiguration: "updateConfiguration(using:)"
      case .updateViewConstraints: "updateViewConstraints()"
      case .viewWillLayoutSubviews: "viewWillLayoutSubviews()"
      case .viewDidLayoutSubviews: "viewDidLayoutSubviews()"
      case .containerViewWillLayoutSubviews: "containerViewWillLayoutSubviews()"
      case .containerViewDidLayoutSubviews: "containerViewDidLayoutSubviews()"
      case .traitCollectionDidChange, .controllerTraitCollectionDidChange:
        "traitCollectionDidChange(_:)"
      case .traitChangeHandler, .controllerTraitChangeHandler: "a handler of trait changes"
      case .safeAreaInsetsDidChange: "safeAreaInsetsDidChange()"
      }
    guard let subject = scope.subject else { return name }
    return "\(name) of \(Naming.name(of: subject))"
  }

  nonisolated static func text(of failure: UnsettledUpdate) -> String {
    var lines = [
      "UpdateCycleDidNotSettle: \(failure.root) still asks for updates after "
        + "\(failure.passes) passes."
    ]
    for cause in failure.causes {
      let times = cause.count == 1 ? "once" : "\(cause.count) times"
      lines.append("  \(cause.what) in \(cause.during), \(times) in the last passes.")
    }
    if !failure.views.isEmpty {
      lines.append("  Still marked: \(failure.views.joined(separator: ", ")).")
    }
    lines.append("Each of these asks for another pass; let one of them do so only on a change.")
    return lines.joined(separator: "\n")
  }
}

extension ConsoleMessage {
  static func updatesNeverSettle(_ failure: UnsettledUpdate) -> ConsoleMessage {
    ConsoleMessage(failure.description)
  }
}
