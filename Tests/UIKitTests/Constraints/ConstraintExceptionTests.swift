import Foundation
import Testing

@testable import UIKit

/// A view with a view inside, in an application whose first names they have.
@MainActor
private struct Family {
  let play = Play()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let a = UIView()

  init() {
    a.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(a)
    _ = [root, a].map { Naming.shortName(of: $0) }
  }
}

/// What iOS refuses, with the words of public reports.
@MainActor @Suite("Refused constraints", .serialized)
struct ConstraintExceptionTests {
  private func make(
    _ item: Any,
    _ attribute: NSLayoutConstraint.Attribute,
    _ other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: .equal,
      toItem: other,
      attribute: otherAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  private func reason(_ play: Play) -> String? {
    play.exceptions.last?.reason.replacingOccurrences(
      of: "NSLayoutConstraint for <UIView: #2>: ",
      with: ""
    )
  }

  /// RMessage#55 (iOS 12).
  @Test func itemsMustBeViewsOrGuides() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let (play, a) = (family.play, family.a)
    _ = make(a, .top, NSObject(), .top)
    #expect(
      play.exceptions.last?.reason
        == "NSLayoutConstraint for <UIView: #2>: Constraint items must each be a view or layout "
        + "guide."
    )
    _ = make(NSObject(), .top, a, .top)
    #expect(play.exceptions.count == 2)
    #expect(play.exceptions.allSatisfy { $0.name == "NSInvalidArgumentException" })
  }

  /// Masonry#427 (iOS 10): one text for no second item, no second part and a factor of 0.
  @Test func placesNeedASecondPlace() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let (play, root, a) = (family.play, family.root, family.a)
    let text =
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
      + "creates an illegal constraint of a location equal to a constant. Location attributes must "
      + "be specified in pairs."
    _ = make(a, .top, nil, .notAnAttribute)
    #expect(reason(play) == text)
    _ = make(a, .leading, root, .notAnAttribute)
    _ = make(a, .centerX, root, .centerX, multiplier: 0)
    #expect(play.exceptions.count == 3)
    #expect(reason(play) == text)
    _ = make(a, .width, nil, .notAnAttribute, constant: 3)
    _ = make(a, .width, root, .width, multiplier: 0)
    #expect(play.exceptions.count == 3)
  }

  /// EAIntroView#60 and UIScrollViewWithAutoLayout#2.
  @Test func readingEdgesAndSides_doNotMix() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let (play, root, a) = (family.play, family.root, family.a)
    _ = make(a, .leading, root, .left)
    #expect(
      reason(play)
        == "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    )
    _ = make(a, .leading, root, .centerX)
    #expect(play.exceptions.count == 1)
  }

  /// LBTAComponents#29.
  @Test func anchorsOfUnlikeUnits_areRefused() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let (play, root, a) = (family.play, family.root, family.a)
    _ = a.leftAnchor.constraint(equalTo: root.leadingAnchor)
    let (first, second) = (
      "<NSLayoutXAxisAnchor \"UIView#2.left\">", "<NSLayoutXAxisAnchor \"UIView#1.leading\">"
    )
    #expect(
      play.exceptions.last?.reason
        == "NSLayoutConstraint for \(first): A constraint cannot be made between \(first) and "
        + "\(second) because their units are not compatible."
    )
  }

  /// SnapKit#305: raised by the layout; SnapKit's own tests activate such constraints.
  @Test func unlikeKinds_areRefusedByTheLayout() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let (play, root, a) = (family.play, family.root, family.a)
    let mixed = make(a, .bottom, root, .centerX, constant: -2)
    mixed.isActive = true
    #expect(play.exceptions.isEmpty)
    root.layoutIfNeeded()
    #expect(play.exceptions.last?.name == "NSInvalidLayoutConstraintException")
    #expect(
      play.exceptions.last?.reason
        == "Constraint improperly relates anchors of incompatible types: "
        + "<NSLayoutConstraint#1 UIView#2.bottom == UIView#1.centerX - 2   (active)>"
    )
  }

  /// SnapKit#478, and LUAutocompleteView#6.
  @Test func strangers_haveNoCommonAncestor() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let (play, a) = (family.play, family.a)
    let stranger = UIView()
    _ = Naming.shortName(of: stranger)
    a.centerXAnchor.constraint(equalTo: stranger.centerXAnchor).isActive = true
    #expect(play.exceptions.last?.name == "NSGenericException")
    #expect(
      play.exceptions.last?.reason
        == "Unable to activate constraint with anchors <NSLayoutXAxisAnchor \"UIView#2.centerX\"> "
        + "and <NSLayoutXAxisAnchor \"UIView#3.centerX\"> because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal."
    )
  }

  @Test(arguments: [0, -1, 1000.5, 1250]) func priority_outOfRange_isRefused(_ value: Float) {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let (play, a) = (family.play, family.a)
    let width = a.widthAnchor.constraint(equalToConstant: 3)
    width.priority = UILayoutPriority(value)
    #expect(width.priority == .required)
    #expect(play.exceptions.last?.reason.hasPrefix("It's illegal to set priority:") == true)
  }

  @Test func emptyConstraint_cannotBeActivated() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let play = family.play
    NSLayoutConstraint().isActive = true
    #expect(play.exceptions.last?.name == "NSGenericException")
  }

  @Test func subclasses_inheritTheInitializer() {
    let family = Family()
    defer { withExtendedLifetime(family) {} }
    let (root, a) = (family.root, family.a)
    final class Named: NSLayoutConstraint { var label = "x" }
    let made = Named(
      item: a,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 7
    )
    #expect(made.label == "x")
    made.isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.width == 7)
  }
}
