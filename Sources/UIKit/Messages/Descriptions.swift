import CoreGraphics
import Foundation

extension UIViewController {
  /// NSObject's `description` is not isolated, but UIKit objects live on the main actor.
  nonisolated func describeInMessages() -> String {
    MainActor.assumeIsolated { Naming.name(of: self) }
  }
}

extension UIView {
  /// The line that `recursiveDescription`-like listings print for the view.
  nonisolated func describeWithFrame() -> String {
    MainActor.assumeIsolated {
      let number = UIApplication.shared.ordinals.number(of: self)
      var text = "<\(Naming.typeName(of: self)): #\(number); frame = \(Self.text(frame))"
      if isHidden { text += "; hidden = YES" }
      if alpha < 1 { text += "; alpha = \(Self.text(alpha))" }
      if tag != 0 { text += "; tag = \(tag)" }
      return text + ">"
    }
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.origin.x)) \(text(rect.origin.y)); "
      + "\(text(rect.size.width)) \(text(rect.size.height)))"
  }

  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  /// The view and everything below, one line each, indented by depth.
  package var treeDescription: String {
    var lines: [String] = []
    describe(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], depth: Int) {
    lines.append(String(repeating: "   | ", count: depth) + description)
    for view in subviews { view.describe(into: &lines, depth: depth + 1) }
  }
}
