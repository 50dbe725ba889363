import Testing

@testable import UIKit

@Suite("Anchors of constraints")
@MainActor
struct AnchorIdentityTests {
  @Test("a constraint's anchors equal those it was made of")
  func equality() {
    let (a, b) = (UIView(), UIView())
    let line = a.topAnchor.constraint(equalTo: b.safeAreaLayoutGuide.bottomAnchor)
    #expect(line.firstAnchor.isEqual(a.topAnchor))
    #expect(line.firstAnchor.hash == a.topAnchor.hash)
    #expect(line.secondAnchor?.isEqual(b.safeAreaLayoutGuide.bottomAnchor) == true)
    #expect(line.secondAnchor?.isEqual(b.bottomAnchor) == false)
    #expect(!line.firstAnchor.isEqual(a))
  }

  @Test("a constraint's anchors have the classes of their kinds")
  func classes() {
    let (a, b) = (UIView(), UIView())
    let distance = a.topAnchor.anchorWithOffset(to: b.topAnchor)
    let constraint = distance.constraint(equalTo: a.heightAnchor, multiplier: 0.5)
    #expect((constraint.firstAnchor as NSObject) is NSLayoutDimension)
    #expect(constraint.firstAnchor.isEqual(distance))
    #expect((constraint.secondAnchor as NSObject?) is NSLayoutDimension)
    let side = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    #expect((side.firstAnchor as NSObject) is NSLayoutXAxisAnchor)
  }

  @Test("no part of another size is a number alone")
  func zero() {
    let (a, b) = (UIView(), UIView())
    let constraint = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0, constant: 7)
    #expect(constraint.secondAnchor == nil)
    #expect(constraint.secondItem == nil)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 7)
  }
}
