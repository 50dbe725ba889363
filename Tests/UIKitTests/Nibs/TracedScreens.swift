import Foundation
@_spi(Porting) import UIKit
import Understudy

/// What the screens of a test were told, in order.
@MainActor
enum Trace {
  static var lines: [String] = []
}

/// A screen that writes down what happens to it, and whose members documents connect.
class TracedScreen: UIViewController {
  var label: UILabel?
  var buttons: [UIButton] = []
  var words = ""
  var allowsSegues = true

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note("init(coder:)")
  }

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  var name: String { title ?? String(describing: type(of: self)) }

  func note(_ text: String) { Trace.lines.append("\(name).\(text)") }

  override func awakeFromNib() {
    super.awakeFromNib()
    note("awakeFromNib")
  }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("shouldPerform(\(identifier))")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let state = segue.destination.isViewLoaded ? "loaded" : "unloaded"
    note("prepare(\(segue.identifier ?? "nil"), \(state))")
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    note("unwind(towards)")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  func tapped(_ sender: Any?) { note("tapped") }

  func back(_ segue: UIStoryboardSegue) {
    note("back(presents \(presentedViewController != nil))")
  }

  func makeDetail(_ coder: NSCoder) -> UIViewController? {
    note("makeDetail")
    return TracedDetail(coder: coder, value: 7)
  }

  override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "label", "setLabel:": return call.property({ self.label }, { self.label = $0 })
    case "buttons", "setButtons:": return call.property({ self.buttons }, { self.buttons = $0 })
    case "words", "setWords:": return call.property({ self.words }, { self.words = $0 })
    case "tapped:": return call.answer { self.tapped(call[0]) }
    case "back:": return call.answer { self.back(call[0]) }
    case "makeDetail:": return call.answer { self.makeDetail(call[0]) }
    default: return super.dispatchObjectiveC(call)
    }
  }
}

/// A screen that can only be made with a value.
final class TracedDetail: TracedScreen {
  let value: Int

  init?(coder: NSCoder, value: Int) {
    self.value = value
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    value = 0
    super.init(coder: coder)
  }
}

/// A container that knows which of its members came from the document.
final class TracedNavigation: UINavigationController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Trace.lines.append("navigation.init(coder:) has \(viewControllers.count)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Trace.lines.append("navigation.awakeFromNib")
  }
}

/// The documents of the tests.
enum TracedDocuments {
  /// A screen with a button and a label.
  static func screen(
    _ id: String,
    _ name: String,
    class aClass: String = "TracedScreen",
    button: String = "",
    attributes: String = "",
    connections: String = "",
    views: String = "",
    others: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <viewController storyboardIdentifier="\(name)" title="\(name)" id="\(id)" \
    customClass="\(aClass)" customModule="UIKitTests" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-view">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(name)" \
    id="\(id)-label"><rect key="frame" x="16" y="100" width="100" height="21"/></label>
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)-button">
              <rect key="frame" x="16" y="200" width="100" height="30"/>
              <state key="normal" title="Button"/>
              <connections>\(button)</connections>
            </button>
            \(views)
          </subviews>
        </view>
        \(attributes)
        <connections>
          <outlet property="label" destination="\(id)-label" id="\(id)-outlet"/>
          \(connections)
        </connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" \
    sceneMemberID="firstResponder"/>
      <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
      \(others)
    </objects></scene>
    """
  }

  /// A navigation controller with a root.
  static func navigation(_ id: String, root: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <navigationController id="\(id)" storyboardIdentifier="\(id)" \
    customClass="TracedNavigation" customModule="UIKitTests" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(id)-bar">
          <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        </navigationBar>
        <connections>
          <segue destination="\(root)" kind="relationship" relationship="rootViewController" \
    id="\(id)-root"/>
        </connections>
      </navigationController>
    </objects></scene>
    """
  }
}

extension Stage {
  /// The first exception that some work raises.
  func exception(_ work: () -> Void) -> CaughtException? { catchExceptions(work).first }
}
