import Testing

@testable import Configuration

@Suite("Configuration files")
struct ConfigurationTests {
  private func read(_ text: String) throws -> Configuration {
    try Configuration(Array(text.utf8))
  }

  @Test func file_withEveryKindOfValue_isRead() throws {
    let configuration = try read(
      """
      # A comment, and words with umlauts
      modules:
        - name: Core
          sources: [Core, "Gemein sam/Überall"]
        - { name: App, sources: App }
      tests:
        - AppTests
      dependencies:
        Quick: ../Quick
      device: iPhone-SE landscape
      time_limit: 30
      """
    )
    #expect(
      configuration.values["modules"]
        == .modules([
          .init(name: "Core", sources: ["Core", "Gemein sam/Überall"]),
          .init(name: "App", sources: ["App"]),
        ])
    )
    #expect(configuration.words("tests") == ["AppTests"])
    #expect(
      configuration.values["dependencies"] == .namedPaths([.init(name: "Quick", path: "../Quick")])
    )
    #expect(configuration.words("device") == ["iPhone-SE landscape"])
    #expect(configuration.words("time_limit") == ["30"])
    #expect(configuration.words("filter") == [])
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "null"])
  func file_withoutKeys_saysNothing(text: String) throws {
    #expect(try read(text).values.isEmpty)
  }

  @Test(arguments: [
    (
      "tests: A\nsoures: B",
      ConfigurationError.unknownKey(
        "soures",
        known: ConfigurationKey.all.map(\.name),
        Place(line: 2, column: 1)
      )
    ),
    (
      "modules:\n  - name: A\n    source: B",
      .unknownKey(
        "source",
        known: ["name", "sources"],
        Place(line: 3, column: 5)
      )
    ),
    (
      "tests: A\ntests: B",
      .duplicateKey(
        "tests",
        first: Place(line: 1, column: 1),
        Place(line: 2, column: 1)
      )
    ),
    (
      "device: [a]",
      .wrongType(
        key: "device",
        expected: "a word",
        found: "a list",
        Place(line: 1, column: 9)
      )
    ),
    (
      "device:",
      .wrongType(
        key: "device",
        expected: "a word",
        found: "nothing",
        Place(line: 1, column: 1)
      )
    ),
    (
      "time_limit: soon",
      .wrongType(
        key: "time_limit",
        expected: "a number above zero",
        found: "'soon'",
        Place(line: 1, column: 13)
      )
    ),
    (
      "tests:\n  - A\n  - [B]",
      .wrongType(
        key: "tests",
        expected: "a list of paths",
        found: "a list",
        Place(line: 3, column: 5)
      )
    ),
    ("modules: [{sources: A}]", .missingKey("name", of: "modules", Place(line: 1, column: 11))),
    (
      "modules: [{name: A, sources: B}]\nsources: C",
      .conflict(
        "sources",
        "modules",
        Place(line: 2, column: 1)
      )
    ),
    ("a: &x 1", .unsupported("an anchor", Place(line: 1, column: 4))),
    ("tests: *x", .unsupported("an alias", Place(line: 1, column: 8))),
    ("tests: A\n---\ntests: B", .unsupported("a second document", Place(line: 3, column: 1))),
    (
      "- A",
      .wrongType(
        key: "",
        expected: "keys such as 'tests: AppTests'",
        found: "a list",
        Place(line: 1, column: 1)
      )
    ),
    ("tests: A\n\u{0}", .syntax("control characters are not allowed", Place(line: 2, column: 1))),
  ])
  func file_withAMistake_isRefusedAtItsPlace(text: String, error: ConfigurationError) {
    #expect(throws: error) { try read(text) }
  }

  @Test func file_thatIsNotYAML_namesThePlace() {
    #expect {
      try read("tests: [A, B\ndevice: x\n")
    } throws: { error in
      guard case .syntax(_, let place) = error as? ConfigurationError else { return false }
      return place.line == 2
    }
  }

  @Test func file_thatIsNotUTF8_isRefused() {
    #expect(throws: ConfigurationError.encoding) {
      try Configuration([0x74, 0x3A, 0x20, 0xFF, 0xFE])
    }
  }

  @Test func nesting_withoutEnd_isRefused() {
    let text = String(repeating: "[", count: 5_000)
    #expect(throws: ConfigurationError.self) { try read("tests: " + text) }
  }
}
