import Foundation

/// A message that UIKit prints on the console, in the words of iOS (RULES 16).
@MainActor
package struct ConsoleMessage {
  /// The text, without time and process name.
  package var text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Tells the observers and prints the line on standard error.
  package func emit() {
    UIApplication.shared.printToConsole(text)
  }
}

@MainActor
extension ConsoleMessage {
  /// The delegate cannot take the window of its storyboard (B for the app, D for scenes).
  static func delegateWithoutWindow(_ kind: String) -> ConsoleMessage {
    ConsoleMessage(
      "The \(kind) delegate must implement the window property if it wants to use a main "
        + "storyboard file."
    )
  }

  static func presentRefused(
    _ controller: UIViewController,
    on presenter: UIViewController,
    from caller: UIViewController,
    _ why: String
  ) -> ConsoleMessage {
    ConsoleMessage(
      "Attempt to present \(Naming.name(of: controller)) on \(Naming.name(of: presenter)) "
        + "(from \(Naming.name(of: caller))) \(why)"
    )
  }

  static func presenterIsBusy(
    _ controller: UIViewController,
    on presenter: UIViewController,
    from caller: UIViewController,
    presenting other: UIViewController
  ) -> ConsoleMessage {
    presentRefused(
      controller,
      on: presenter,
      from: caller,
      "which is already presenting \(Naming.name(of: other))."
    )
  }

  static func presenterIsOffWindow(
    _ controller: UIViewController,
    on presenter: UIViewController,
    from caller: UIViewController
  ) -> ConsoleMessage {
    presentRefused(
      controller,
      on: presenter,
      from: caller,
      "whose view is not in the window hierarchy."
    )
  }

  static func presentationInProgress(
    _ controller: UIViewController,
    on presenter: UIViewController,
    from caller: UIViewController
  ) -> ConsoleMessage {
    presentRefused(
      controller,
      on: presenter,
      from: caller,
      "while a presentation is in progress."
    )
  }

  static func dismissalInProgress(from controller: UIViewController) -> ConsoleMessage {
    ConsoleMessage(
      "Warning: Attempt to dismiss from view controller \(Naming.name(of: controller)) while a "
        + "presentation or dismiss is in progress!"
    )
  }

  static func detachedPresenter(
    _ controller: UIViewController,
    from presenter: UIViewController
  ) -> ConsoleMessage {
    let name = Naming.name(of: presenter)
    return ConsoleMessage(
      "Presenting view controller \(Naming.name(of: controller)) from detached view controller "
        + "\(name) is not supported, and may result in incorrect safe area insets and a corrupt "
        + "root presentation. Make sure \(name) is in the view controller hierarchy before "
        + "presenting from it. Will become a hard exception in a future release."
    )
  }

  static func unbalancedCalls(for controller: UIViewController) -> ConsoleMessage {
    ConsoleMessage(
      "Unbalanced calls to begin/end appearance transitions for \(Naming.name(of: controller))."
    )
  }

  static func calledByHand(
    _ callback: String,
    on controller: UIViewController
  ) -> ConsoleMessage {
    ConsoleMessage(
      "[ViewController] Calling -\(callback): directly on a view controller is not supported, and "
        + "may result in out-of-order callbacks and other inconsistent behavior. Use the "
        + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
        + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
        + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
        + "debugger. View controller: \(Naming.name(of: controller))"
    )
  }

  static func loadsViewInDeinit(_ typeName: String) -> ConsoleMessage {
    ConsoleMessage(
      "Attempting to load the view of a view controller while it is deallocating is not allowed "
        + "and may result in undefined behavior (<\(typeName)>)"
    )
  }
}
