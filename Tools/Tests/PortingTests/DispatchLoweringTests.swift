import Testing

@testable import Porting

@Suite("Injecting dispatch members")
struct DispatchLoweringTests {
  private func member(_ text: String, with others: [String] = []) -> String {
    let text = lowered("import UIKit\n" + text, with: others)
    let line = text.split(separator: "\n").first { $0.contains("dispatchObjectiveC") }
    return line.map(String.init) ?? ""
  }

  @Test func responder_overrides() {
    #expect(
      member("class A: UIViewController {\n  @objc func go(_ x: Any) {}\n}")
        == "class A: UIViewController { override func "
        + "dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool { switch call.name "
        + "{ case \"go:\": return call.answer { self.go(call[0]) }; "
        + "default: return super.dispatchObjectiveC(call) } };"
    )
  }

  @Test func object_conforms() {
    #expect(
      member("class A: NSObject {\n  @objc func go() {}\n}").hasPrefix(
        "class A: NSObject, ObjectiveCDispatching { @MainActor func dispatchObjectiveC"
      )
    )
  }

  @Test func plainClass_conforms() {
    #expect(
      member("class A {\n  @objc func go() {}\n}").hasPrefix("class A: ObjectiveCDispatching {")
    )
    #expect(
      member("class A<T> {\n  @objc func go() {}\n}").hasPrefix(
        "class A<T>: ObjectiveCDispatching {"
      )
    )
  }

  @Test func subclassOfDispatchingClass_overrides() {
    let text = member(
      "class B: A {\n  @objc func stop() {}\n}",
      with: ["class A: NSObject { @objc func go() {} }"]
    )
    #expect(text.contains("@MainActor override func dispatchObjectiveC"))
    #expect(text.contains("default: return super.dispatchObjectiveC(call)"))
  }

  @Test func superclassWithoutTriggers_isFoundAllTheSame() {
    let text = member(
      "class B: Middle<Int> {\n  @objc func stop() {}\n}",
      with: ["class Middle<T>: UIViewController {\n}\n"]
    )
    #expect(text.contains("{ override func dispatchObjectiveC"))
  }

  @Test(arguments: ["public", "open", "package"])
  func access_followsTheClass(access: String) {
    let text = member("\(access) class A: UIView {\n  @objc func go() {}\n}")
    #expect(text.contains("{ \(access) override func dispatchObjectiveC"))
  }

  @Test func properties_answerByGetterAndSetter() {
    let text = member(
      """
      class A: UIView {
        @IBOutlet private weak var label: UILabel!
        @objc let constant = 1
        @objc var computed: Int { 1 }
        @IBInspectable var width: CGFloat { get { 1 } set { } }
        @objc static var shared = A()
      }
      """
    )
    #expect(
      text.contains(
        "case \"label\", \"setLabel:\": return call.property({ self.label }, { self.label = $0 })"
      )
    )
    #expect(
      text.contains("case \"constant\", \"setConstant:\": return call.property({ self.constant })")
    )
    #expect(
      text.contains("case \"computed\", \"setComputed:\": return call.property({ self.computed })")
    )
    #expect(text.contains("call.property({ self.width }, { self.width = $0 })"))
    #expect(!text.contains("shared"))
  }

  @Test func objcMembers_exposesAllButPrivateOnes() {
    let text = member(
      "@objcMembers class A: NSObject {\n  func go() {}\n  private func no() {}\n  "
        + "@nonobjc func neither() {}\n}"
    )
    #expect(text.contains("\"go\""))
    #expect(!text.contains("\"no\"") && !text.contains("neither"))
  }

  @Test func extensionInTheSameFile_isServedByTheClass() {
    let text = lowered(
      "class A: UIView {\n}\nextension A {\n  @objc private func hidden() {}\n}\n"
    )
    #expect(text.contains("case \"hidden\": return call.answer { self.hidden() }"))
    #expect(text.ranges(of: "dispatchObjectiveC(_").count == 1)
  }

  @Test func extensionInAnotherFile_getsItsPart() throws {
    let one = "class A: UIView {\n}\n"
    let other = "extension A {\n  @objc private func hidden() {}\n}\n"
    let inputs = [
      SourceInput(module: "App", path: "/1.swift", text: one),
      SourceInput(module: "App", path: "/2.swift", text: other),
    ]
    let files = PortingProject(inputs, options: .plain).lowered()
    let name = try #require(files[1].text.firstMatch(of: /dispatchObjectiveC_\w+/)?.output)
    #expect(files[1].text.contains("internal func \(name)(_ call: ObjectiveCCall) -> Bool"))
    #expect(files[0].text.contains("return self.\(name)(call) || super.dispatchObjectiveC(call)"))
  }

  @Test func extensionOfForeignClass_getsNothing() {
    let text = lowered("extension UIViewController {\n  @objc func hide() {}\n}\n")
    #expect(!text.contains("dispatchObjectiveC"))
  }

  @Test func uncallableMethods_areLeftOut() {
    let text = member(
      "class A: UIView {\n  @objc func a() {}\n  @objc func b() async {}\n  "
        + "@objc static func c() {}\n}"
    )
    #expect(text.contains("\"a\"") && !text.contains("\"b\"") && !text.contains("\"c\""))
  }

  @Test func overloads_areToldApartByType() {
    let text = member(
      "class A: UIView {\n  @objc func go(_ x: Int) {}\n  func go(_ x: String) {}\n}"
    )
    #expect(text.contains("self.go(call[0] as Int)"))
  }

  @Test func allOfIt_keepsLinesAndIsStable() {
    expectStable(
      """
      import UIKit
      @objcMembers
      public class A<T>: UIView,
        Codable
      {
        var x = 1
        @IBAction func go(
          _ sender: UIButton
        ) {}
      }
      """
    )
  }
}

