import Testing

@testable import Porting

@Suite("Lowering attributes")
struct AttributeLoweringTests {
  @Test func attributes_ofObjectiveC_becomeBlanksOfTheSameWidth() {
    let text = lowered("struct S {\n  @objc let a = 1\n  @IBInspectable var b = 2\n}\n")
    #expect(text == "struct S {\n        let a = 1\n                 var b = 2\n}\n")
  }

  @Test(arguments: [
    "@objcMembers", "@nonobjc", "@IBDesignable", "@objc(Renamed)", "@GKInspectable", "@NSCopying",
  ])
  func attribute_thatNeedsTheRuntime_goesAway(attribute: String) {
    let text = lowered("\(attribute) enum E {}")
    #expect(text == String(repeating: " ", count: attribute.count) + " enum E {}")
  }

  @Test func attributes_inStringsAndComments_stay() {
    let text = "let a = \"@objc\" // @objc\n"
    #expect(lowered(text) == text)
  }

  @Test func dynamic_goesAway() {
    #expect(lowered("class C { dynamic var x = 1 }") == "class C {         var x = 1 }")
  }

  @Test func applicationMain_becomesMain() {
    let text = lowered("import UIKit\n@UIApplicationMain class A: UIResponder {}")
    #expect(text.hasSuffix("\n@main              class A: UIResponder {}"))
  }

  @Test(arguments: ["@main", "@UIApplicationMain"])
  func entryPoint_ofModuleUnderTest_goesAway(attribute: String) {
    var options = LoweringOptions.plain
    options.dropsEntryPoint = true
    // A class beside it does what the entry point would do.
    let text = lowered("import UIKit\n\(attribute)\nstruct A {}", options: options)
    #expect(text.contains("\n" + String(repeating: " ", count: attribute.count) + "\nstruct A {};"))
  }

  @Test func conventionOfC_goesAwayWhereObjectsArePassed() {
    #expect(
      lowered("import UIKit\ntypealias F = @convention(c) (AnyObject, Selector) -> Void")
        == "import UIKit\ntypealias F =                (AnyObject, Selector) -> Void"
    )
    #expect(
      lowered("typealias F = @convention(c) (Int32) -> Void")
        == "typealias F = @convention(c) (Int32) -> Void"
    )
  }

  @Test func conventionBlock_goesAway() {
    #expect(
      lowered("typealias B = @convention(block) () -> Void")
        == "typealias B =                    () -> Void"
    )
  }
}
