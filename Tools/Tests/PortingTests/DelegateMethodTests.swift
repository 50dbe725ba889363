import Testing

@testable import Porting

@Suite("Lowering methods of UIKit's delegate protocols")
struct DelegateMethodTests {
  private func member(_ text: String, with others: [String] = []) -> String {
    let text = lowered("import UIKit\n" + text, with: others)
    let line = text.split(separator: "\n").first { $0.contains("dispatchObjectiveC") }
    return line.map(String.init) ?? ""
  }

  private static let select =
    "func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}"
  private static let selectCase =
    "case \"tableView:didSelectRowAtIndexPath:\": return call.answer "
    + "{ self.tableView(call[0] as UITableView, didSelectRowAt: call[1] as IndexPath) }"

  @Test func method_ofAConformingClass_isFoundByItsName() {
    let text = member("class A: NSObject, UITableViewDelegate {\n  \(Self.select)\n}")
    #expect(text.contains("class A: NSObject, UITableViewDelegate, ObjectiveCDispatching {"))
    #expect(text.contains(Self.selectCase))
  }

  @Test func method_ofAnotherClass_isNotFound() {
    #expect(member("class A: NSObject {\n  \(Self.select)\n}") == "")
    #expect(member("class A: UIViewController {\n  private \(Self.select)\n}") == "")
  }

