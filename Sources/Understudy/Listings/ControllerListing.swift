import Foundation
package import UIKit

/// The controllers of a tree, one line each, as iOS lists them for debugging.
///
/// A line names the class, how far the appearance is, and the view: `(view not
/// loaded)`, or its class and whether it stands in no window. Children are indented,
/// a presented controller begins with a plus and names its presentation.
///
/// - Evidence: published console output from iOS 8 on (grade B); the names of iOS's own
///   presentations are those of the public classes (grade D)
@MainActor
package enum ControllerListing {
  /// The listing of a controller and everything below.
  package static func text(of controller: UIViewController) -> String {
    var lines: [String] = []
    list(controller, depth: 0, mark: "| ", into: &lines)
    return lines.joined(separator: "\n")
  }

  private static func list(
    _ controller: UIViewController,
    depth: Int,
    mark: String,
    into lines: inout [String]
  ) {
    let indent =
      depth == 0 ? "" : String(repeating: "   | ", count: depth - 1) + "   \(mark)"
    lines.append(indent + line(of: controller))
    for child in controller.children { list(child, depth: depth + 1, mark: "| ", into: &lines) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      list(presented, depth: depth + 1, mark: "+ ", into: &lines)
    }
  }

  private static func line(of controller: UIViewController) -> String {
    var text = "<\(ClassListing.name(of: controller))>, "
    text += "state: \(controller.appearanceState.rawValue), view: "
    if let view = controller.viewIfLoaded {
      text += "<\(ClassListing.name(of: view))>"
      if view.window == nil { text += " not in the window" }
    } else {
      text += "(view not loaded)"
    }
    if controller.presentingViewController?.presentedViewController === controller,
      let presentation = controller.presentationController
    {
      text += ", presented with: <\(ClassListing.name(of: presentation))>"
    }
    return text
  }
}
