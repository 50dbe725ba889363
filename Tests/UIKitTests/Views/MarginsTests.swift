import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Margins", .serialized)
struct MarginsTests {
  @Test func plainView_hasEightPoints_andAddsTheSafeArea() {
    let play = Play()
    let root = UIViewController()
    play.open(root)
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    root.view.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 47, left: 8, bottom: 8, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test(arguments: [
    ("iPhone SE (2nd generation)", 16), ("iPhone 15", 16), ("iPhone 8 Plus", 20),
    ("iPhone 15 Pro Max", 20), ("iPad Pro (11-inch)", 20),
  ])
  func rootView_hasTheSystemsLeastMargins(_ device: String, _ side: Int) {
    let play = Play(device)
    let root = UIViewController()
    play.open(root)
    let safe = root.view.safeAreaInsets
    let expected = UIEdgeInsets(
      top: safe.top,
      left: CGFloat(side),
      bottom: safe.bottom,
      right: CGFloat(side)
    )
    #expect(root.view.layoutMargins == expected)
    #expect(root.systemMinimumLayoutMargins.leading == CGFloat(side))
  }

  @Test func rootView_takesTheLargerMargins_unlessItsControllerOptsOut() {
    let play = Play()
    let root = UIViewController()
    play.open(root)
    root.view.insetsLayoutMarginsFromSafeArea = false
    root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 64,
      bottom: 2,
      trailing: 0
    )
    #expect(root.view.layoutMargins == UIEdgeInsets(top: 1, left: 64, bottom: 2, right: 16))
    root.viewRespectsSystemMinimumLayoutMargins = false
    #expect(root.view.layoutMargins == UIEdgeInsets(top: 1, left: 64, bottom: 2, right: 0))
    root.view.tintColor = .red
    let other = UIViewController()
    other.view.tintColor = .red
    #expect(other.view.layoutMargins.top == 0)
  }

  @Test func superviewsMargins_countNearTheEdge() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 190, height: 195))
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 40, left: 20, bottom: 15, right: 10))
    outer.bounds.origin = CGPoint(x: 0, y: -10)
    #expect(inner.layoutMargins.top == 30)
  }

  @Test func change_isToldOnce_andPassedOn() {
    let outer = MarginWatcher(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = MarginWatcher(frame: outer.bounds)
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.told == 0)
    outer.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(outer.told == 0)
    outer.layoutMargins.left = 30
    #expect(outer.told == 1)
    #expect(inner.told == 1)
    outer.directionalLayoutMargins.leading = 30
    #expect(outer.told == 1)
  }

  @Test func controller_hearsOfItsViewsMargins_betweenWillAppearAndLayout() {
    let play = Play()
    let root = Hearing()
    play.window.rootViewController = root
    play.window.makeKeyAndVisible()
    play.settle()
    let first = root.log.firstIndex(of: "margins")
    #expect(first != nil)
    #expect(root.log.prefix(while: { $0 != "layout" }) == ["willAppear", "safeArea", "margins"])
    root.log = []
    let margins = UIEdgeInsets(top: 0, left: 99, bottom: 0, right: 0)
    root.view.layoutMargins = margins
    #expect(root.log == ["margins"])
    root.view.layoutMargins = margins
    #expect(root.log == ["margins"])
  }

  @Test func width_changesTheLeastMargins() {
    let play = Play("iPad Pro (11-inch)")
    let (parent, child) = (UIViewController(), Hearing())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact),
      forChild: child
    )
    play.open(parent)
    child.view.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    play.settle()
    #expect(child.view.layoutMargins.left == 16)
    child.log = []
    child.view.frame.size.width = 500
    play.settle()
    #expect(child.view.layoutMargins.left == 20)
    #expect(child.log.contains("margins"))
  }

  @Test func readableGuide_isNoWiderThanTheText_andInTheMiddle() {
    let play = Play("iPad Pro (12.9-inch)")
    let root = UIViewController()
    play.open(root)
    let guide = root.view.readableContentGuide.layoutFrame
    #expect(guide.width == 672)
    #expect(guide.midX == 512)
    #expect(guide.minY == root.view.layoutMargins.top)
    let phone = Play()
    let small = UIViewController()
    phone.open(small)
    #expect(small.view.readableContentGuide.layoutFrame.width == 361)
  }
}

@MainActor
@Suite("Reading direction", .serialized)
struct ReadingDirectionTests {
  @Test func direction_followsTheTraitsOfTheView() {
    let play = Play()
    let root = UIViewController()
    play.open(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.traitOverrides.layoutDirection = .rightToLeft
    play.settle()
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func directionOfTheTraits_turnsMarginsOver() {
    let play = Play()
    let root = UIViewController()
    play.open(root)
    let view = MarginWatcher(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
    root.view.addSubview(view)
    view.directionalLayoutMargins.leading = 30
    play.settle()
    #expect(view.layoutMargins.left == 30)
    view.told = 0
    root.traitOverrides.layoutDirection = .rightToLeft
    play.settle()
    #expect(view.layoutMargins.left == 8)
    #expect(view.layoutMargins.right == 30)
    #expect(view.told == 1)
  }

  @Test func attribute_winsOverWhatIsAround() {
    typealias View = UIView
    #expect(
      View.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft
    )
    #expect(
      View.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft) == .leftToRight
    )
  }

  @Test func directionalMargins_turnWithTheDirection() {
    let view = MarginWatcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.told = 0
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins.leading == 2)
    #expect(view.told == 1)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    #expect(view.directionalLayoutMargins.leading == 20)
    #expect(view.directionalLayoutMargins.trailing == 10)
  }
}

private final class MarginWatcher: UIView {
  var told = 0

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    told += 1
  }
}

private final class Hearing: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("willAppear")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    log.append("safeArea")
  }

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    log.append("margins")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.append("layout")
  }
}