  @Test func method_ofASubclass_isFound() {
    let base = "class Base: UIViewController, UITableViewDelegate {}"
    #expect(
      member("class Sub: Base {\n  \(Self.select)\n}", with: [base]).contains(Self.selectCase)
    )
    #expect(
      member("class Sub: Base {\n}\nextension Sub {\n  \(Self.select)\n}", with: [base])
        .contains(Self.selectCase)
    )
  }

  @Test func conformance_mayStandElsewhere() {
    let method = "class A: UIViewController {\n  \(Self.select)\n}"
    #expect(member(method, with: ["extension A: UITableViewDelegate {}"]).contains(Self.selectCase))
    let own = "protocol P: UITableViewDelegate, UITableViewDataSource {}"
    #expect(
      member("class A: UIViewController, P {\n  \(Self.select)\n}", with: [own])
        .contains(Self.selectCase)
    )
    let alias = "typealias P = UITableViewDelegate & UITableViewDataSource"
    #expect(
      member("class A: UIViewController, P {\n  \(Self.select)\n}", with: [alias])
        .contains(Self.selectCase)
    )
    #expect(
      member("class A: NSObject, UITableViewDelegate & UITextFieldDelegate {\n  \(Self.select)\n}")
        .contains(Self.selectCase)
    )
  }

  @Test func override_ofAControllersMethod_isFound() {
    #expect(
      member("class A: UITableViewController {\n  override \(Self.select)\n}")
        .contains(Self.selectCase)
    )
  }

  @Test func method_ofAnInheritedProtocol_isFound() {
    let text = member(
      "class A: NSObject, UITableViewDelegate {\n  func scrollViewDidScroll(_ s: UIScrollView) {}\n}"
    )
    #expect(text.contains("case \"scrollViewDidScroll:\": return call.answer"))
  }

  @Test func genericSubclass_addsNoMethods() {
    let base = "class Base<T>: UIViewController, UITableViewDelegate {}"
    #expect(member("class Sub: Base<Int> {\n  \(Self.select)\n}", with: [base]) == "")
    #expect(
      member("class Sub: Base<Int> {\n  @objc \(Self.select)\n}", with: [base])
        .contains(Self.selectCase)
    )
    #expect(
      member("class A<T>: NSObject, UITableViewDelegate {\n  \(Self.select)\n}")
        .contains(Self.selectCase)
    )
  }

  @Test func closure_arrivesAsTheProtocolsType() {
    let text = member(
      """
      class A: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor s: UIApplicationShortcutItem,
          completionHandler c: @escaping (Bool) -> ()) {}
      }
      """
    )
    #expect(text.contains("completionHandler: call[2] as (Bool) -> Void)"))
  }

  @Test func overloads_areToldByTheirTypes() {
    let text = member(
      """
      class A: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive t: UITouch) -> Bool { true }
        func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive p: UIPress) -> Bool { true }
      }
      """
    )
    #expect(text.contains("case \"gestureRecognizer:shouldReceiveTouch:\""))
    #expect(text.contains("shouldReceive: call[1] as UITouch)"))
    #expect(text.contains("case \"gestureRecognizer:shouldReceivePress:\""))
    #expect(!text.contains("shouldReceiveEvent"))
  }

  @Test func property_isFound() {
    let scene = "func sceneDidBecomeActive(_ scene: UIScene) {}"
    let text = member(
      "class A: UIResponder, UIWindowSceneDelegate {\n  \(scene)\n  var window: UIWindow?\n}"
    )
    #expect(text.contains("case \"window\", \"setWindow:\": return call.property"))
  }

  @Test func methodOfAnExtension_thatASubclassOverrides_moves() {
    let text = lowered(
      """
      class Base: UIViewController {
      }
      extension Base: UITableViewDelegate {
        func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
      }
      """,
      with: ["class Sub: Base { override \(Self.select) }"]
    )
    #expect(text.contains("func inExtension_tableView(_ t: UITableView"))
    #expect(text.contains("func tableView(_ a0: UITableView, didSelectRowAt a1: IndexPath)"))
  }

  @Test(arguments: [
    (
      "d?.tableView?(t, didSelectRowAt: p)",
      "d?.implementing(\"tableView:didSelectRowAtIndexPath:\")?.tableView (t, didSelectRowAt: p)"
    ),
    (
      "d?.scrollViewDidScroll?(s)",
      "d?.implementing(\"scrollViewDidScroll:\")?.scrollViewDidScroll (s)"
    ),
    (
      "let h = d.tableView?(t, heightForRowAt: p)",
      "let h = d.implementing(\"tableView:heightForRowAtIndexPath:\")?.tableView (t, heightForRowAt: p)"
    ),
    (
      "d.tableView!(t, heightForRowAt: p)",
      "d.implementing(\"tableView:heightForRowAtIndexPath:\")!.tableView (t, heightForRowAt: p)"
    ),
    (
      "d?.application?(a, performActionFor: s) { print($0) }",
      "d?.implementing(\"application:performActionForShortcutItem:completionHandler:\")?"
        + ".application (a, performActionFor: s) { print($0) }"
    ),
    (
      "if d?.scrollViewDidScroll != nil {}",
      "if d?.implementing(\"scrollViewDidScroll:\")?.scrollViewDidScroll != nil {}"
    ),
    (
      "if let f = d.scrollViewDidScroll { f(s) }",
      "if let f = d.implementing(\"scrollViewDidScroll:\")?.scrollViewDidScroll { f(s) }"
    ),
    (
      "guard let f = d.tableView(_:didSelectRowAt:) else { return }",
      "guard let f = d.implementing(\"tableView:didSelectRowAtIndexPath:\")?"
        + ".tableView(_:didSelectRowAt:) else { return }"
    ),
    ("d?.unknown?(t, to: p)", "d?.unknown (t, to: p)"),
    ("closures.completion?(t)", "closures.completion?(t)"),
  ])
  func question_isAskedByName(call: String, expected: String) {
    #expect(
      lowered("@_spi(Porting) import UIKit; func f(delegate: D) { \(call) }")
        == "@_spi(Porting) import UIKit; func f(delegate: D) { \(expected) }"
    )
  }

  @Test(arguments: [
    ("UITableViewDelegate.tableView(_:didSelectRowAt:)", "tableView:didSelectRowAtIndexPath:"),
    ("UIScrollViewDelegate.scrollViewDidScroll(_:)", "scrollViewDidScroll:"),
    ("UIScrollViewDelegate.scrollViewDidScroll", "scrollViewDidScroll:"),
    ("UITableViewDataSource.numberOfSections(in:)", "numberOfSectionsInTableView:"),
    ("UICollectionViewDataSource.numberOfSections(in:)", "numberOfSectionsInCollectionView:"),
    ("A.tableView(_:didSelectRowAt:)", "tableView:didSelectRowAtIndexPath:"),
    ("Plain.tableView(_:didSelectRowAt:)", "tableView:didSelectRowAt:"),
  ])
  func selector_hasTheNameOfObjectiveC(expression: String, name: String) {
    let text = lowered(
      "let s = #selector(\(expression))",
      with: [
        "class A: NSObject, UITableViewDelegate { \(Self.select) }",
        "class Plain: NSObject { @objc \(Self.select) }",
      ]
    )
    #expect(text.contains("Selector(\"\(name)\""))
  }

  @Test func lowering_isStable() {
    let base = "class Base: UIViewController, UITableViewDelegate {}"
    expectStable(
      """
      import UIKit
      class Sub: Base {
        \(Self.select)
      }
      extension Sub: UITextFieldDelegate {
        func textFieldShouldReturn(_ f: UITextField) -> Bool {
          d?.tableView?(t, didSelectRowAt: p)
          return d.scrollViewDidScroll != nil
        }
      }
      """,
      with: [base]
    )
  }

  @Test(
    "Properties that share a method's name stay",
    arguments: [
      "if let popover = alert.popoverPresentationController { popover.permittedArrowDirections = [] }",
      "if let action = item.action { run(action) }",
      "guard let item = screen.navigationItem, text.layoutManager != nil else { return }",
    ]
  )
  func properties_stay(_ line: String) {
    let text = "import UIKit\nfunc f() {\n  \(line)\n}\n"
    #expect(!lowered(text).contains("implementing"))
  }
}
