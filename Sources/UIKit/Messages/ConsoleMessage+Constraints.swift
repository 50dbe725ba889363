import Foundation

/// The messages of constraints, with the words of iOS.
@MainActor
extension ConsoleMessage {
  static func unsatisfiable(
    _ concerned: [String],
    breaking constraint: NSLayoutConstraint
  ) -> ConsoleMessage {
    let list = concerned.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let hasMasks = concerned.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }
    let note =
      hasMasks
      ? "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
        + "refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints) " : ""
    return ConsoleMessage(
      "Unable to simultaneously satisfy constraints.\n"
        + "\tProbably at least one of the constraints in the following list is one you don't want. "
        + "\n\tTry this: \n\t\t(1) look at each constraint and try to figure out which you don't "
        + "expect; \n\t\t(2) find the code that added the unwanted constraint or constraints and "
        + "fix it. \(note)\n(\n\(list)\n)\n\n"
        + "Will attempt to recover by breaking constraint \n\(constraint.text)\n\n"
        + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in "
        + "the debugger.\nThe methods in the UIConstraintBasedLayoutDebugging category on UIView "
        + "listed in <UIKitCore/UIView.h> may also be helpful."
    )
  }
}
