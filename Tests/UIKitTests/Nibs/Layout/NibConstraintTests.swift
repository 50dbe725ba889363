import Foundation
import FoundationXML
import InterfaceBuilder
import Testing
@_spi(Porting) import UIKit
import Understudy

class NibHeight: NSLayoutConstraint, ObjectiveCDispatching {
  var scale: CGFloat = 1

  override func awakeFromNib() {
    super.awakeFromNib()
    constant *= scale
  }

  func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "scale", "setScale:": return call.property({ self.scale }, { self.scale = $0 })
    default: return false
    }
  }
}

class NibLayoutScreen: UIViewController {
  var height: NSLayoutConstraint?
  var gone: NSLayoutConstraint?

  override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "height", "setHeight:": return call.property({ self.height }, { self.height = $0 })
    case "gone", "setGone:": return call.property({ self.gone }, { self.gone = $0 })
    default: return super.dispatchObjectiveC(call)
    }
  }
}

@MainActor
@Suite("Constraints of storyboards and xibs", .serialized)
struct NibConstraintTests {
  private static func view(_ id: String, tag: Int, _ more: String = "") -> String {
    """
    <view contentMode="scaleToFill" tag="\(tag)" translatesAutoresizingMaskIntoConstraints="NO" \
    id="\(id)"><rect key="frame" x="1" y="2" width="30" height="40"/>\(more)</view>
    """
  }

  private static func scene(_ subviews: String, _ constraints: String, _ more: String = "")
    -> String
  {
    InterfaceFixture.scene(
      """
      <viewController storyboardIdentifier="Screen" id="c" customClass="NibLayoutScreen" \
      customModule="UIKitTests" sceneMemberID="viewController">
        <layoutGuides>
          <viewControllerLayoutGuide type="top" id="top"/>
          <viewControllerLayoutGuide type="bottom" id="bottom"/>
        </layoutGuides>
        <view key="view" contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(subviews)</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>\(constraints)</constraints>
          \(more)
        </view>
        <connections>
          <outlet property="height" destination="h" id="o1"/>
          <outlet property="gone" destination="g" id="o2"/>
        </connections>
      </viewController>
      """
    )
  }

