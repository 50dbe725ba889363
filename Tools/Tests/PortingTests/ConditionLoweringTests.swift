import Testing

@testable import Porting

@Suite("Lowering conditions")
struct ConditionLoweringTests {
  @Test(arguments: [
    ("os(iOS)", "true   "),
    ("!os(iOS)", "!true   "),
    ("os(iOS) || os(tvOS)", "true    || os(tvOS)"),
    ("os(Linux)", "false    "),
    ("canImport(UIKit)", "true            "),
    ("canImport(ObjectiveC) && DEBUG", "true                  && DEBUG"),
    ("targetEnvironment(simulator)", "true                        "),
    ("os(macOS)", "os(macOS)"),
    ("canImport(Combine)", "canImport(Combine)"),
    ("swift(>=5.9)", "swift(>=5.9)"),
  ])
  func condition_isDecidedAsOnIOS(condition: String, expected: String) {
    let text = lowered("#if \(condition)\nlet a = 1\n#else\nlet a = 2\n#endif\n")
    #expect(text == "#if \(expected)\nlet a = 1\n#else\nlet a = 2\n#endif\n")
  }

  @Test func packageCondition_isFalse_inModulesThatXcodeBuilds() {
    let text = "#if SWIFT_PACKAGE && DEBUG\nlet a = 1\n#endif\n"
    #expect(lowered(text) == text)
    var options = LoweringOptions.plain
    options.xcodeModules = ["App"]
    let once = lowered(text, options: options)
    #expect(once == "#if false         && DEBUG\nlet a = 1\n#endif\n")
    #expect(lowered(once, options: options) == once)
  }

  @Test func imports_areChosenForLinux() {
    let text = "#if os(Linux)\nimport Glibc\n#else\nimport Foundation\n#endif\n"
    #expect(lowered(text) == text)
  }

  @Test func inactiveBranch_isLeftAlone() {
    let text = lowered("#if os(macOS)\nimport Cocoa\n@objc class A: NSView {}\n#endif\n")
    #expect(text.contains("@objc class A: NSView {}"))
    #expect(loweredFile("#if os(macOS)\nimport Cocoa\n#endif\nlet a = 1").findings == [])
  }

  @Test func members_inActiveBranch_areDispatched() {
    let text = lowered("class A: NSObject {\n#if os(iOS)\n  @objc func go() {}\n#endif\n}\n")
    #expect(!text.contains("@objc"))
  }
}

@Suite("Lowering imports")
struct ImportLoweringTests {
  @Test(arguments: ["MapKit", "CoreML", "Accelerate"])
  func import_thatLinuxLacks_isReportedAtItsPlace(module: String) {
    let file = loweredFile("import UIKit\nimport \(module)\n")
    #expect(file.findings.map(\.rule) == [.importUnavailable])
    #expect(file.findings.map(\.line) == [2])
    #expect(file.findings.first?.advice.isEmpty == false)
  }

  @Test(arguments: ["SwiftUI", "Combine"])
  func import_ofOurModules_isFine(module: String) {
    #expect(loweredFile("import \(module)\n").findings.isEmpty)
  }

  @Test func import_ofSubmodule_isOfTheWhole() {
    #expect(
      lowered("import UIKit.UIGestureRecognizerSubclass\n") == "import UIKit\n"
    )
  }

  @Test func import_ofObjectiveC_isOfUIKit() {
    #expect(lowered("import ObjectiveC\n") == "import UIKit\n")
  }

  @Test func import_ofTheProjectsModule_isFine() {
    let inputs = [
      SourceInput(module: "Photos", path: "/a.swift", text: "let a = 1"),
      SourceInput(module: "App", path: "/b.swift", text: "import Photos\n"),
    ]
    #expect(PortingProject(inputs).lowered().allSatisfy { $0.findings.isEmpty })
  }

  @Test func uikit_forPortedCode_isOpened() {
    let text = lowered("import UIKit\nclass A: UIView { @objc func go() {} }\n")
    #expect(text.hasPrefix("@_spi(Porting) import UIKit\n"))
  }

  @Test func uikit_forFileOfFoundation_isAdded() {
    let text = lowered("// header\nimport Foundation\nclass A: NSObject { @objc func go() {} }\n")
    #expect(text.hasPrefix("// header\nimport Foundation; @_spi(Porting) import UIKit\n"))
  }

  @Test func uikit_forFileWithoutImport_isAddedInFront() {
    let text = lowered("// header\nextension C { @objc func go() { print(#selector(go)) } }\n")
    #expect(text.hasPrefix("@_spi(Porting) import UIKit; // header\n"))
  }

  @Test func networking_comesWithFoundation() {
    let text = "import Foundation\nlet a = URLSession.shared\n"
    #expect(
      lowered(text) == "import Foundation; import FoundationNetworking\nlet a = URLSession.shared\n"
    )
    expectStable(text)
    let comment = "import Foundation\n// URLSession\n"
    #expect(lowered(comment) == comment)
    let own = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
    #expect(lowered(own + text).ranges(of: "import FoundationNetworking").count == 1)
  }
}
