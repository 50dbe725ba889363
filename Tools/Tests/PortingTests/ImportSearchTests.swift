import Testing

@testable import Porting

@Suite("Imports")
struct ImportSearchTests {
  private func scan(_ text: String) -> [ImportedModule] {
    ImportSearch.imports(in: text)
  }

  @Test func scan_findsEverySpelling() {
    let text = """
      import UIKit; import Core
      @testable import Shop
      @_spi(Internals) @preconcurrency public import Parts
        internal import class os.log
      import struct Foundation.URL
      import `Odd`
      let important = 1; import Late
      func import1() {}
      // import Comment
      """
    #expect(
      scan(text).map { "\($0.line) \($0.name)" }
        == ["1 UIKit", "1 Core", "2 Shop", "3 Parts", "4 os", "5 Foundation", "6 Odd"]
    )
  }

  @Test func parser_leavesOutWhatIsNotCompiled() {
    let text = """
      /*
      import Nothing
      */
      import UIKit
      #if canImport(MapKit)
      import MapKit
      #elseif os(iOS)
      import Alamofire
      #endif
      #if os(macOS)
      import AppKit
      #endif
      """
    let input = SourceInput(module: "App", path: "/a.swift", text: text)
    let found = ActiveImports.imports(in: input, modules: ["App"], options: LoweringOptions())
    #expect(found.map { "\($0.line) \($0.name)" } == ["4 UIKit", "8 Alamofire"])
    for line in 6...10 {
      let head = ActiveImports.imports(
        in: input,
        modules: ["App"],
        options: LoweringOptions(),
        upTo: line
      )
      #expect(head == found)
    }
  }

  @Test func availability_tellsApplesModulesFromUnknownOnes() {
    #expect(ModuleAvailability.of("UIKit") == .available)
    #expect(ModuleAvailability.of("Darwin") == .available)
    #expect(ModuleAvailability.of("Alamofire") == .unknown)
    #expect(ModuleAvailability.of("Alamofire", others: ["Alamofire"]) == .available)
    guard case .apple(let advice) = ModuleAvailability.of("ARKit") else {
      Issue.record("ARKit is Apple's")
      return
    }
    #expect(!advice.isEmpty)
  }
}
