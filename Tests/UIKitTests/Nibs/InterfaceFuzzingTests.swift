import Foundation
import InterfaceBuilder
import InterfaceFuzzing
import Testing

@MainActor
@Suite("Mutated documents", .serialized)
struct InterfaceFuzzingTests {
  @Test func baseDocuments_areReadAndUnderstood() throws {
    for text in BaseDocuments.all {
      let document = try InterfaceDocument(data: Data(text.utf8), name: "Base")
      let unknown = document.unrecognized().filter {
        if case .unsupported = $0.reason { return false }
        return true
      }
      #expect(unknown.map(\.words) == [])
      #expect(document.problems.map(\.words) == [])
    }
  }

  @Test func mutatedDocuments_endWithAnErrorOrAScene() throws {
    let run = try #require(FuzzRun(seed: 2_026, size: 500))
    var loaded = 0
    var refused = 0
    for number in 0..<300 {
      switch run.run(number) {
      case .loaded: loaded += 1
      case .refused: refused += 1
      case .failed(let words):
        Issue.record("case \(number) \(run.document(number).changes): \(words)")
      }
    }
    #expect(loaded > 150)
    #expect(refused > 30)
  }

  @Test func sameNumber_makesTheSameDocument() throws {
    let run = try #require(FuzzRun(seed: 5, size: 10))
    let numbers = 0..<40
    #expect(numbers.map { run.document($0).data } == numbers.map { run.document($0).data })
    #expect(Set(numbers.map { run.document($0).data }).count > 35)
  }
}
