import Testing

@testable import Porting

/// Members that an extension gives to one of UIKit's classes, overridden further down.
@Suite("Overrides of members of UIKit's extended classes")
struct ForeignOverrideTests {
  private let base =
    "import UIKit\npublic extension UIView {\n  @objc @discardableResult\n"
    + "  func add(_ views: [UIView], at index: Int = 0) -> UIView {\n    self\n  }\n}\n"

  @Test func extensionOfSubclass_isAskedFirst() {
    let others = [
      "import UIKit\npublic extension UITableViewCell {\n"
        + "  override func add(_ views: [UIView], at index: Int) -> UIView {\n"
        + "    super.add(views, at: index)\n  }\n}\n"
    ]
    let text = lowered(base, with: others)
    #expect(
      text.contains(
        "{ if let object = self as? UITableViewCell "
          + "{ return object.inUITableViewCell_add(views, at: index) }; "
          + "return self.inExtension_add(views, at: index) }; "
          + "func inExtension_add(_ views: [UIView], at index: Int) -> UIView {\n"
      )
    )
    let cell = lowered(others[0], with: [base])
    #expect(
      cell.contains("           func inUITableViewCell_add(_ views: [UIView], at index: Int)")
    )
    #expect(cell.contains("self.inExtension_add(views, at: index)"))
    expectStable(base, with: others)
  }

  @Test func classesOfTheProject_areAskedFromTheDeepest() {
    let others = [
      "class A: UIView {\n  override func add(_ views: [UIView], at index: Int) -> UIView {\n"
        + "    super.add(views, at: index)\n  }\n}\n",
      "class B: A {\n  override func add(_ views: [UIView], at index: Int) -> UIView {\n"
        + "    super.add(views, at: index)\n  }\n}\n",
    ]
    let text = lowered(base, with: others)
    #expect(
      text.contains(
        "{ if let object = self as? B { return object.inB_add(views, at: index) }; "
          + "if let object = self as? A { return object.inA_add(views, at: index) }; "
      )
    )
    let deepest = lowered(others[1], with: [base, others[0]])
    #expect(deepest.contains("func inB_add("))
    #expect(deepest.contains("self.inA_add(views, at: index)"))
  }

  @Test func properties_areAskedToo() {
    let base =
      "import UIKit\nextension UIViewController {\n  @objc var tint: Int {\n    get { 1 }\n"
      + "    set {}\n  }\n}\n"
    let others = [
      "class A: UIViewController {\n  override var tint: Int {\n    get { super.tint + 1 }\n"
        + "    set {}\n  }\n}\n"
    ]
    let text = lowered(base, with: others)
    #expect(
      text.contains(
        "{ get { if let object = self as? A { return object.inA_tint }; "
          + "return self.inExtension_tint } set { if let object = self as? A "
          + "{ object.inA_tint = newValue; return }; self.inExtension_tint = newValue } }; "
          + "var inExtension_tint: Int {\n"
      )
    )
    #expect(lowered(others[0], with: [base]).contains("get { self.inExtension_tint + 1 }"))
  }

  @Test func memberOfAnotherFamily_staysAlone() {
    let others = [
      "class A: UIViewController {\n  override func add(_ views: [UIView], at index: Int) -> UIView { UIView() }\n}\n"
    ]
    #expect(!lowered(base, with: others).contains("inExtension_"))
    #expect(lowered(others[0], with: [base]).contains("override func add("))
  }
}

/// Overrides in a module above the extension's, such as in tests.
@Suite("Overrides of members of extended classes in other modules")
struct DistantOverrideTests {
  private let inputs = [
    SourceInput(
      module: "Lib",
      path: "/lib/a.swift",
      text: "import UIKit\nextension UIViewController {\n  @objc var insets: Int { 1 }\n"
        + "  @objc func add(_ x: Int, to y: Int) -> Int { x }\n}\n"
    ),
    SourceInput(
      module: "LibTests",
      path: "/tests/b.swift",
      text: "@testable import Lib\nclass A: UIViewController {\n"
        + "  override var insets: Int { super.insets + 1 }\n"
        + "  override func add(_ x: Int, to y: Int) -> Int { y }\n}\n"
    ),
  ]

  private func text(_ position: Int) -> String {
    PortingProject(inputs, options: .plain).lowered(inputs[position]).text
  }

  @Test func extension_asksByMessage() {
    #expect(text(0).contains("if PortingOverride.exists(in: self, \"insets\")"))
    #expect(text(0).contains("return PortingOverride.call(in: self, \"add:to:\", [x, y])"))
    #expect(text(0).contains("var inExtension_insets: Int {"))
  }

  @Test func override_hasANameOfItsOwnAndIsFound() {
    #expect(text(1).contains("var inA_insets: Int { self.inExtension_insets + 1 }"))
    #expect(text(1).contains("case \"insets\": return call.property({ self.inA_insets })"))
    #expect(text(1).contains("self.inA_add(call[0], to: call[1])"))
  }
}

@Suite("Local classes of the same name")
struct LocalClassTests {
  @Test func each_answersToItsOwnMembers() {
    let text = lowered(
      """
      import UIKit
      func one() { class D: NSObject { @objc func a() {} } }
      func two() { class D: NSObject { @objc func b() {} } }
      """
    )
    let lines = text.split(separator: "\n")
    #expect(lines[1].contains("self.a()") && !lines[1].contains("self.b()"))
    #expect(lines[2].contains("self.b()") && !lines[2].contains("self.a()"))
  }
}

@Suite("Overrides in extensions of Apple's classes")
struct AppleExtensionOverrideTests {
  @Test func override_isSetAsideAndTold() {
    let text = """
      import UIKit
      extension UINavigationController {
        @objc override open var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        open override func viewDidLoad() { super.viewDidLoad() }
      }
      """
    let file = loweredFile(text)
    #expect(file.text.contains("open var inUINavigationController_preferredStatusBarStyle"))
    #expect(
      file.text.contains("func inUINavigationController_viewDidLoad() { super.viewDidLoad() }")
    )
    #expect(file.findings.map(\.rule) == [.uncalledOverride, .uncalledOverride])
    #expect(file.findings.first?.line == 3)
    expectStable(text)
  }
}
