import Testing

@testable import Porting

@Suite("Lowering protocols with optional members")
struct ProtocolLoweringTests {
  private static let source = """
    @objc public protocol D: AnyObject {
      @objc optional func added(_ x: Int, to y: String) -> Bool
      @objc optional func list(_ x: Int, didAdd y: Int)
      @objc optional func list(_ x: Int, didDrop y: Int)
      @objc optional func done()
      @objc optional var title: String { get }
      func required()
    }
    """

  @Test func optionalMethod_becomesAnOptionalProperty() {
    let text = lowered(Self.source)
    #expect(text.contains("protocol D: AnyObject, ObjectiveCProtocol {"))
    #expect(text.contains("public var added_to: ((Int, String) -> Bool)? {"))
    #expect(text.contains("public var added: ((Int, String) -> Bool)? { added_to }"))
    #expect(text.contains("public var done: (() -> Void)? {"))
    #expect(text.contains("implementsObjectiveC(\"added:to:\")"))
    #expect(text.contains("public var title: (String)? { objectiveCValue(\"title\") }"))
    #expect(text.contains("\n  func required()\n"))
    #expect(!text.contains("optional"))
    #expect(!text.contains("var list:"))
    expectStable(Self.source)
  }

  @Test(arguments: [
    ("d?.added?(1, to: \"a\")", "d?.added_to?(1,     \"a\")"),
    ("d.added!(1, to: \"a\")", "d.added_to!(1,     \"a\")"),
    ("d?.done?()", "d?.done?()"),
    ("d?.list?(1, didDrop: 2)", "d?.list_didDrop?(1,          2)"),
    ("if let f = d?.added(_:to:) { f(1, \"a\") }", "if let f = d?.added_to { f(1, \"a\") }"),
    ("print(d?.added != nil)", "print(d?.added != nil)"),
    ("completion?(1)", "completion?(1)"),
    ("self.completion?(1)", "self.completion?(1)"),
  ])
  func call_ofOptionalMethod_isAdapted(call: String, expected: String) {
    let text = lowered("func f(d: D?) { \(call) }", with: [Self.source])
    #expect(text == "func f(d: D?) { \(expected) }")
  }

  private static let overloads = """
    @objc protocol P {
      @objc(panel:layoutForTraits:)
      optional func panel(_ x: Int, layoutFor t: UITraitCollection) -> Layout
      @objc(panel:layoutForSize:) optional func panel(_ x: Int, layoutFor s: CGSize) -> Layout?
    }
    """

  @Test func optionalMethods_thatDifferByTypes_becomeMethods() {
    let text = lowered(Self.overloads)
    #expect(
      text.contains("func panel_layoutFor(_ a0: Int, _ a1: UITraitCollection) -> (Layout)? {")
    )
    #expect(text.contains("func panel_layoutFor(_ a0: Int, _ a1: CGSize) -> Layout? {"))
    #expect(text.contains("guard implementsObjectiveC(\"panel:layoutForSize:\")"))
    expectStable(Self.overloads)
  }

  @Test(arguments: [
    ("let l = d?.panel?(1, layoutFor: s)", "let l = d?.panel_layoutFor (1,            s)"),
    ("let l = d.panel!(1, layoutFor: s)", "let l = d.panel_layoutFor (1,            s)!"),
  ])
  func call_ofOverloadedOptionalMethod_isACallOfAMethod(call: String, expected: String) {
    #expect(lowered("func f() { \(call) }", with: [Self.overloads]) == "func f() { \(expected) }")
  }

  @Test func implementation_hasTheNameOfTheMemberThatItImplements() {
    let text = lowered(
      """
      class A: P {
        func panel(_ x: Int, layoutFor size: CoreGraphics.CGSize) -> Layout? { nil }
        func panel(_ x: Int, layoutFor traits: UITraitCollection) -> Layout { Layout() }
      }
      """,
      with: [Self.overloads]
    )
    #expect(text.contains("case \"panel:layoutForSize:\": return call.answer"))
    #expect(text.contains("case \"panel:layoutForTraits:\": return call.answer"))
    #expect(!text.contains("\"panel:layoutFor:\""))
  }

  @Test func implementation_isFoundByName() {
    let text = lowered(
      "class A: D {\n  func added(_ x: Int, to y: String) -> Bool { true }\n  func required() {}\n"
        + "  var title: String { \"\" }\n}\n",
      with: [Self.source]
    )
    #expect(text.contains("class A: D, ObjectiveCDispatching {"))
    #expect(text.contains("case \"added:to:\": return call.answer"))
    #expect(text.contains("case \"title\", \"setTitle:\""))
    #expect(!text.contains("case \"required\""))
  }

  @Test func nestedProtocol_isExtendedOutside() {
    let text = lowered(
      "enum N {\n  @objc protocol P {\n    @objc optional func go()\n  }\n}\nlet after = 1\n"
    )
    #expect(text.contains("}; extension N.P { var go: (() -> Void)?"))
  }
}
