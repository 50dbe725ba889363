import Testing

@testable import Scenarios

@Suite("Scenario files: the shared ones", .serialized)
struct SharedFilesTests {
  @Test(arguments: SharedFiles.shared + SharedFiles.own)
  func file_isUnderstood(path: String) {
    let file = ScenarioFile(path: path)
    #expect(file.errors.map(\.description) == [])
    #expect(!file.scenarios.isEmpty)
  }
}
