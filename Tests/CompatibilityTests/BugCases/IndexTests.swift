import Foundation
import Testing

@Suite("Bug cases: the index")
struct BugCaseIndexTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct Case: Decodable {
    let id: String
    let title: String
    let product_part: [String]
  }

  /// The collection that the cases come from; it stands beside the package.
  private static var collection: URL? {
    let file = root.appending(path: "../shared/cases/bugs.json").standardizedFileURL
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  @Test(
    .enabled(
      if: BugCaseIndexTests.collection != nil,
      "the collection of cases, ../shared/cases/bugs.json, is not beside the package"
    )
  )
  func index_ofCollectedCases_missesNone() throws {
    let file = try #require(Self.collection)
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
    let index = try Self.index()
    let wanted = cases.filter { $0.product_part.contains("runtime") }
    #expect(!wanted.isEmpty)
    for one in wanted {
      #expect(index[one.id]?.isEmpty == false, "no test for \(one.id): \(one.title)")
    }
  }

  @Test func index_namesTestsThatExist() throws {
    let index = try Self.index()
    #expect(!index.isEmpty)
    for (id, tests) in index {
      for test in tests {
        let parts = test.split(separator: ".").map(String.init)
        let file = Self.root.appending(path: "Tests/CompatibilityTests/BugCases/\(parts[0]).swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("func \(parts[1])("), "\(id): \(test)")
        #expect(text.contains("/// \(id):"), "\(id) is not in \(parts[0]).swift")
      }
    }
  }

  /// The table of the page: tests by case.
  private static func index() throws -> [String: [String]] {
    let page = root.appending(path: "Documentation/BugCases.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| BUG-") }
    return Dictionary(
      rows.compactMap { row in
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return cells.count > 2
          ? (cells[0], [cells[2].trimmingCharacters(in: CharacterSet(charactersIn: "`"))]) : nil
      },
      uniquingKeysWith: +
    )
  }
}
