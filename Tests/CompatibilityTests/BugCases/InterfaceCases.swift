import Foundation
import Testing
@_spi(Porting) import UIKit
import Understudy

@MainActor
@Suite("Bug cases: storyboards and nibs", .serialized)
struct InterfaceCases {
  /// BUG-069: the button has a segue, and its action performs the same one.
  @Test func segueOfAButtonAndOfItsAction_isGoneTwice() throws {
    let stage = Stage(.iPhone15Pro)
    let documents = try Documents()
    let screen = try #require(documents.screen("Twice") as? InterfaceScreen)
    let navigation = stage.show(UINavigationController(rootViewController: screen))
    stage.settle()
    screen.onTap = { $0.performSegue(withIdentifier: "next", sender: nil) }
    stage.tap(try #require(screen.view.subviews.first as? UIButton))
    stage.settle()
    #expect(navigation.viewControllers.count == 3)
    #expect(stage.consoleMessages.contains { $0.contains("next") })
  }

  /// BUG-127: the nib still names the old property.
  @Test func outletRenamedInCode_raisesWithClassKeyFileAndElement() throws {
    let stage = Stage(.iPhone15Pro)
    let documents = try Documents()
    let screen = documents.screen("Renamed")
    let exception = try #require(stage.catchExceptions { screen.loadViewIfNeeded() }.first)
    #expect(exception.name == "NSUnknownKeyException")
    #expect(
      exception.reason == "[<CompatibilityTests.InterfaceScreen> setValue:forUndefinedKey:]: this "
        + "class is not key value coding-compliant for the key back_."
    )
    #expect(exception.place?.contains("Main.storyboard:") == true)
    #expect(exception.place?.contains("(outlet-back)") == true)
  }

  /// BUG-128: the class of the storyboard cannot be found, and a plain controller gets its outlet.
  @Test func unknownClass_isToldAndThenItsOutletFails() throws {
    let stage = Stage(.iPhone15Pro)
    let documents = try Documents()
    let screen = documents.screen("Unknown")
    #expect(type(of: screen) == UIViewController.self)
    let exception = try #require(stage.catchExceptions { screen.loadViewIfNeeded() }.first)
    #expect(
      stage.consoleMessages.first
        == "Unknown class _TtC9OldModule3Foo in Interface Builder file."
    )
    #expect(exception.name == "NSUnknownKeyException")
    #expect(exception.reason.contains("UIViewController"))
  }

  /// BUG-129: a controller that has a scene is made with `init()`.
  @Test func controllerMadeInCode_hasAnEmptyViewAndNoOutlets() throws {
    let stage = Stage(.iPhone15Pro)
    _ = try Documents()
    let screen = InterfaceScreen()
    screen.loadViewIfNeeded()
    #expect(screen.view.subviews.isEmpty)
    #expect(screen.label == nil)
    _ = stage
  }

  /// BUG-131: a nib for a view has the name that the controller's naming rule finds first.
  @Test func nibOfAView_isTakenForThatOfTheController() throws {
    let stage = Stage(.iPhone15Pro)
    let documents = try Documents()
    let controller = LittleViewController(nibName: nil, bundle: documents.bundle)
    let exception = try #require(stage.catchExceptions { controller.loadViewIfNeeded() }.first)
    #expect(exception.name == "NSInternalInconsistencyException")
    #expect(
      exception.reason == "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "
        + "\"LittleView\" nib but the view outlet was not set."
    )
    #expect(exception.place?.contains("LittleViewController") == true)
  }

  /// BUG-133: a segue that the scene lacks, and one of a controller without a storyboard.
  @Test func unknownSegue_raises() throws {
    let stage = Stage(.iPhone15Pro)
    let documents = try Documents()
    for screen in [documents.screen("Twice"), InterfaceScreen()] {
      let exception = try #require(
        stage.catchExceptions { screen.performSegue(withIdentifier: "x", sender: nil) }.first
      )
      #expect(exception.name == "NSInvalidArgumentException")
      #expect(exception.reason.hasSuffix("has no segue with identifier 'x'"))
    }
    #expect(stage.consoleMessages.contains { $0.contains("next") })
  }
}

/// The class of the scenes.
final class InterfaceScreen: UIViewController {
  var label: UILabel?
  var onTap: ((InterfaceScreen) -> Void)?

  override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "label", "setLabel:": return call.property({ self.label }, { self.label = $0 })
    case "tapped": return call.answer { self.onTap?(self) }
    default: return super.dispatchObjectiveC(call)
    }
  }
}

/// Has no nib of its own, but a view has one of a name that fits.
final class LittleViewController: UIViewController {}

/// A bundle with the documents of the cases.
@MainActor
private final class Documents {
  let bundle: Bundle
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Cases-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = try #require(Bundle(path: folder.path))
    try write(
      "Main.storyboard",
      "Storyboard.",
      "<scenes>\(Self.scenes)</scenes>"
    )
    try write(
      "LittleView.xib",
      "",
      """
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view contentMode="scaleToFill" id="v"/>
      </objects>
      """
    )
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func screen(_ identifier: String) -> UIViewController {
    UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(
      withIdentifier: identifier
    )
  }

  private func write(_ name: String, _ kind: String, _ content: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch">\(content)</document>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private static let scenes = """
    <scene sceneID="1"><objects>
      <viewController storyboardIdentifier="Twice" id="twice" customClass="InterfaceScreen" \
    customModule="CompatibilityTests" sceneMemberID="viewController">
        <view key="view" id="tv"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><button id="tb"><rect key="frame" x="50" y="200" width="90" height="40"/>
            <connections>
              <action selector="tapped" destination="twice" eventType="touchUpInside" id="ta"/>
              <segue destination="plain" kind="show" identifier="next" id="ts"/>
            </connections>
          </button></subviews>
        </view>
      </viewController>
    </objects></scene>
    <scene sceneID="2"><objects>
      <viewController id="plain" sceneMemberID="viewController"/>
    </objects></scene>
    <scene sceneID="3"><objects>
      <viewController storyboardIdentifier="Renamed" id="renamed" customClass="InterfaceScreen" \
    customModule="CompatibilityTests" sceneMemberID="viewController">
        <view key="view" id="rv"><subviews><label id="rl"/></subviews></view>
        <connections>
          <outlet property="back_" destination="rl" id="outlet-back"/>
        </connections>
      </viewController>
    </objects></scene>
    <scene sceneID="4"><objects>
      <viewController storyboardIdentifier="Unknown" id="unknown" customClass="Foo" \
    customModule="OldModule" sceneMemberID="viewController">
        <view key="view" id="uv"><subviews><label id="ul"/></subviews></view>
        <connections><outlet property="label" destination="ul" id="uo"/></connections>
      </viewController>
    </objects></scene>
    """
}
