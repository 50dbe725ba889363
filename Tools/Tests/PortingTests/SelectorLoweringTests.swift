import Testing

@testable import Porting

@Suite("Lowering #selector")
struct SelectorLoweringTests {
  private static let source = """
    import UIKit
    class C: UIViewController {
      @objc func plain() {}
      @objc func tapped(_ sender: UIButton) {}
      @objc func move(to place: Int, animated: Bool) {}
      @objc func show(_ a: Int) {}
      @objc func show(_ a: Int, with b: String) {}
      @objc(renamed:) func original(_ a: Int) {}
      @objc var flag = false
      @objc func risky() throws {}
      func use() { print(EXPRESSION) }
    }
    """

  @Test(arguments: [
    (
      "#selector(plain)",
      #"Selector("plain", { (target: C, call: ObjectiveCCall) in target.plain() })"#
    ),
    (
      "#selector(tapped(_:))",
      #"Selector("tapped:", { (target: C, call: ObjectiveCCall) in target.tapped(call[0]) })"#
    ),
    (
      "#selector(tapped)",
      #"Selector("tapped:", { (target: C, call: ObjectiveCCall) in target.tapped(call[0]) })"#
    ),
    (
      "#selector(self.plain)",
      #"Selector("plain", { (target: C, call: ObjectiveCCall) in target.plain() })"#
    ),
    (
      "#selector(Self.plain)",
      #"Selector("plain", { (target: C, call: ObjectiveCCall) in target.plain() })"#
    ),
    (
      "#selector(C.move(to:animated:))",
      #"Selector("moveTo:animated:", { (target: C, call: ObjectiveCCall) in "#
        + "target.move(to: call[0], animated: call[1]) })"
    ),
    (
      "#selector(show(_:with:))",
      #"Selector("show:with:", { (target: C, call: ObjectiveCCall) in "#
        + "target.show(call[0], with: call[1]) })"
    ),
    (
      "#selector(show as (Int) -> Void)",
      #"Selector("show:", { (target: C, call: ObjectiveCCall) in target.show(call[0] as Int) })"#
    ),
    (
      "#selector((C.show) as (C) -> (Int) -> Void)",
      #"Selector("show:", { (target: C, call: ObjectiveCCall) in target.show(call[0] as Int) })"#
    ),
    (
      "#selector(original)",
      #"Selector("renamed:", { (target: C, call: ObjectiveCCall) in target.original(call[0]) })"#
    ),
    (
      "#selector(getter: flag)",
      #"Selector("flag", { (target: C, call: ObjectiveCCall) in target.flag })"#
    ),
    (
      "#selector(setter: C.flag)",
      #"Selector("setFlag:", { (target: C, call: ObjectiveCCall) in target.flag = call[0] })"#
    ),
    (
      "#selector(risky)",
      #"Selector("riskyAndReturnError:", { (target: C, call: ObjectiveCCall) in "#
        + "try target.risky() })"
    ),
    (
      "#selector(UIResponder.resignFirstResponder)",
      #"Selector("resignFirstResponder", { (target: UIResponder, call: ObjectiveCCall) in "#
        + "target.resignFirstResponder() })"
    ),
    (
      "#selector(UIView.endEditing(_:))",
      #"Selector("endEditing:", { (target: UIView, call: ObjectiveCCall) in "#
        + "target.endEditing(call[0]) })"
    ),
    (
      "#selector(UIViewController.dismiss(animated:completion:))",
      #"Selector("dismissViewControllerAnimated:completion:", "#
        + "{ (target: UIViewController, call: ObjectiveCCall) in "
        + "target.dismiss(animated: call[0], completion: call[1]) })"
    ),
    (
      "#selector(UINavigationController.popViewController(animated:))",
      #"Selector("popViewControllerAnimated:", "#
        + "{ (target: UINavigationController, call: ObjectiveCCall) in "
        + "target.popViewController(animated: call[0]) })"
    ),
    (
      "#selector(helper.run(_:))",
      #"Selector("run:", { target, call in target.run(call[0]) }, of: helper)"#
    ),
    (
      "#selector(UIResponderStandardEditActions.copy(_:))",
      #"Selector("copy:")"#
    ),
  ])
  func selector_inAllForms_carriesItsCall(expression: String, expected: String) {
    let text = lowered(Self.source.replacing("EXPRESSION", with: expression))
    #expect(text.contains("print(\(expected))"), "\(text)")
  }

  @Test func selector_inCase_isTheNameOnly() {
    let text = lowered(
      "class A: UIView {\n  @objc func go() {}\n  func f(_ s: Selector) {\n"
        + "    switch s { case #selector(go), #selector(UIView.endEditing(_:)): break\n"
        + "    default: break }\n  }\n}"
    )
    #expect(text.contains(#"case Selector("go"), Selector("endEditing:"): break"#))
  }

  @Test func selector_inExtension_namesTheExtendedType() {
    let text = lowered(
      "extension Outer.Inner {\n  @objc func go() {}\n  var s: Selector { #selector(go) }\n}",
      with: ["enum Outer {\n  class Inner: NSObject {}\n}"]
    )
    #expect(text.contains("(target: Outer.Inner, call: ObjectiveCCall) in target.go()"))
  }

  @Test func selector_ofInheritedMethod_findsItInTheSuperclass() {
    let text = lowered(
      "import UIKit\nclass B: A { var s: Selector { #selector(go) } }",
      with: ["import UIKit\nclass A: UIView { @objc func go(_ x: Any, at y: Int) {} }"]
    )
    #expect(text.contains(#"Selector("go:at:""#))
    #expect(text.contains("(target: B, call: ObjectiveCCall) in target.go(call[0], at: call[1])"))
  }

  @Test func selector_overSeveralLines_keepsThem() {
    let text = "class C: NSObject {\n  @objc func a() {}\n  let s = #selector(\n    a\n  )\n}\n"
    expectStable(text)
  }

  @Test func selector_ofUnknownMethodWithoutLabels_isReported() {
    let file = loweredFile("class C: UIView {\n  let s = #selector(mystery)\n}")
    #expect(file.findings.map(\.rule) == [.selector])
    #expect(file.findings.map(\.line) == [2])
  }

  @Test(arguments: [
    ("foo", [], "foo"),
    ("foo", ["_"], "foo:"),
    ("foo", ["bar"], "fooWithBar:"),
    ("move", ["to"], "moveTo:"),
    ("insert", ["at", "animated"], "insertAt:animated:"),
    ("moveTo", ["point"], "moveToPoint:"),
    ("cell", ["_", "forRow"], "cell:forRow:"),
    ("a", ["_", "_"], "a::"),
  ])
  func name_ofMethod_isObjectiveCs(name: String, labels: [String], expected: String) {
    #expect(ObjectiveCNaming.selector(name, labels: labels) == expected)
  }
}

@Suite("Lowering #keyPath")
struct KeyPathLoweringTests {
  @Test(arguments: [
    ("#keyPath(C.name)", "\"name\""),
    ("#keyPath(name)", "\"name\""),
    ("#keyPath(C.child.name)", "\"child.name\""),
    ("#keyPath(UIView.isHidden)", "\"hidden\""),
    ("#keyPath(CALayer.shadowPath)", "\"shadowPath\""),
    ("#keyPath(C.isReady)", "\"isReady\""),
  ])
  func keyPath_becomesAString(expression: String, expected: String) {
    let text = lowered(
      """
      class C: NSObject {
        @objc var name = ""
        @objc var isReady = false
        @objc var child: C?
        let path = \(expression)
      }
      """
    )
    #expect(text.contains("let path = \(expected)"), "\(text)")
  }
}
