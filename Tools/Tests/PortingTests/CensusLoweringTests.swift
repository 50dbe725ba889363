import Testing

@testable import Porting

@Suite("Lowering literals, availability and messages")
struct CensusLoweringTests {
  @Test(arguments: [
    (
      "#colorLiteral(red: 1, green: 0, blue: 0.5, alpha: 1)",
      "      UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)"
    ),
    (
      #"#imageLiteral(resourceName: "a")"#,
      #"      UIImage(imageLiteralResourceName: "a")"#
    ),
    (
      #"#fileLiteral(resourceName: "a.txt")"#,
      #"         URL(fileReferenceLiteralResourceName: "a.txt")"#
    ),
  ])
  func literal_isWrittenOut(literal: String, expected: String) {
    let text = "import UIKit\nfunc f() { g(\(literal)) }\n"
    #expect(lowered(text).contains("g(\(expected))"), "\(lowered(text))")
    expectStable(text)
  }

  @Test(arguments: [
    ("if #available(iOS 13, *) {}", "if PortingAvailability.iOS(13) {}"),
    ("if #available(iOS 13.4.1, macOS 10.15, *) {}", "if PortingAvailability.iOS(13, 4) {}"),
    ("if #unavailable(iOS 15) {}", "if !PortingAvailability.iOS(15) {}"),
    (
      "guard #available(tvOS 9, iOS 9999, *) else {}", "guard PortingAvailability.iOS(9999) else {}"
    ),
    ("if a, #available(iOS 16, *), let b {}", "if a, PortingAvailability.iOS(16), let b {}"),
    ("if #available(macOS 13, *) {}", "if #available(macOS 13, *) {}"),
  ])
  func availability_asksTheDevice(condition: String, expected: String) {
    let text = "import UIKit\nfunc f() { \(condition) }\n"
    #expect(lowered(text).contains("{ \(expected) }"), "\(lowered(text))")
    expectStable(text)
  }

  @Test func availability_inCodeThatOthersCopy_stays() {
    let text = "import UIKit\n@inlinable public func f() { if #available(iOS 13, *) {} }\n"
    #expect(lowered(text) == text)
  }

  @Test func availability_inModulesOfC_stays() {
    let text = "func f() { if #available(iOS 13, *) {} }\n"
    let options = LoweringOptions(writesSourceLocation: false, nativeModules: ["App"])
    #expect(lowered(text, options: options) == text)
  }

  @Test(arguments: [
    ("item.target?.perform(s)", "(item.target as? NSObject)?.perform(s)"),
    ("item.target!.perform(s, with: 1)", "(item.target! as! NSObject).perform(s, with: 1)"),
    ("any.perform(s)", "(any as! NSObject).perform(s)"),
    ("(x as AnyObject).isEqual(y)", "((x as AnyObject) as! NSObject).isEqual(y)"),
    ("(x as AnyObject).description", "((x as AnyObject) as! NSObject).description"),
    ("runner.perform(s)", "runner.perform(s)"),
    ("target.perform(s)", "target.perform(s)"),
    ("item.target?.perform(task: 1)", "item.target?.perform(task: 1)"),
  ])
  func message_toAnyObject_goesToTheObject(call: String, expected: String) {
    let text = """
      import UIKit
      class C: NSObject { weak var any: AnyObject!; var runner: Runner? }
      func f() { _ = \(call) }

      """
    #expect(lowered(text).contains("{ _ = \(expected) }"), "\(lowered(text))")
    expectStable(text)
  }

  @Test(arguments: ["hasFeature(Tea)", "swift(>=6)", "$Tea"])
  func condition_thatOnlyTheCompilerKnows_isLoweredInAllBranches(condition: String) {
    let text = """
      class C: NSObject {
      #if \(condition)
        @objc func a() {}
      #else
        @objc func b() {}
      #endif
      }

      """
    #expect(!lowered(text).contains("@objc"))
    expectStable(text)
  }

  @Test(arguments: [
    ("swift(>=5.10)", true), ("compiler(>=6.3)", true), ("compiler(>=6.30)", false),
    ("compiler(<6)", false), ("swift(<5.9)", false), ("compiler(>=10)", false),
  ])
  func version_isCompared(condition: String, holds: Bool) {
    let text = "class C: NSObject {\n#if \(condition)\n  @objc func a() {}\n#endif\n}\n"
    #expect(lowered(text).contains("@objc") != holds)
  }
}
