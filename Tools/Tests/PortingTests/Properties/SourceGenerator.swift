/// Writes Swift sources with all that lowering knows, at random from a seed.
struct SourceGenerator {
  private var state: UInt64
  private var counter = 0

  init(seed: UInt64) {
    state = seed
  }

  /// The next number below a limit (SplitMix64).
  private mutating func next(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  private mutating func pick(_ texts: [String]) -> String { texts[next(texts.count)] }

  private mutating func name(_ prefix: String) -> String {
    counter += 1
    return "\(prefix)\(counter)"
  }

  /// A whole file.
  mutating func file() -> String {
    var lines = ["// A generated file"]
    for _ in 0..<next(4) { lines.append(pick(Self.imports)) }
    for _ in 0..<1 + next(4) { lines += declaration() }
    let end = pick(["\n", "\r\n", "\n"])
    return lines.joined(separator: end) + pick(["", end])
  }

  private static let imports = [
    "import UIKit", "import Foundation", "@testable import UIKit", "import UIKit.UIView",
    "#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", "import XCTest",
    "#if os(Linux)\nimport Glibc\n#else\nimport Darwin\n#endif", "internal import UIKit",
    "import class UIKit.UIView", "import os.log",
  ]

  // MARK: - Declarations

  private mutating func declaration() -> [String] {
    switch next(8) {
    case 0: return protocolDeclaration()
    case 1: return ["#Preview(\"é\") {", "  Text(\"preview\")", "}"]
    case 2: return ["@objc enum \(name("E")): Int { case a, b = 4 }"]
    case 3: return condition(declarations: classDeclaration(1), else: ["let \(name("c")) = 1"])
    case 4: return ["struct \(name("S")) {"] + indented(plainMembers()) + ["}"]
    case 5: return extensionDeclaration()
    default: return classDeclaration(0)
    }
  }

  private mutating func protocolDeclaration() -> [String] {
    let attributes = pick(["@objc ", "@objc\npublic ", "@MainActor @objc(PX) ", ""])
    let optional = attributes.contains("objc")
    var lines = [
      "\(attributes)protocol \(name("P"))\(pick(["", ": NSObjectProtocol", ": AnyObject"])) {"
    ]
    for _ in 0..<next(4) {
      let prefix = optional ? pick(["@objc optional ", "optional ", "@objc\n  optional ", ""]) : ""
      lines.append(
        "  \(prefix)func \(name("f"))(\(pick(["", "_ x: Int", "to y: String, at z: Int?"])))"
          + pick(["", " -> Int", " -> [String: Int]?"])
      )
      lines.append(
        "  \(prefix)var \(name("v")): \(pick(["Int", "String?"])) { get\(pick(["", " set"])) }"
      )
    }
    return lines + ["}"]
  }

  private mutating func classDeclaration(_ depth: Int) -> [String] {
    let attributes = pick([
      "", "@objcMembers ", "@objc(Named) ", "@objc public ", "@IBDesignable\n", "@MainActor ",
      "@available(iOS 13, *) @objc ", "public final ", "open ",
    ])
    let generics = pick(["", "", "", "<T>", "<A: Equatable, B>"])
    let parents = pick([
      "", ": NSObject", ": UIViewController", ": UIView, UITextFieldDelegate", ": XCTestCase",
      ":\n  NSObject",
    ])
    var lines = ["\(attributes)class \(name("C"))\(generics)\(parents) {"]
    for _ in 0..<1 + next(7) { lines += indented(member()) }
    if depth < 2, next(3) == 0 { lines += indented(classDeclaration(depth + 1)) }
    return lines + ["}"]
  }

  private mutating func extensionDeclaration() -> [String] {
    let type = pick(["UIView", "C1", "C2", "C3", "Outer.Inner", "String", "NSObject"])
    var lines = ["\(pick(["", "@objc ", "private ", "public "]))extension \(type) {"]
    for _ in 0..<1 + next(3) { lines += indented(method()) }
    return lines + ["}"]
  }

  private mutating func condition(declarations: [String], else other: [String]) -> [String] {
    ["#if \(pick(Self.conditions))"] + declarations + ["#else"] + other + ["#endif"]
  }

  private static let conditions = [
    "os(iOS)", "!os(macOS)", "canImport(UIKit) && !targetEnvironment(macCatalyst)",
    "os(iOS) || os(tvOS)", "(os(iOS) || DEBUG) && swift(>=5.9)", "compiler(>=6)", "DEBUG",
    "targetEnvironment(simulator)", "canImport(UIKit, _version: 7)", "!(os(Linux) || os(Windows))",
    "hasFeature(StrictConcurrency)", "swift(<5) || !canImport(ObjectiveC)", "_runtime(_ObjC)",
    "arch(x86_64)", "false", "$RetroactiveAttribute",
  ]

  // MARK: - Members

  private mutating func member() -> [String] {
    switch next(8) {
    case 0: return property()
    case 1: return plainMembers()
    case 2: return ["\(pick(Self.exposing))init(\(pick(["", "a: Int", "_ b: String?"]))) {", "}"]
    case 3: return ["#if \(pick(Self.conditions))"] + method() + ["#endif"]
    case 4:
      return [
        "#if \(pick(Self.conditions))", "@objc", "#endif", "func \(name("f"))(_ x: Int) {}",
      ]
    case 5: return ["@objc subscript(i: Int) -> Int { i }"]
    default: return method()
    }
  }

  private static let exposing = [
    "@objc ", "@objc\n  ", "@objc private ", "@objc(renamed) public ", "@IBAction ", "",
    "@available(iOS 12, *) @objc ", "@MainActor @objc ", "@objc open dynamic ", "@objc static ",
    "@objc class ", "override ", "@objc override ", "@discardableResult @objc ", "@nonobjc ",
  ]

  private mutating func method() -> [String] {
    let parameters = pick(["", "_ x: Int", "a b: String, _ c: Int?", "sender: Any", "for x: [Int]"])
    let effects = pick(["", "", " throws", " async", " -> Int", " -> String?"])
    var lines = ["\(pick(Self.exposing))func \(name("f"))(\(parameters))\(effects) {"]
    for _ in 0..<next(5) { lines += indented(statement(0)) }
    return lines + ["}"]
  }

  private mutating func property() -> [String] {
    let attributes = pick([
      "@objc ", "@objc dynamic ", "@IBOutlet weak ", "@IBInspectable ", "@NSCopying ", "lazy ",
      "@objc(isOn) ", "@GKInspectable ", "static ", "@objc private(set) dynamic ",
      "@IBOutlet private weak ", "@objc public ",
    ])
    let body = pick([
      ": Int = 0", " = \"text\"", ": String?", ": UIView!", ": Int { 1 }",
      ": Int {\n    get { 1 }\n    set { print(newValue) }\n  }", " = 1 { didSet { print(1) } }",
      ": (@convention(block) (Int) -> Void)?", ": Selector = #selector(f1)",
    ])
    return ["\(attributes)var \(name("v"))\(body)"]
  }

  private mutating func plainMembers() -> [String] {
    ["let \(name("k")) = \"é @objc #selector\" // kept", "let \(name("k")) = 4 // kept"]
  }

  // MARK: - Statements

  private mutating func statement(_ depth: Int) -> [String] {
    guard depth < 3 else { return ["print(1) // kept"] }
    switch next(8) {
    case 0:
      return ["#if \(pick(Self.conditions))"] + statement(depth + 1) + [
        "#elseif \(pick(Self.conditions))"
      ]
        + statement(depth + 1) + ["#endif"]
    case 1: return ["let \(name("x")) = [", "  1,", "  2 // kept", "]"]
    case 2:
      return [
        "view // kept", "  #if \(pick(Self.conditions))", "  .padding()", "  #endif", "  .frame()",
      ]
    case 3:
      return [
        "switch x {", "#if \(pick(Self.conditions))", "case 1: print(1)", "#endif",
        "default: break // kept", "}",
      ]
    case 4:
      return ["if \(pick(["#available(iOS 13, *)", "#unavailable(iOS 99)", "true"])) {"]
        + indented(statement(depth + 1)) + ["}"]
    case 5:
      return ["DispatchQueue.main.asyncAfter(deadline: .now() + 1) {"]
        + indented(statement(depth + 1)) + ["}"]
    case 6:
      return ["class \(name("Local")): NSObject {", "  @objc func \(name("f"))() {}", "}"]
    default: return ["\(pick(["_ = ", "use(", "perform("]))".closing(expression())]
    }
  }

  private mutating func expression() -> String {
    pick([
      "#selector(f1)", "#selector(self.f2(_:))", "#selector(C1.f3(a:_:))",
      "#selector(getter: C1.v4)",
      "#selector(setter: v5)", "#selector((f6) as (Int) -> Void)", "#selector(Self.f7)",
      "#selector(UIView.layoutSubviews)", "#selector(\n      f8\n    )", "#keyPath(C1.v2)",
      "#keyPath(v1.v2)", "Selector(\"f1:\")", "Selector((\"f2\"))", "NSSelectorFromString(\"f3\")",
      "delegate?.f4?(1)", "delegate?.tableView?(t, didSelectRowAt: p)",
      "delegate!.f5!(to: \"\", at: 1)",
      "#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)",
      "#imageLiteral(resourceName: \"a\")", "#fileLiteral(resourceName: \"a.txt\")",
      "type(of: x).description()", "type.init(rootViewController: x)", "(x as AnyObject).f6?(1)",
    ])
  }

  private func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty || $0.hasPrefix("#") ? $0 : "  " + $0 }
  }
}

extension String {
  /// Puts an expression behind the start of a statement, with a parenthesis if one is open.
  fileprivate func closing(_ expression: String) -> String {
    self + expression + (hasSuffix("(") ? ")" : "")
  }
}
