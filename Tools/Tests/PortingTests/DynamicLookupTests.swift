import Testing

@testable import Porting

@Suite("Members that Objective-C finds by name")
struct DynamicLookupTests {
  @Test func classDescription_asksTheClassAtRunTime() {
    let text = lowered(
      "import UIKit\nfunc name(_ object: AnyObject) -> String { type(of: object).description() }\n"
    )
    #expect(text.contains("PortingConstruction.description(type(of: object)"))
    expectStable(text)
  }

  @Test func classDescription_ofTheProjectsOwn_stays() {
    let text =
      "import UIKit\nclass A { static func description() -> String { \"a\" } }\n"
      + "func name(_ object: A) -> String { type(of: object).description() }\n"
    #expect(lowered(text) == text)
  }

  @Test func memberOfAListsElement_isReadByName() {
    let text = lowered(
      """
      import UIKit
      extension UIView { var rules: [AnyObject] { constraints } }
      func first(_ view: UIView) -> Float? { view.rules.first?.priority }
      func count(_ view: UIView) -> Int { view.subviews.first?.tag ?? 0 }
      """
    )
    #expect(text.contains("{ PortingObject(view.rules.first)?.priority }"))
    #expect(text.contains("{ view.subviews.first?.tag ?? 0 }"))
    expectStable(text)
  }

  @Test func propertyInPublicExtension_movesWithItsAccess() {
    let text = lowered(
      "import UIKit\npublic class Rule: NSLayoutConstraint {}\n",
      with: [
        "import UIKit\npublic extension Rule {\n  override var description: String { \"\" }\n}\n"
      ]
    )
    #expect(text.contains("public override var description: String {"))
  }

  @Test func blankBeforeArguments_isNoErrorInSwift5() {
    let file = loweredFile("import UIKit\n@available (iOS 9.0, *)\nclass A { @objc func f() {} }\n")
    #expect(file.findings.allSatisfy { $0.severity == .warning })
    #expect(file.text.contains("dispatchObjectiveC"))
  }

  @Test func moduleOverC_choosesAsLinuxDoes() {
    let text = "#if os(iOS)\nlet x = 1\n#else\nlet x = 2\n#endif\n"
    var options = LoweringOptions.plain
    #expect(lowered(text, options: options).hasPrefix("#if true"))
    options.nativeModules = ["App"]
    #expect(lowered(text, options: options) == text)
  }
}
