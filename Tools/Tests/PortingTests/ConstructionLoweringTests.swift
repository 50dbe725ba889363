import Testing

@testable import Porting

@Suite("Objects of classes that are values")
struct ConstructionLoweringTests {
  @Test(
    "A generic parameter bound to a class of UIKit's",
    arguments: [
      (
        "func f<V: UIView>() -> V { V(frame: .zero) }",
        "PortingConstruction.make(V.self,  frame: .zero)"
      ),
      ("func f<V>() -> V where V: UIView { V() }", "PortingConstruction.make(V.self )"),
      (
        "struct F<VC: UIViewController & P> { func f() -> VC { VC(nibName: nil, bundle: nil) } }",
        "PortingConstruction.make(VC.self,  nibName: nil, bundle: nil)"
      ),
      (
        "extension UIView { static func f() -> Self { Self() } }",
        "PortingConstruction.make(Self.self )"
      ),
      (
        "extension P where Self: UIView { static func f() -> Self { return self.init(frame: r) } }",
        "PortingConstruction.make(self,     frame: r)"
      ),
      (
        "protocol P { associatedtype V: UIView }; extension P { func f() -> V { V() } }",
        "PortingConstruction.make(V.self )"
      ),
      (
        "func f<C: UITableViewCell>(_ kind: C.Type) { _ = kind.init(style: s, reuseIdentifier: i) }",
        "PortingConstruction.make(kind,     style: s, reuseIdentifier: i)"
      ),
      (
        "func f() { let a = type(of: self).init(rootViewController: r) }",
        "PortingConstruction.make(type(of: self),     rootViewController: r)"
      ),
    ]
  )
  func made(_ source: String, _ expected: String) {
    #expect(lowered(source).contains(expected), "\(lowered(source))")
    expectStable(source)
  }

  @Test(
    "What the app's own initializers make stays",
    arguments: [
      "func f<V: Shape>() -> V { V(frame: .zero) }",
      "func f<V>() -> V where V: UIView { V(model: 1) }",
      "class A: UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
      "struct S { static func f() -> Self { Self() }; let t: Int.Type; func g() { t.init() } }",
      "class A: UIView { func f() { super.init(frame: .zero) } }",
      "func f<V: UIView>(_ make: (V) -> Void) { let view = UIView(frame: .zero) }",
    ]
  )
  func stays(_ source: String) {
    #expect(lowered("import UIKit; " + source) == "import UIKit; " + source)
  }

  @Test("An extension of a class in another file knows its parameters")
  func otherFile() {
    let text = lowered(
      "extension Host where V: Equatable { func f() -> V { V(frame: .zero) } }; let t: V.Type",
      with: ["class Host<V: UIView> {}"]
    )
    #expect(text.contains("make(V.self"))
  }
}
