import Projects
import Testing

@testable import UnderstudyCommand

@Suite("Command line: words")
struct ArgumentsTests {
  private func parse(_ words: [String]) throws -> ParsedArguments {
    try ParsedArguments(words, syntax: Commands.test)
  }

  @Test func options_withAndWithoutEquals_haveTheirValues() throws {
    let parsed = try parse(["App", "--filter=Cart", "--trace", "--module", "App"])
    #expect(parsed.operands == ["App"])
    #expect(parsed.value("--filter") == "Cart")
    #expect(parsed.value("--module") == "App")
    #expect(parsed.switches == ["--trace"])
  }

  @Test func sources_takeWordsUpToTheNextOption() throws {
    let parsed = try parse(["--sources", "A", "B", "--tests", "T"])
    #expect(parsed.values("--sources") == ["A", "B"])
    #expect(parsed.values("--tests") == ["T"])
  }

  @Test func option_misspelled_isRefusedWithASuggestion() {
    #expect(
      throws: UsageError.unknownOption("--fliter", command: "test", suggestion: "--filter")
    ) {
      try parse(["--fliter", "x"])
    }
  }

  @Test func option_withoutValue_isRefused() {
    #expect(throws: UsageError.missingValue(option: "--filter", value: "X", command: "test")) {
      try parse(["--filter", "--trace"])
    }
  }

  @Test func device_isPassedOnAsItIsSpelled() throws {
    #expect(try TestOptions(parse(["--device", "iPhone-SE dark"])).device == "iPhone-SE dark")
    #expect(try TestOptions(parse(["."])).device == nil)
  }

  @Test func modules_severalWithTheirSources_areKeptInOrder() throws {
    let options = try TestOptions(
      parse([
        "--module", "Core", "--sources", "A", "--module", "App", "--sources", "B", "C", "--tests",
        "T",
      ])
    )
    #expect(
      options.project.modules == [
        .init(name: "Core", sources: ["A"]), .init(name: "App", sources: ["B", "C"]),
      ]
    )
  }

  @Test(arguments: [
    ["--sources", "A"], ["--module", "A"], ["--tests", "T"], ["--time-limit", "soon"],
    ["--dependency", "Quick"], ["a", "b"],
  ])
  func options_thatDoNotFit_areRefused(words: [String]) {
    #expect(throws: UsageError.self) { try TestOptions(parse(words)) }
  }

  @Test(arguments: [
    ("tets", "test"), ("scenarios", "scenario"), ("te", "test"), ("frobnicate", nil),
  ])
  func suggestion_findsNearWordsOnly(word: String, expected: String?) {
    #expect(Suggestion.nearest(to: word, among: ["test", "scenario"]) == expected)
  }

  @Test func help_ofEachCommand_namesEveryOption() {
    for command in Commands.all {
      for option in command.options { #expect(command.helpText.contains(option.name)) }
      #expect(Commands.overview.contains(command.name))
    }
  }
}
