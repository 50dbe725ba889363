import Foundation
import Testing

@testable import UIKit

/// A view with two views inside, in an application whose first names they have.
@MainActor
private struct Family {
  let play = Play()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let a = UIView()
  let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    _ = [root, a, b].map { Naming.shortName(of: $0) }
  }
}

/// Constraints as text.
///
/// The forms are those of logs in public reports, with names in the
/// place of addresses; each case names the report whose form it takes.
@MainActor @Suite("Texts of constraints", .serialized)
struct ConstraintTextTests {
  /// The text between the constraint's name and its notes.
  private func body(_ constraint: NSLayoutConstraint) -> String {
    let text = constraint.description.drop { $0 != " " }.dropFirst()
    return String(text.components(separatedBy: "   (")[0])
  }

  @Test func equations_nameItemsAndParts() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let (root, a, b) = (family.root, family.a, family.b)
    let guide = UILayoutGuide()
    guide.identifier = "Column"
    root.addLayoutGuide(guide)
    _ = Naming.shortName(of: guide)
    let cases: [(NSLayoutConstraint, String)] = [
      // wtfautolayout#1: `…height == 5   (active)`
      (a.heightAnchor.constraint(equalToConstant: 5), "UIView#2.height == 5"),
      (a.widthAnchor.constraint(greaterThanOrEqualToConstant: 44.5), "UIView#2.width >= 44.5"),
      // wtfautolayout#18: `UIStackView.width == UIScrollView.width`
      (a.widthAnchor.constraint(equalTo: root.widthAnchor), "UIView#2.width == UIView#1.width"),
      (
        a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 1.5, constant: -2),
        "UIView#2.width == 1.5*UIView#2.height - 2"
      ),
      (
        a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: 3),
        "UIView#2.centerX == UIView#3.centerX + 3"
      ),
      (
        a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor),
        "UIView#2.firstBaseline == UIView#3.lastBaseline"
      ),
      // wtfautolayout#18: `UILayoutGuide:0x…'UIViewLayoutMarginsGuide'.trailing == …`
      (
        a.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        "UIView#2.leading == UILayoutGuide#1'Column'.leading"
      ),
      (
        NSLayoutConstraint(
          item: a,
          attribute: .left,
          relatedBy: .lessThanOrEqual,
          toItem: root,
          attribute: .leftMargin,
          multiplier: 1,
          constant: 1
        ),
        "UIView#2.left <= UIView#1.leftMargin + 1"
      ),
    ]
    for (constraint, expected) in cases { #expect(body(constraint) == expected) }
  }

  @Test func distances_areVisual() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let (root, a, b) = (family.root, family.a, family.b)
    let cases: [(NSLayoutConstraint, String)] = [
      (a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8), "H:|-(8)-[UIView#2]"),
      (
        a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        "H:[UIView#2]-(8)-|"
      ),
      // An inequality turns around with the sign.
      (
        a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
        "H:[UIView#2]-(>=8)-|"
      ),
      (
        root.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 8),
        "V:[UIView#2]-(>=8)-|"
      ),
      (
        root.topAnchor.constraint(lessThanOrEqualTo: a.topAnchor, constant: -3),
        "V:|-(>=3)-[UIView#2]"
      ),
      (
        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 14),
        "V:[UIView#2]-(14)-[UIView#3]"
      ),
      (
        a.bottomAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: -14),
        "V:[UIView#2]-(>=14)-[UIView#3]"
      ),
      // wtfautolayout#18: `H:|-(22)-[UILayoutGuide:0x…'…'](LTR)`
      (a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 22), "H:|-(22)-[UIView#2](LTR)"),
      // motion-layout#5: `H:[A]-(NSSpace(8))-[B]`
      (
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
        "H:[UIView#2]-(NSSpace(8))-[UIView#3]"
      ),
    ]
    for (constraint, expected) in cases { #expect(body(constraint) == expected) }
  }

  @Test func notes_tellStateAndNames() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let (root, a) = (family.root, family.a)
    let inside = a.topAnchor.constraint(equalTo: root.topAnchor)
    inside.identifier = "top"
    inside.priority = UILayoutPriority(750)
    #expect(
      inside.description
        == "<NSLayoutConstraint#1 'top' V:|-(0)-[UIView#2] @750   "
        + "(inactive, names: '|':UIView#1 )>"
    )
    // wtfautolayout#1: `progress background.height == 5   (active, names: progress background:…)`
    a.accessibilityIdentifier = "progress background"
    let height = a.heightAnchor.constraint(equalToConstant: 5)
    height.isActive = true
    #expect(
      height.description
        == "<NSLayoutConstraint#2 progress background.height == 5   "
        + "(active, names: progress background:UIView#2 )>"
    )
    #expect(
      inside.description.hasSuffix(
        "V:|-(0)-[progress background] @750   "
          + "(inactive, names: progress background:UIView#2, '|':UIView#1 )>"
      )
    )
  }

  // wtfautolayout#18: `UILabel:0x…'Please keep this key in a...'.leading`
  @Test func labels_showTheirText() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let root = family.root
    let label = UILabel()
    label.text = "Please keep this key in a safe place"
    root.addSubview(label)
    #expect(
      body(label.widthAnchor.constraint(equalToConstant: 1))
        == "UILabel#1'Please keep this key in a...'.width == 1"
    )
    label.text = "Short"
    #expect(body(label.widthAnchor.constraint(equalToConstant: 1)) == "UILabel#1'Short'.width == 1")
  }

  /// SnapKit#154 prints a guide so.
  @Test func guides_nameTheirRectangleAndOwner() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let guide = UILayoutGuide()
    guide.identifier = "Column"
    #expect(
      guide.description
        == "<UILayoutGuide: #1 - \"Column\", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>"
    )
    family.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
    #expect(
      family.root.layoutMarginsGuide.description.contains(
        " - \"UIViewLayoutMarginsGuide\", layoutFrame = {{2, 1}, {293.5, 396}}, owningView = <UIView"
      )
    )
  }

  /// EasyPeasy's tests count them; logs of iOS show them as `_UILayoutSupportConstraint`.
  @Test func supportGuides_haveTwoConstraintsOfTheirOwn() {
    let play = Play()
    let controller = UIViewController()
    play.open(controller)
    _ = controller.topLayoutGuide
    #expect(controller.view.constraints.map(\.firstAttribute) == [.height, .top])
    #expect(controller.view.constraints.map(\.constant) == [controller.topLayoutGuide.length, 0])
    _ = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    _ = controller.bottomLayoutGuide
    #expect(controller.view.constraints.map(\.firstAttribute) == [.height, .top, .height, .bottom])
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(content)
    content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    play.settle()
    #expect(content.frame.minY == controller.view.safeAreaInsets.top)
    #expect(play.console.isEmpty)
  }

  /// LBTAComponents#29 and SnapKit#478 print anchors so.
  @Test func anchors_nameTheirClassItemAndPart() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let a = family.a
    #expect(a.leftAnchor.description == "<NSLayoutXAxisAnchor \"UIView#2.left\">")
    #expect(a.topAnchor.description == "<NSLayoutYAxisAnchor \"UIView#2.top\">")
    #expect(a.widthAnchor.description == "<NSLayoutDimension \"UIView#2.width\">")
    #expect(a.widthAnchor.name == "width")
  }
}
