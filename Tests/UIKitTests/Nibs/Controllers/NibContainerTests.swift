import Foundation
import FoundationXML
import Testing
@_spi(Porting) import UIKit
import Understudy

private let log = Log()

private final class Log: @unchecked Sendable {
  var lines: [String] = []
}

class NibStack: UINavigationController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.lines.append("stack \(viewControllers.count)")
  }
}

class NibRoot: UIViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.lines.append("root")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.lines.append("root awakes")
  }
}

@MainActor
@Suite("Containers of storyboards", .serialized)
struct NibContainerTests {
  private static let scenes = [
    InterfaceFixture.scene(
      """
      <tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar">
          <rect key="frame" x="0.0" y="0.0" width="320" height="49"/>
        </tabBar>
        <connections>
          <segue destination="stack" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="other" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections>
      </tabBarController>
      """
    ),
    InterfaceFixture.scene(
      """
      <navigationController toolbarHidden="NO" id="stack" customClass="NibStack" \
      customModule="UIKitTests" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="First" id="i"/>
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb" tag="7">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        </navigationBar>
        <connections>
          <segue destination="root" kind="relationship" relationship="rootViewController" id="r3"/>
        </connections>
      </navigationController>
      """
    ),
    InterfaceFixture.scene(
      """
      <viewController title="Root" modalPresentationStyle="formSheet" \
      hidesBottomBarWhenPushed="YES" id="root" customClass="NibRoot" customModule="UIKitTests" \
      sceneMemberID="viewController">
        <extendedEdge key="edgesForExtendedLayout" top="YES"/>
        <value key="contentSizeForViewInPopover" type="size" width="200" height="300"/>
      </viewController>
      """
    ),
    InterfaceFixture.scene(
      """
      <viewController title="Other" storyboardIdentifier="O" \
      useStoryboardIdentifierAsRestorationIdentifier="YES" id="other" \
      sceneMemberID="viewController"/>
      """
    ),
    InterfaceFixture.scene(
      """
      <splitViewController storyboardIdentifier="Split" allowDoubleColumnStyle="YES" \
      preferredDisplayMode="beside" id="split" sceneMemberID="viewController"><connections>
        <segue destination="other" kind="relationship" relationship="detailViewController" \
      id="r4"/>
        <segue destination="stack" kind="relationship" relationship="masterViewController" \
      id="r5"/>
      </connections></splitViewController>
      """
    ),
    InterfaceFixture.scene(
      """
      <pageViewController storyboardIdentifier="Pages" transitionStyle="scroll" \
      navigationOrientation="vertical" spineLocation="none" pageSpacing="12" id="pages" \
      sceneMemberID="viewController"/>
      """
    ),
    InterfaceFixture.scene(
      """
      <navigationController storyboardIdentifier="Loop" id="loop" \
      sceneMemberID="viewController"><connections><segue destination="loop" \
      kind="relationship" relationship="rootViewController" id="r6"/></connections>\
      </navigationController>
      """
    ),
  ].joined(separator: "\n")

  private func storyboard() throws -> (UIStoryboard, InterfaceFixture) {
    let text = InterfaceFixture.storyboard(Self.scenes, initial: "tabs")
    let fixture = try InterfaceFixture(["Main.storyboard": text])
    return (UIStoryboard(name: "Main", bundle: fixture.bundle), fixture)
  }

  @Test func relationships_areThere_whenTheInitializerGoesOn() throws {
    let stage = Stage(.iPhone15Pro)
    let (storyboard, fixture) = try storyboard()
    log.lines = []
    let made = storyboard.instantiateInitialViewController()
    let tabs = try #require(made as? UITabBarController)
    #expect(log.lines == ["root", "root awakes", "stack 1"])
    let children = tabs.viewControllers ?? []
    #expect(children.map(\.tabBarItem.title) == ["First", "Other"])
    let stack = try #require(children.first as? NibStack)
    #expect(stack.navigationBar.tag == 7 && !stack.isToolbarHidden)
    let root = try #require(stack.topViewController)
    #expect(root.modalPresentationStyle == .formSheet && root.hidesBottomBarWhenPushed)
    #expect(root.edgesForExtendedLayout == .top)
    #expect(root.preferredContentSize == CGSize(width: 200, height: 300))
    #expect(children.last?.restorationIdentifier == "O")
    stage.show(tabs)
    #expect(root.viewIfLoaded?.window != nil)
    // Another reading of the document: each tab is a relationship.
    let xml = try XMLDocument(
      contentsOf: fixture.folder.appendingPathComponent("Main.storyboard")
    )
    let tabNodes = try xml.nodes(forXPath: "//segue[@relationship='viewControllers']")
    #expect(tabNodes.count == children.count)
  }

  @Test func columnsAndPages_areTheDocuments() throws {
    let stage = Stage(.iPadAir5thGeneration)
    let (storyboard, fixture) = try storyboard()
    let split = try #require(
      storyboard.instantiateViewController(withIdentifier: "Split") as? UISplitViewController
    )
    #expect(split.style == .doubleColumn && split.preferredDisplayMode == .oneBesideSecondary)
    #expect(split.viewController(for: .primary) is NibStack)
    #expect(split.viewController(for: .secondary)?.title == "Other")
    let pages = try #require(
      storyboard.instantiateViewController(withIdentifier: "Pages") as? UIPageViewController
    )
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    _ = (stage, fixture)
  }

  @Test func relationship_inALoop_raises() throws {
    let stage = Stage()
    let (storyboard, fixture) = try storyboard()
    var reasons: [String] = []
    stage.application.exceptionHandler = { reasons.append($0.reason) }
    defer { stage.application.exceptionHandler = nil }
    _ = storyboard.instantiateViewController(withIdentifier: "Loop")
    #expect(!reasons.isEmpty)
    _ = fixture
  }
}
