import Testing

@testable import Porting

@Suite("Members of extensions that override")
struct ExtensionMemberTests {
  @Test func override_inExtension_isCalledFromTheClass() {
    let text = lowered(
      """
      import UIKit
      public class A: UIViewController {
      }
      extension A {
        public override func viewDidLoad() {
          super.viewDidLoad()
        }
        override public var prefersStatusBarHidden: Bool { true }
        override func setEditing(_ editing: Bool, animated: Bool) {}
      }
      """
    )
    #expect(
      text.contains("public override func viewDidLoad() { self.inExtension_viewDidLoad() };")
    )
    #expect(
      text.contains(
        "public override var prefersStatusBarHidden: Bool "
          + "{ get { self.inExtension_prefersStatusBarHidden } };"
      )
    )
    #expect(
      text.contains(
        "override func setEditing(_ a0: Bool, animated a1: Bool) "
          + "{ self.inExtension_setEditing(a0, animated: a1) };"
      )
    )
    #expect(text.contains("\n  public          func inExtension_viewDidLoad() {\n"))
    #expect(text.contains("    super.viewDidLoad()\n"))
    expectStable(text)
  }

  @Test func memberOfExtension_thatSubclassOverrides_movesIntoTheClass() {
    let text = lowered(
      "import UIKit\nclass A: UIView {}\n",
      with: [
        "extension A {\n  @objc func setUp(with x: Int) -> Bool { true }\n}\n",
        "class B: A {\n  override func setUp(with x: Int) -> Bool { false }\n}\n",
      ]
    )
    #expect(
      text.contains(
        "func setUp(with a0: Int) -> Bool { self.inExtension_setUp(with: a0) };"
      )
    )
  }
}
