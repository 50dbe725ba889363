import Foundation
import Porting
import SwiftParser
import SwiftSyntax
import Testing

@Suite("Lowering: what holds for any source")
struct PropertyTests {
  @Test(arguments: 0..<12)
  func generatedProjects_keepLinesAndSettle(group: Int) {
    var properties = LoweringProperties()
    for seed in group * 8..<(group + 1) * 8 {
      var generator = SourceGenerator(seed: UInt64(seed))
      let inputs = (0..<3).map { number in
        SourceInput(
          module: number == 2 ? "AppTests" : "App",
          path: "/app/Seed\(seed)File\(number).swift",
          text: generator.file()
        )
      }
      for input in inputs {
        #expect(!Parser.parse(source: input.text).hasError, "seed \(seed):\n\(input.text)")
      }
      properties.check(inputs)
    }
    #expect(properties.files == 24)
    #expect(properties.touched > 15)
    #expect(properties.failures == [])
  }

  private static let corpus = ProcessInfo.processInfo.environment["UNDERSTUDY_CORPUS"]

  /// Each folder in `UNDERSTUDY_CORPUS`, a list with colons, holds one project per folder in it.
  @Test(
    .enabled(
      if: corpus != nil,
      "UNDERSTUDY_CORPUS names no folders whose folders hold projects, so only generated ones ran"
    )
  )
  func corpus_keepsLinesAndSettles() throws {
    var properties = LoweringProperties()
    for root in try #require(Self.corpus).split(separator: ":").map(String.init) {
      for project in try FileManager.default.contentsOfDirectory(atPath: root).sorted() {
        properties.check(Self.inputs(below: root + "/" + project))
      }
    }
    print("\(properties.files) files, \(properties.touched) touched, \(properties.lines) lines")
    #expect(properties.files > 0)
    #expect(properties.failures == [])
  }

  private static func inputs(below folder: String) -> [SourceInput] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.sorted().filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .compactMap { file in
        guard let data = FileManager.default.contents(atPath: folder + "/" + file),
          let text = String(data: data, encoding: .utf8)
        else { return nil }
        return SourceInput(module: "App", path: folder + "/" + file, text: text)
      }
  }
}