  private func load(
    _ scene: String,
    on stage: Stage
  ) throws -> (NibLayoutScreen, InterfaceFixture) {
    let fixture = try InterfaceFixture(["Main.storyboard": InterfaceFixture.storyboard(scene)])
    let storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
    let controller = storyboard.instantiateViewController(withIdentifier: "Screen")
    _ = stage
    return (try #require(controller as? NibLayoutScreen), fixture)
  }

  private static let card = scene(
    view("a", tag: 1) + view("b", tag: 2),
    """
    <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    constant="10" id="k1"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
    constant="16" id="k2"/>
    <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" \
    constant="20" id="k3"/>
    <constraint firstItem="a" firstAttribute="height" constant="100" id="h" \
    customClass="NibHeight" customModule="UIKitTests"><userDefinedRuntimeAttributes>\
    <userDefinedRuntimeAttribute type="number" keyPath="scale"><real key="value" value="1.5"/>\
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></constraint>
    <constraint firstItem="b" firstAttribute="bottom" secondItem="safe" \
    secondAttribute="bottom" id="k4"/>
    <constraint firstItem="b" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" \
    id="k5"/>
    <constraint firstItem="b" firstAttribute="width" secondItem="v" secondAttribute="width" \
    multiplier="1:4" id="k6"/>
    <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" \
    multiplier="2/1" id="k7"/>
    <constraint firstItem="b" firstAttribute="width" relation="lessThanOrEqual" constant="4" \
    placeholder="YES" id="g"/>
    """
  )

  @Test(arguments: [Device.iPhoneSE3rdGeneration, .iPhone15Pro, .iPadAir5thGeneration])
  func constraints_ofDocument_placeViewsAsByHand(_ device: Device) throws {
    let stage = Stage(device)
    let (controller, fixture) = try load(Self.card, on: stage)
    #expect(controller.view.frame.size == CGSize(width: 320, height: 480))
    stage.show(controller)
    let size = controller.view.bounds.size
    let safe = controller.view.safeAreaInsets
    let one = try #require(controller.view.viewWithTag(1))
    let two = try #require(controller.view.viewWithTag(2))
    #expect(one.frame == CGRect(x: 16, y: safe.top + 10, width: size.width - 36, height: 150))
    let (width, height) = (size.width / 4, size.width / 8)
    #expect(abs(two.frame.midX - size.width / 2) < 0.6)
    #expect(abs(two.frame.width - width) < 0.6 && abs(two.frame.height - height) < 0.6)
    #expect(abs(two.frame.maxY - (size.height - safe.bottom)) < 0.6)
    #expect(controller.height is NibHeight)
    #expect(controller.gone == nil)
    // Another reading of the document counts as many constraints as are active.
    let url = fixture.folder.appendingPathComponent("Main.storyboard")
    let xml = try XMLDocument(contentsOf: url)
    let nodes = try xml.nodes(forXPath: "//constraint[not(@placeholder)]")
    let active = [controller.view, one, two].compactMap { $0 }.flatMap(\.constraints)
    #expect(active.count == nodes.count)
  }

  @Test func constraints_withGuidesOfControllers_followTheSafeArea() throws {
    let stage = Stage(.iPhone15Pro)
    let scene = Self.scene(
      Self.view("a", tag: 1),
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" \
      constant="8" symbolic="YES" id="k1"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="a" \
      secondAttribute="bottom" id="k2"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" \
      secondAttribute="leadingMargin" id="k3"/>
      <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" \
      id="k4"/>
      """
    )
    let (controller, fixture) = try load(scene, on: stage)
    stage.show(controller)
    let view = try #require(controller.view)
    let safe = view.safeAreaInsets
    let margins = view.layoutMargins
    let one = try #require(view.viewWithTag(1))
    #expect(safe.top > 0 && safe.bottom > 0)
    #expect(one.frame.minY == safe.top + 8)
    #expect(one.frame.maxY == view.bounds.height - safe.bottom)
    #expect(one.frame.minX == margins.left)
    #expect(one.frame.maxX == view.bounds.width - margins.right)
    _ = fixture
  }

  @Test func view_withFixedFrame_keepsItByConstraints() throws {
    let stage = Stage()
    let fixed = """
      <view contentMode="scaleToFill" tag="1" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="20" width="30" height="40"/></view>
      """
    let (controller, fixture) = try load(Self.scene(fixed, ""), on: stage)
    stage.show(controller)
    let one = try #require(controller.view.viewWithTag(1))
    #expect(one.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      (controller.view.constraints + one.constraints).map(\.identifier)
        == Array(
          repeating: "IB auto generated at build time for view with fixed frame",
          count: 4
        )
    )
    _ = fixture
  }

  @Test func variation_ofSizeClass_changesConstraintsAndConstants() throws {
    let stage = Stage(.iPhone15Pro)
    let scene = Self.scene(
      Self.view("a", tag: 1) + Self.view("b", tag: 2),
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="k1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" \
      id="k2"/>
      <constraint firstItem="a" firstAttribute="width" constant="100" id="h">
        <variation key="heightClass=compact" constant="40"/>
      </constraint>
      <constraint firstItem="a" firstAttribute="height" constant="50" id="k4"/>
      <constraint firstItem="a" firstAttribute="height" constant="70" id="g"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
      id="k5"/>
      """,
      """
      <variation key="default">
        <mask key="constraints"><exclude reference="g"/></mask>
      </variation>
      <variation key="heightClass=compact">
        <mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="k4"/><include reference="g"/></mask>
      </variation>
      """
    )
    let (controller, fixture) = try load(scene, on: stage)
    stage.show(controller)
    let one = try #require(controller.view.viewWithTag(1))
    #expect(one.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(controller.gone?.isActive == false)
    #expect(controller.view.viewWithTag(2) != nil)
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 40, height: 70))
    #expect(controller.view.viewWithTag(2) == nil)
    #expect(controller.gone?.isActive == true)
    stage.rotate(to: .portrait)
    stage.settle()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(controller.view.viewWithTag(2)?.frame.minY == 50)
    _ = fixture
  }
}