@Suite("Lowering overrides of NSObject's members")
struct ObjectMethodTests {
  @Test func override_ofSecondClass_isStable() {
    expectStable(
      "import UIKit\nclass A: NSObject {\n  override func responds(to s: Selector!) -> Bool {"
        + " true }\n}\nclass B: A {\n  override func responds(to s: Selector!) -> Bool { true }\n}"
    )
  }

  @Test func override_ofFirstClass_becomesItsOwnMethod() {
    let text = lowered(
      """
      import UIKit
      class A: NSObject {
        override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
        override func isEqual(_ object: Any?) -> Bool { true }
      }
      class B: A {
        override func responds(to s: Selector!) -> Bool { true }
      }
      """
    )
    #expect(text.contains("\n           func responds(to s: Selector!) -> Bool { super."))
    #expect(text.contains("case \"respondsToSelector:\": return call.answer"))
    #expect(text.contains("case \"setValue:forUndefinedKey:\""))
    #expect(text.contains("\n  override func isEqual"))
    #expect(text.contains("\n  override func responds(to s: Selector!) -> Bool { true }"))
  }

  @Test func awakeFromNib_ofObject_becomesItsOwnMethod() {
    let text = lowered(
      """
      import UIKit
      class A: NSObject {
        override func awakeFromNib() { super.awakeFromNib() }
      }
      class B: A {
        override func awakeFromNib() { super.awakeFromNib() }
      }
      class Layout: UICollectionViewFlowLayout {
        override func awakeFromNib() {}
      }
      """
    )
    #expect(text.contains("\n           func awakeFromNib() { super.awakeFromNib() }"))
    #expect(text.contains("\n  override func awakeFromNib() { super.awakeFromNib() }"))
    #expect(text.contains("\n           func awakeFromNib() {}"))
    #expect(text.contains("case \"awakeFromNib\": return call.answer"))
  }

  @Test(arguments: [
    "UIView", "UIViewController", "UIBarButtonItem", "UITabBarItem", "UINavigationItem",
    "UITapGestureRecognizer", "UICollectionViewCell",
  ])
  func awakeFromNib_ofClassThatHasIt_staysAnOverride(root: String) {
    let text = lowered(
      "import UIKit\nclass A: \(root) {\n  override func awakeFromNib() { super.awakeFromNib() }\n}"
    )
    #expect(text.contains("\n  override func awakeFromNib() { super.awakeFromNib() }"))
  }
}
