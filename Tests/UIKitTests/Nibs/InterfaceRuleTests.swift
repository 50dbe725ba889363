import Foundation
import Testing
@_spi(Porting) import UIKit
import Understudy

/// RULES 14 and 15, in their order: IB-01 to IB-12 are behaviour, IB-13 to IB-17 exceptions.
@MainActor
@Suite("Rules of storyboards and nibs", .serialized)
struct InterfaceRuleTests {
  private func storyboard(_ scenes: String..., initial: String = "a") throws -> Loaded {
    let fixture = try InterfaceFixture([
      "Main.storyboard": InterfaceFixture.storyboard(scenes.joined(), initial: initial)
    ])
    Trace.lines = []
    return Loaded(storyboard: UIStoryboard(name: "Main", bundle: fixture.bundle), fixture: fixture)
  }

  private struct Loaded {
    let storyboard: UIStoryboard
    let fixture: InterfaceFixture

    @MainActor func initial() throws -> TracedScreen {
      try #require(storyboard.instantiateInitialViewController() as? TracedScreen)
    }
  }

  private static let attributes = """
    <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="words" value="said"/>
    </userDefinedRuntimeAttributes>
    """

  // MARK: - Behaviour

  @Test func ib01_instantiating_comesWithoutOutlets() throws {
    _ = Stage()
    let scene = TracedDocuments.screen(
      "a",
      "A",
      class: "AwakeScreen",
      attributes: Self.attributes
    )
    let loaded = try storyboard(scene)
    let screen = try #require(
      loaded.storyboard.instantiateInitialViewController() as? AwakeScreen
    )
    #expect(Trace.lines == ["A.init(coder:)", "A.awakeFromNib"])
    #expect(screen.wordsWhenAwake == "said")
    #expect(screen.hadLabelWhenAwake == false)
    #expect(!screen.isViewLoaded)
    #expect(screen.storyboardWhenAwake === loaded.storyboard)
  }

  @Test func ib02_loading_connectsBeforeViewsAwakeAndViewDidLoad() throws {
    _ = Stage()
    let label =
      "<label opaque=\"NO\" userInteractionEnabled=\"NO\" contentMode=\"left\" text=\"x\" "
    let scene = TracedDocuments.screen("a", "A").replacingOccurrences(
      of: "<label opaque=\"NO\" userInteractionEnabled=\"NO\" contentMode=\"left\" text=\"A\"",
      with: label + "customClass=\"TracedLabel\" customModule=\"UIKitTests\""
    )
    let screen = try storyboard(scene).initial()
    Trace.lines = []
    screen.loadViewIfNeeded()
    #expect(
      Trace.lines == ["A.loadView", "label.awakeFromNib(outlet true)", "A.viewDidLoad"]
    )
    #expect(screen.label?.superview === screen.view)
  }

  @Test func ib03_control_asksAndCodeDoesNot() throws {
    let stage = Stage()
    let screen = try storyboard(
      TracedDocuments.screen(
        "a",
        "A",
        button: "<segue destination=\"b\" kind=\"presentation\" identifier=\"go\" id=\"s\"/>"
      ),
      TracedDocuments.screen("b", "B")
    ).initial()
    stage.show(screen)
    stage.settle()
    screen.allowsSegues = false
    Trace.lines = []
    stage.tap(try #require(screen.view.subviews.last as? UIButton))
    stage.settle()
    #expect(Trace.lines == ["A.shouldPerform(go)"])
    #expect(screen.presentedViewController == nil)
    screen.performSegue(withIdentifier: "go", sender: nil)
    stage.settle()
    #expect(screen.presentedViewController?.title == "B")
  }

  @Test func ib05_showOffWindowWithoutContainer_preparesAndDoesNothing() throws {
    _ = Stage()
    let screen = try storyboard(
      TracedDocuments.screen(
        "a",
        "A",
        connections: "<segue destination=\"b\" kind=\"show\" identifier=\"go\" id=\"s\"/>"
      ),
      TracedDocuments.screen("b", "B")
    ).initial()
    Trace.lines = []
    screen.performSegue(withIdentifier: "go", sender: nil)
    #expect(Trace.lines == ["B.init(coder:)", "B.awakeFromNib", "A.prepare(go, unloaded)"])
  }

  @Test func ib06_showOffWindowInAStack_growsAndLoadsNothing() throws {
    _ = Stage()
    let screen = try storyboard(
      TracedDocuments.screen(
        "a",
        "A",
        connections: "<segue destination=\"b\" kind=\"show\" identifier=\"go\" id=\"s\"/>"
      ),
      TracedDocuments.screen("b", "B")
    ).initial()
    let navigation = UINavigationController(rootViewController: screen)
    screen.performSegue(withIdentifier: "go", sender: nil)
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(!navigation.viewControllers.contains { $0.isViewLoaded })
  }

  @Test func ib09_nibOfAController_isFoundByItsClass() throws {
    let stage = Stage()
    let view = """
      <view contentMode="scaleToFill" id="v" tag="TAG">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      </view>
      """
    let owner = "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>"
    let short = view.replacingOccurrences(of: "TAG", with: "1")
    let long = view.replacingOccurrences(of: "TAG", with: "2")
    let both = try InterfaceFixture([
      "Nibbed.xib": InterfaceFixture.xib(owner: owner, short),
      "NibbedController.xib": InterfaceFixture.xib(owner: owner, long),
    ])
    #expect(NibbedController(nibName: nil, bundle: both.bundle).view.tag == 1)
    let one = try InterfaceFixture([
      "NibbedController.xib": InterfaceFixture.xib(owner: owner, long)
    ])
    #expect(NibbedController(nibName: nil, bundle: one.bundle).view.tag == 2)
    #expect(NibbedController(nibName: "NibbedController", bundle: both.bundle).view.tag == 2)
    _ = stage
  }

  @Test func ib10_ownerOfAPlainNib_getsOutletsAndIsNotAwakened() throws {
    _ = Stage()
    let fixture = try InterfaceFixture([
      "Part.xib": InterfaceFixture.xib(
        owner: """
          <connections>
            <outlet property="label" destination="l" id="o"/>
            <outletCollection property="buttons" destination="b2" collectionClass="NSMutableArray" \
          id="c1"/>
            <outletCollection property="buttons" destination="b1" collectionClass="NSMutableArray" \
          id="c2"/>
          </connections>
          """,
        """
        <label opaque="NO" contentMode="left" text="top" id="l"/>
        <button opaque="NO" contentMode="scaleToFill" id="b1"><state key="normal" title="1"/></button>
        <button opaque="NO" contentMode="scaleToFill" id="b2"><state key="normal" title="2"/></button>
        """
      )
    ])
    let owner = TracedScreen(nibName: nil, bundle: nil)
    Trace.lines = []
    let objects = try #require(
      fixture.bundle.loadNibNamed("Part", owner: owner, options: nil) as? [UIView]
    )
    #expect(objects.count == 3)
    #expect(owner.label === objects.first)
    #expect(owner.buttons.map(\.currentTitle) == ["2", "1"])
    #expect(Trace.lines.isEmpty)
  }

  @Test func ib11_rootOfAContainer_isMadeWithIt() throws {
    _ = Stage()
    let loaded = try storyboard(
      TracedDocuments.navigation("n", root: "a"),
      TracedDocuments.screen("a", "A"),
      initial: "n"
    )
    let navigation = try #require(
      loaded.storyboard.instantiateInitialViewController() as? UINavigationController
    )
    #expect(
      Trace.lines == [
        "A.init(coder:)", "A.awakeFromNib", "navigation.init(coder:) has 1",
        "navigation.awakeFromNib",
      ]
    )
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(navigation.viewControllers.first?.isViewLoaded == false)
  }

  @Test func ib12_creator_isCalledOnceAndMustUseTheCoder() throws {
    let stage = Stage()
    let loaded = try storyboard(TracedDocuments.screen("a", "A", class: "TracedDetail"))
    var calls = 0
    let made = loaded.storyboard.instantiateViewController(identifier: "A") {
      (coder: NSCoder) -> TracedDetail? in
      calls += 1
      return TracedDetail(coder: coder, value: 3)
    }
    #expect(made.value == 3)
    #expect(calls == 1)
    #expect(made.storyboard === loaded.storyboard)
    let exception = stage.exception {
      _ = loaded.storyboard.instantiateInitialViewController { _ in
        UIViewController(nibName: nil, bundle: nil)
      }
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(
      exception?.reason == "Custom instantiated view controller must call -[super initWithCoder:]"
    )
  }

  // MARK: - Exceptions

  @Test func ib13_missingKey_raisesWithThePlace() throws {
    let stage = Stage()
    let loaded = try storyboard(
      TracedDocuments.screen(
        "a",
        "A",
        connections: "<outlet property=\"back_\" destination=\"a-label\" id=\"bad\"/>"
      )
    )
    let screen = try loaded.initial()
    let exception = stage.exception { screen.loadViewIfNeeded() }
    #expect(exception?.name == "NSUnknownKeyException")
    #expect(
      exception?.reason.hasSuffix(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key back_."
      ) == true
    )
    #expect(exception?.place?.hasPrefix("Main.storyboard:") == true)
    #expect(exception?.place?.contains("(bad)") == true)
  }

  @Test func ib14_nibWithoutView_raises() throws {
    let stage = Stage()
    let fixture = try InterfaceFixture([
      "Little.xib": InterfaceFixture.xib("<view contentMode=\"scaleToFill\" id=\"v\"/>")
    ])
    let exception = stage.exception {
      UIViewController(nibName: "Little", bundle: fixture.bundle).loadViewIfNeeded()
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(
      exception?.reason
        == "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Little\" nib but the "
        + "view outlet was not set."
    )
  }

  @Test func ib15_missingNib_raises() throws {
    let stage = Stage()
    let fixture = try InterfaceFixture([:])
    let exception = stage.exception {
      _ = fixture.bundle.loadNibNamed("Gone", owner: nil, options: nil)
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(exception?.reason.hasPrefix("Could not load NIB in bundle: '") == true)
    #expect(exception?.reason.hasSuffix("' with name 'Gone'") == true)
  }

  @Test func ib16_missingStoryboard_raises() throws {
    let stage = Stage()
    let fixture = try InterfaceFixture([:])
    let exception = stage.exception { _ = UIStoryboard(name: "Gone", bundle: fixture.bundle) }
    #expect(exception?.name == "NSInvalidArgumentException")
    #expect(
      exception?.reason.hasPrefix("Could not find a storyboard named 'Gone' in bundle ") == true
    )
  }

  @Test func ib17_unknownIdentifiers_raise() throws {
    let stage = Stage()
    let loaded = try storyboard(TracedDocuments.screen("a", "A"))
    let scene = stage.exception {
      _ = loaded.storyboard.instantiateViewController(withIdentifier: "x")
    }
    #expect(scene?.name == "NSInvalidArgumentException")
    #expect(scene?.reason.hasPrefix("Storyboard (") == true)
    #expect(
      scene?.reason.hasSuffix(") doesn't contain a view controller with identifier 'x'") == true
    )
    #expect(scene?.place?.contains("'A'") == true)
    let screen = try loaded.initial()
    let segue = stage.exception { screen.performSegue(withIdentifier: "x", sender: nil) }
    #expect(segue?.name == "NSInvalidArgumentException")
    #expect(segue?.reason.hasSuffix("has no segue with identifier 'x'") == true)
  }

  // MARK: - Console texts (RULES 16)

  @Test func unknownClass_isToldAndThePlainOneServes() throws {
    let stage = Stage()
    let scene = TracedDocuments.screen("a", "A").replacingOccurrences(
      of: "customClass=\"TracedScreen\" customModule=\"UIKitTests\"",
      with: "customClass=\"Foo\" customModule=\"OldModule\""
    )
    let loaded = try storyboard(scene)
    let made = loaded.storyboard.instantiateInitialViewController()
    #expect(made.map { type(of: $0) == UIViewController.self } == true)
    #expect(
      stage.consoleMessages == ["Unknown class _TtC9OldModule3Foo in Interface Builder file."]
    )
    // BUG-128: then the first outlet fails.
    let exception = stage.exception { made?.loadViewIfNeeded() }
    #expect(exception?.name == "NSUnknownKeyException")
  }

  @Test func runtimeAttributeWithoutAKey_isToldAndLoadingGoesOn() throws {
    let stage = Stage()
    let scene = TracedDocuments.screen(
      "a",
      "A",
      attributes: Self.attributes.replacingOccurrences(of: "\"words\"", with: "\"wrong\"")
    )
    let screen = try storyboard(scene).initial()
    #expect(
      stage.consoleMessages.first?.hasPrefix(
        "Failed to set (wrong) user defined inspected property on (TracedScreen): "
      ) == true
    )
    screen.loadViewIfNeeded()
    #expect(screen.label?.text == "A")
  }
}

/// Notes what was there when it awoke.
final class AwakeScreen: TracedScreen {
  var wordsWhenAwake: String?
  var hadLabelWhenAwake: Bool?
  var storyboardWhenAwake: UIStoryboard?

  override func awakeFromNib() {
    super.awakeFromNib()
    wordsWhenAwake = words
    hadLabelWhenAwake = label != nil
    storyboardWhenAwake = storyboard
  }
}

/// A label that knows whether its controller's outlet was set when it awoke.
final class TracedLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    let screen = next?.next as? TracedScreen
    Trace.lines.append("label.awakeFromNib(outlet \(screen?.label === self))")
  }
}

/// A controller that finds its nib by its name.
final class NibbedController: UIViewController {}
