import Foundation
package import UIKit

/// The views of a tree, one line each, as iOS lists them for debugging.
///
/// The names, their order and their spelling follow listings that people published
/// from iOS; the addresses are left out, as snapshot tests do. What iOS alone has is
/// missing: the private views inside of bars, buttons and cells.
///
/// - Evidence: published console output from iOS 5 to 17 (grade B)
@MainActor
package enum ViewListing {
  /// The listing of a view and everything below.
  package static func text(of view: UIView) -> String {
    var lines: [String] = []
    list(view, depth: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private static func list(_ view: UIView, depth: Int, into lines: inout [String]) {
    lines.append(String(repeating: "   | ", count: depth) + line(of: view))
    for child in view.subviews { list(child, depth: depth + 1, into: &lines) }
  }

  /// One line, in angle brackets.
  private static func line(of view: UIView) -> String {
    var parts = [ClassListing.name(of: view), "frame = \(text(view.frame))"]
    if !view.transform.isIdentity { parts.append("transform = \(text(view.transform))") }
    if let text = content(of: view) { parts.append(text) }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha < 1 { parts.append("alpha = \(text(view.alpha))") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !isOpaque(view) { parts.append("opaque = NO") }
    if let mask = text(view.autoresizingMask) { parts.append("autoresize = \(mask)") }
    if view.tintAdjustmentMode == .dimmed { parts.append("tintAdjustmentMode = Dimmed") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if view.gestureRecognizers?.isEmpty == false {
      parts.append("gestureRecognizers = <NSArray>")
    }
    if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
    parts.append("layer = <\(layerName(of: view))>")
    if let view = view as? UIScrollView { parts += scrolling(of: view) }
    return "<\(parts.joined(separator: "; "))>"
  }

  private static func content(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text.map { "text = '\($0)'" }
    case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : "text = '\($0)'" }
    case let text as UITextView: "text = '\(text.text ?? "")'"
    default: nil
    }
  }

  /// iOS draws buttons and images over what lies below them.
  private static func isOpaque(_ view: UIView) -> Bool {
    view.isOpaque && !(view is UIControl)
  }

  private static func scrolling(of view: UIScrollView) -> [String] {
    let inset = view.adjustedContentInset
    return [
      "contentOffset: {\(text(view.contentOffset.x)), \(text(view.contentOffset.y))}",
      "contentSize: {\(text(view.contentSize.width)), \(text(view.contentSize.height))}",
      "adjustedContentInset: {\(text(inset.top)), \(text(inset.left)), \(text(inset.bottom)), "
        + "\(text(inset.right))}",
    ]
  }

  private static func layerName(of view: UIView) -> String {
    let name = ClassListing.name(of: view.layer)
    guard name == "CALayer" else { return name }
    switch view {
    case is UIWindow: return "UIWindowLayer"
    case is UILabel: return "_UILabelLayer"
    default: return name
    }
  }

  private static func text(_ mask: UIView.AutoresizingMask) -> String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let found = names.filter { mask.contains($0.0) }.map(\.1)
    return found.isEmpty ? nil : found.joined(separator: "+")
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.origin.x)) \(text(rect.origin.y)); "
      + "\(text(rect.size.width)) \(text(rect.size.height)))"
  }

  private static func text(_ transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(numbers.map(text).joined(separator: ", "))]"
  }

  /// Six significant digits, as `%g` writes them.
  private static func text(_ number: CGFloat) -> String {
    String(format: "%g", Double(number == 0 ? 0 : number))
  }
}

/// The names of classes as the Objective-C runtime of iOS has them.
@MainActor
enum ClassListing {
  static func name(of object: AnyObject) -> String {
    var name = String(reflecting: type(of: object))
    if let view = object as? UIView, name.hasPrefix("UIKit."), isContainer(view) {
      return "UILayoutContainerView"
    }
    for module in ["UIKit.", "QuartzCore.", "SwiftUI.", "WebKit."] where name.hasPrefix(module) {
      name.removeFirst(module.count)
    }
    return name.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }

  /// The root views of the containers have a class of their own on iOS.
  private static func isContainer(_ view: UIView) -> Bool {
    switch view.next {
    case is UINavigationController, is UITabBarController, is UISplitViewController: true
    default: false
    }
  }
}
