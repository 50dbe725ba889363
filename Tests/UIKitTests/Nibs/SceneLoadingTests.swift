import Foundation
import Testing
@_spi(Porting) import UIKit
import Understudy

private let log = Log()

/// What the controllers and views of these tests were told.
private final class Log: @unchecked Sendable {
  var lines: [String] = []
}

class NibScreen: UIViewController {
  var label: UILabel?
  var words = ""

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.lines.append("init(coder:) view loaded \(isViewLoaded)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.lines.append("awakeFromNib \(words), outlet \(label == nil ? "nil" : "set")")
  }

  override func loadView() {
    log.lines.append("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.lines.append("viewDidLoad \(label?.text ?? "nil")")
  }

  override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "label", "setLabel:": return call.property({ self.label }, { self.label = $0 })
    case "words", "setWords:": return call.property({ self.words }, { self.words = $0 })
    default: return super.dispatchObjectiveC(call)
    }
  }
}

class NibLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    log.lines.append("label awakeFromNib")
  }
}

@MainActor
@Suite("Scenes of storyboards", .serialized)
struct SceneLoadingTests {
  private static let scene = """
    <scene sceneID="s"><objects>
      <viewController storyboardIdentifier="Screen" id="a-b-c" customClass="NibScreen" \
    customModule="UIKitTests" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v-v-v">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" \
    id="l-l-l" customClass="NibLabel" customModule="UIKitTests">
              <rect key="frame" x="16" y="20" width="100" height="21"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
          </subviews>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        <navigationItem key="navigationItem" title="Title" id="n-n-n"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="words" value="said"/>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="label" destination="l-l-l" id="o-o-o"/></connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="f-f-f" sceneMemberID="firstResponder"/>
    </objects></scene>
    """

  @Test func controller_ofScene_comesInTheOrderOfIOS() throws {
    let stage = Stage()
    let fixture = try InterfaceFixture(["Main.storyboard": InterfaceFixture.storyboard(Self.scene)])
    log.lines = []
    let storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
    let controller = storyboard.instantiateViewController(withIdentifier: "Screen")
    #expect(controller is NibScreen)
    #expect(controller.navigationItem.title == "Title")
    #expect(controller.storyboard === storyboard)
    controller.loadViewIfNeeded()
    #expect(
      log.lines == [
        "init(coder:) view loaded false", "awakeFromNib said, outlet nil", "loadView",
        "label awakeFromNib", "viewDidLoad Hello",
      ]
    )
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(controller.view.subviews.first?.frame == CGRect(x: 16, y: 20, width: 100, height: 21))
    #expect(controller.view.backgroundColor == UIColor(white: 1, alpha: 1))
    _ = stage
  }
}
