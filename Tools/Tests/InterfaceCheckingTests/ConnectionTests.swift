import Foundation
import Testing

@testable import InterfaceChecking

@Suite("Interface check: connections and code")
struct ConnectionTests {
  private let project = CheckedProject()

  private static let list = """
    import UIKit
    class Base: UIViewController {
      @IBOutlet weak var titleLabel: UILabel!
      @IBOutlet private var rows: [UIView]!
    }
    final class List: Base {
      @IBOutlet var button: UIButton!
      var plain: UIView?
      @IBInspectable var margin: CGFloat = 0
      @IBAction func save(_ sender: Any) {}
      @objc func cancel() {}
      func refresh(_ sender: Any) {}
      @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
      @IBAction func unwind(to segue: UIStoryboardSegue) {}
    }
    """

  @Test func document_thatMatchesItsCode_isClean() throws {
    try project.add(Self.list, "List.swift")
    let button = """
      <button id="b"><connections>
      <action selector="save:" destination="c" eventType="touchUpInside" id="a1"/>
      <action selector="cancel" destination="c" eventType="touchUpOutside" id="a2"/>
      <segue destination="d" kind="show" identifier="detail" destinationCreationSelector="makeDetail:" id="s1"/>
      <segue destination="e" kind="unwind" unwindAction="unwindTo:" id="s2"/>
      </connections></button>
      """
    let outlets = """
      <outlet property="button" destination="b" id="o1"/>
      <outlet property="titleLabel" destination="b" id="o2"/>
      <outletCollection property="rows" destination="b" id="o3"/>
      <outlet property="view" destination="v-c" id="o4"/>
      """
    let attributes = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="margin"/>
      <userDefinedRuntimeAttribute type="string" keyPath="view.layer.name" value="x"/>
      </userDefinedRuntimeAttributes>
      """
    let first = DocumentText.scene("List", id: "c", view: button, connections: outlets)
      .replacingOccurrences(of: "</viewController>", with: attributes + "</viewController>")
    let second =
      "<scene sceneID=\"x\"><objects><viewController id=\"d\"/><exit id=\"e\"/></objects></scene>"
    try project.add(DocumentText.storyboard(first + second, initial: "c"), "Main.storyboard")
    #expect(project.findings(notes: true) == [])
  }

  @Test func connections_thatTheClassLacks_areFound() throws {
    try project.add(Self.list, "List.swift")
    let button = """
      <button id="b"><connections>
      <action selector="sav:" destination="c" eventType="touchUpInside" id="a1"/>
      <action selector="refresh:" destination="c" eventType="touchUpInside" id="a2"/>
      <action selector="nowhere:" destination="f-c" eventType="touchUpInside" id="a3"/>
      <segue destination="c" kind="show" destinationCreationSelector="makeDetails:" id="s1"/>
      <segue destination="c" kind="unwind" unwindAction="back:" id="s2"/>
      </connections></button>
      """
    let outlets = """
      <outlet property="titleLable" destination="b" id="o1"/>
      <outlet property="plain" destination="b" id="o2"/>
      """
    let scene = DocumentText.scene("List", id: "c", view: button, connections: outlets)
    try project.add(DocumentText.storyboard(scene), "Main.storyboard")
    let found = project.findings().filter { $0.contains("storyboard") }
    #expect(
      found == [
        "Main.storyboard:8: List has no action 'sav:', which button (id b) sends; did you mean "
          + "'save:'? [action_missing_in_code]",
        "Main.storyboard:9: method 'refresh:' of List, which button (id b) sends, is not marked "
          + "@IBAction [action_missing_in_code]",
        "Main.storyboard:10: no class has the action 'nowhere:' that button (id b) sends to the "
          + "first responder [action_missing_in_code]",
        "Main.storyboard:11: List has no segue action 'makeDetails:', which a segue (id s1) uses; "
          + "did you mean 'makeDetail:'? [segue_action_missing_in_code]",
        "Main.storyboard:12: no class has the unwind action 'back:' of button (id b) "
          + "[unwind_action_missing_in_code]",
        "Main.storyboard:16: List has no outlet 'titleLable', which viewController (id c) "
          + "connects; did you mean 'titleLabel'? [outlet_missing_in_code]",
        "Main.storyboard:17: property 'plain' of List, which viewController (id c) connects, is "
          + "not marked @IBOutlet [outlet_missing_in_code]",
      ]
    )
  }

  @Test func members_thatNoDocumentConnects_areFoundInTheSources() throws {
    try project.add(Self.list, "List.swift")
    try project.add(
      """
      import UIKit
      class Lonely: UIView { @IBOutlet var label: UILabel! }
      class Plain: UIView {}
      class Used: UIView { @IBAction func tap(_ sender: Any) {} ; func f() { _ = #selector(tap) } }
      """,
      "Others.swift"
    )
    let view =
      "<view id=\"u\" customClass=\"Used\" customModule=\"App\" customModuleProvider=\"target\"/>"
    try project.add(
      DocumentText.storyboard(DocumentText.scene("List", id: "c", view: view)),
      "Main.storyboard"
    )
    #expect(
      project.findings(notes: true) == [
        "List.swift:3: no document connects the outlet 'titleLabel' of Base [outlet_not_connected]",
        "List.swift:4: no document connects the outlet collection 'rows' of Base "
          + "[outlet_not_connected]",
        "List.swift:7: no document connects the outlet 'button' of List [outlet_not_connected]",
        "List.swift:9: no document sets 'margin' of List [inspectable_not_set]",
        "List.swift:10: no document sends the action 'save:' of List [action_not_connected]",
        "List.swift:13: no segue uses the segue action 'makeDetail:' of List "
          + "[segue_action_not_connected]",
        "List.swift:14: no document sends the action 'unwindTo:' of List [action_not_connected]",
        "Others.swift:2: Lonely has outlets such as 'label' and is in no document "
          + "[class_in_no_document]",
      ]
    )
  }

  @Test func attribute_thatNobodyDeclares_isFound() throws {
    try project.add(
      "import UIKit\nclass Card: UIView { @IBInspectable var margin: CGFloat = 0; var other = 1 }\n"
        + "extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }",
      "Card.swift"
    )
    let view = """
      <view id="u" customClass="Card" customModule="App" customModuleProvider="target">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="margn"/>
      <userDefinedRuntimeAttribute type="number" keyPath="other"/>
      <userDefinedRuntimeAttribute type="number" keyPath="radius"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds"/>
      </userDefinedRuntimeAttributes></view>
      """
    try project.add(DocumentText.xib(owner: "UIView", objects: view), "Card.xib")
    #expect(
      project.findings().filter { $0.contains("attribute") } == [
        "Card.xib:10: Card has no property 'margn', which view (id u) sets; did you mean 'margin'? "
          + "[attribute_missing_in_code]",
        "Card.xib:11: property 'other' of Card, which view (id u) sets, is not marked "
          + "@IBInspectable [attribute_missing_in_code]",
      ]
    )
  }

  @Test func classes_areFoundByNameAndModule() throws {
    try project.add(
      "import UIKit\nclass Card: UIView {}\n@objc(Old) class New: UIView {}",
      "A.swift"
    )
    try project.add(
      "import UIKit\nclass Far: UIView {}\nclass Ext: Unknown {}",
      "B.swift",
      to: "Kit"
    )
    try project.add("@interface Legacy : UIView\n@end\n", "Legacy.h")
    func view(_ type: String, _ module: String?) -> String {
      let module = module.map { " customModule=\"\($0)\"" } ?? ""
      return "<view id=\"\(type)\" customClass=\"\(type)\"\(module)/>"
    }
    let views = [
      view("Card", "App"), view("Old", nil), view("MKMapView", nil), view("Cart", "App"),
      view("New", nil), view("Far", "App"), view("Far2", "Kit"), view("Ext", "Kit"),
      view("Legacy", nil), view("Foreign", "Pod"),
      "<view id=\"x\" customClass=\"Card\" customModuleProvider=\"target\"/>",
    ]
    let unique = views.joined(separator: "\n")
    try project.add(DocumentText.xib(owner: "UIView", objects: unique), "Card.xib")
    #expect(
      project.findings(notes: true) == [
        "Card.xib:4: no source declares class UIView of placeholder \"File's Owner\" (id -1) "
          + "[class_missing_in_code]",
        "Card.xib:11: no source declares class Cart of view (id Cart); did you mean 'Card'? "
          + "[class_missing_in_code]",
        "Card.xib:12: class New of view (id New) is Swift's and needs its module's name in the "
          + "document [class_without_module]",
        "Card.xib:13: class Far of view (id Far) belongs to Kit, not to App "
          + "[class_in_other_module]",
        "Card.xib:14: no source declares class Far2 of view (id Far2); did you mean 'Far'? "
          + "[class_missing_in_code]",
        "Card.xib:15: class Ext is not checked: it inherits from one whose source is not here "
          + "[class_not_checked]",
        "Card.xib:16: class Legacy is not checked: it is Objective-C's or a library's "
          + "[class_not_checked]",
        "Card.xib:17: class Foreign is not checked: it is Objective-C's or a library's "
          + "[class_not_checked]",
      ]
    )
  }
}
