import Testing

@testable import InterfaceChecking

@Suite("Interface check: what the code names of documents")
struct LiteralTests {
  private let project = CheckedProject()

  private func addMain() throws {
    let button = """
      <button id="b"><connections>
      <action selector="open:" destination="c" eventType="touchUpInside" id="a1"/>
      <segue destination="d" kind="show" identifier="detail" id="s1"/>
      </connections></button>
      <tableView id="t"><prototypes><tableViewCell id="p" reuseIdentifier="row"/></prototypes></tableView>
      """
    let first = DocumentText.scene(
      "List",
      id: "c",
      view: button,
      connections: "<outlet property=\"button\" destination=\"b\" id=\"o\"/>"
    )
    let second = DocumentText.scene(
      "Detail",
      id: "d",
      attributes: "storyboardIdentifier=\"detail\""
    )
    try project.add(DocumentText.storyboard(first + second), "Main.storyboard")
  }

  @Test func texts_thatNameWhatExists_areClean() throws {
    try addMain()
    try project.add(DocumentText.xib(owner: "Badge"), "Badge.xib")
    try project.add(
      """
      import UIKit
      class List: UIViewController {
        @IBOutlet var button: UIButton!
        @IBAction func open(_ sender: Any) { performSegue(withIdentifier: names.detail, sender: nil) }
        func go() {
          performSegue(withIdentifier: "detail", sender: nil)
          _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "detail")
          _ = UINib(nibName: "Badge", bundle: nil)
          Bundle.main.loadNibNamed("Badge", owner: self)
          _ = UIStoryboard(name: "Elsewhere", bundle: Bundle(identifier: "org.kit"))
        }
      }
      class Detail: UIViewController {}
      class Badge: UIView {}
      func make() { _ = Detail() }
      """,
      "List.swift"
    )
    #expect(project.findings() == [])
  }

  @Test func texts_thatNameNothing_areFound() throws {
    try addMain()
    try project.add(DocumentText.xib(owner: "Badge"), "Badge.xib")
    try project.add(
      """
      import UIKit
      class List: UIViewController {
        @IBOutlet var button: UIButton!
        @IBAction func open(_ sender: Any) { performSegue(withIdentifier: "detail", sender: nil) }
        func go(_ table: UITableView) {
          self.performSegue(withIdentifier: "details", sender: nil)
          _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "detial")
          _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          _ = UIStoryboard(name: "Man", bundle: nil)
          _ = UINib(nibName: "Badges", bundle: nil)
          table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
          _ = List()
        }
      }
      class Detail: UIViewController {
        func go() { performSegue(withIdentifier: "detail", sender: nil) }
      }
      class Badge: UIView {}
      """,
      "List.swift"
    )
    #expect(
      project.findings() == [
        "List.swift:6: no scene of List has a segue 'details'; did you mean 'detail'? "
          + "[segue_identifier_unknown]",
        "List.swift:7: Main has no scene 'detial'; did you mean 'detail'? "
          + "[scene_identifier_unknown]",
        "List.swift:9: there is no storyboard 'Man'; did you mean 'Main'? [storyboard_unknown]",
        "List.swift:10: there is no xib 'Badges'; did you mean 'Badge'? [nib_unknown]",
        "List.swift:11: 'row' is a prototype of Main; registering a class for it makes cells "
          + "without the prototype's content [prototype_registered_in_code]",
        "List.swift:12: List() comes without its scene in Main: its outlets, such as 'button', stay "
          + "nil [scene_class_made_in_code]",
        "List.swift:16: no scene of Detail has a segue 'detail' [segue_identifier_unknown]",
        "Main.storyboard:2: Main has no initial controller, and the code asks for it "
          + "[initial_controller_missing]",
        "Main.storyboard:9: button (id b) triggers the segue 'detail', and its action 'open:' "
          + "performs it again [segue_performed_twice]",
      ]
    )
  }
}
