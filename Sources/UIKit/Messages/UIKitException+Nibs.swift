import Foundation
import InterfaceBuilder

// The exceptions of storyboards and nibs, with the words of iOS (RULES 15).

@MainActor
extension UIKitException {
  static func missingNib(_ name: String, _ bundle: Bundle) -> UIKitException {
    inconsistency("Could not load NIB in bundle: '\(words(for: bundle))' with name '\(name)'")
  }

  static func missingStoryboard(_ name: String, _ bundle: Bundle) -> UIKitException {
    invalidArgument(
      "Could not find a storyboard named '\(name)' in bundle \(words(for: bundle))"
    )
  }

  static func noScene(_ identifier: String, _ storyboard: UIStoryboard) -> UIKitException {
    invalidArgument(
      "Storyboard (\(Naming.name(of: storyboard))) doesn't contain a view controller with "
        + "identifier '\(identifier)'",
      place: storyboard.document.name + ": it has "
        + list(storyboard.document.identifiers, "no scene with an identifier")
    )
  }

  static func viewOutletNotSet(_ name: String, of controller: UIViewController) -> UIKitException {
    let type = Naming.typeName(of: controller)
    let tried =
      controller.nibName == nil
      ? ControllerNibs.names(of: type).map { "'\($0)'" }.joined(separator: ", then ") : nil
    let place =
      "\(name).xib is the nib of \(type)"
      + (tried.map { ", which looks for \($0)" } ?? "")
      + "; connect File's Owner's outlet 'view', or give the controller another nib name"
    return inconsistency(
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
        + "outlet was not set.",
      place: place
    )
  }

  static func creatorWithoutCoder() -> UIKitException {
    inconsistency("Custom instantiated view controller must call -[super initWithCoder:]")
  }

  static func wrongClass(
    _ controller: UIViewController,
    expected: AnyClass,
    _ identifier: String
  ) -> UIKitException {
    inconsistency(
      "The view controller with identifier '\(identifier)' is a "
        + "\(Naming.typeName(of: controller)), not a \(String(describing: expected))."
    )
  }

  static func unreadableNib(_ error: InterfaceError) -> UIKitException {
    inconsistency("Could not load NIB: \(error.description)")
  }

  static func unreadableStoryboard(_ name: String, _ error: InterfaceError) -> UIKitException {
    invalidArgument("Could not read the storyboard '\(name)': \(error.description)")
  }

  static func endlessNib(_ name: String) -> UIKitException {
    inconsistency("\(name): the nib loads itself without end.")
  }

  static func endlessStoryboard(_ storyboard: UIStoryboard) -> UIKitException {
    inconsistency(
      "\(storyboard.document.name): scenes that are made with each other form a loop. Relationships "
        + "and embedded scenes must not lead back to a scene that contains them."
    )
  }

  /// A bundle as iOS prints it, without the machine's path.
  private static func words(for bundle: Bundle) -> String {
    let name = bundle.bundleURL.lastPathComponent
    return "NSBundle <\(name)> (loaded)"
  }

  private static func list(_ names: [String], _ none: String) -> String {
    names.isEmpty ? none : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
