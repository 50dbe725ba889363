import Testing

@testable import Porting

@Suite("Previews")
struct PreviewLoweringTests {
  @Test func previews_goAway_andLinesStay() {
    let text = lowered("import SwiftUI\n#Preview(\"a\") {\n  Text(\"b\")\n}\nlet a = 1\n")
    #expect(!text.contains("Preview"))
    #expect(!text.contains("Text"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[4] == "let a = 1")
  }

  @Test func otherMacros_stay() {
    let text = "let a = #line\n// #Preview\n"
    #expect(lowered(text) == text)
  }
}

@Suite("Methods beside properties of the same name")
struct ShadowedMethodTests {
  @Test func selector_meansTheMethod() {
    let text = lowered(
      """
      class A: NSObject {
        let update: (Int) -> Void = { _ in }
        lazy var timer = T(target: self, selector: #selector(update(_:)))
        @objc func update(_ link: T) {}
      }
      """
    )
    #expect(text.contains("target.update(_:)(call[0])"))
    #expect(text.contains("self.update(_:)(call[0])"))
  }
}
