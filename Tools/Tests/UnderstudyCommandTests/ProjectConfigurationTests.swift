import Foundation
import Projects
import Testing

@testable import UnderstudyCommand

@Suite("Command line: .understudy.yml")
struct ProjectConfigurationTests {
  private let tool = Recorder()

  private func options(_ folder: ScratchFolder, _ words: [String] = []) throws -> TestOptions {
    try TestOptions.reading(ParsedArguments([folder.path] + words, syntax: Commands.test))
  }

  private func project() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      """
      module: Shop
      sources: [App, Shared]
      tests: AppTests
      exclude: App/Old
      dependencies:
        Quick: ../Quick
        Nimble: Nimble
      device: iPhone-SE
      time_limit: 40
      conditions: [MOCK]
      virtual_time: false
      """,
      to: ".understudy.yml"
    )
    return folder
  }

  @Test func keys_becomeOptions_withPathsRelativeToTheFile() throws {
    let folder = try project()
    let options = try options(folder)
    #expect(
      options.project.modules
        == [.init(name: "Shop", sources: ["\(folder.path)/App", "\(folder.path)/Shared"])]
    )
    #expect(options.project.tests == ["\(folder.path)/AppTests"])
    #expect(options.project.excludes == ["\(folder.path)/App/Old"])
    #expect(options.project.dependencies["nimble"] == "\(folder.path)/Nimble")
    #expect(options.device == "iPhone-SE")
    #expect(options.timeLimit == 40)
    #expect(options.conditions == ["MOCK"])
    #expect(!options.isTimeVirtual)
  }

  @Test func commandLine_winsOverTheFile() throws {
    let folder = try project()
    let words = [
      "--device", "iPad", "--dependency", "quick=/q", "--module", "Other", "--sources", "B",
      "--tests", "C", "--virtual-time",
    ]
    let options = try options(folder, words)
    #expect(options.device == "iPad")
    #expect(options.isTimeVirtual)
    #expect(options.project.dependencies["quick"] == "/q")
    #expect(options.project.dependencies["nimble"] == "\(folder.path)/Nimble")
    #expect(options.project.modules == [.init(name: "Other", sources: ["B"])])
    #expect(options.project.tests == ["C"])
  }

  @Test func modules_several_keepTheirOrder() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "modules: [{name: Core, sources: A}, {name: App, sources: [B, C]}]\ntests: T\n",
      to: ".understudy.yml"
    )
    let options = try options(folder)
    #expect(options.project.modules.map(\.name) == ["Core", "App"])
    #expect(options.project.modules[1].sources == ["\(folder.path)/B", "\(folder.path)/C"])
  }

  @Test(arguments: [
    ("sourcs: A", ":1:1", "no key 'sourcs'; did you mean 'sources'?"),
    ("tests: A\ntests: B", ":2:1", "the key 'tests' twice, first in line 1"),
    ("time_limit: soon", ":1:13", "the key 'time_limit' needs a number above zero, not 'soon'"),
    ("tests: [A\n", ":2:1", "the configuration is not YAML"),
    ("tests: &a A", ":1:8", "an anchor, which is not understood"),
  ])
  func mistake_isOneMessage(text: String, place: String, words: String) throws {
    let folder = try ScratchFolder()
    try folder.writePackage(source: "", test: "")
    try folder.write(text, to: ".understudy.yml")
    #expect(tool.run("test", folder.path) == .couldNotRun)
    #expect(tool.errors.contains(words))
    #expect(tool.errors.contains("at: \(folder.path)/.understudy.yml\(place)\n"))
    #expect(tool.errors.components(separatedBy: "error: ").count == 2)
  }

  @Test func configuration_besideANamedProjectFile_isRead() throws {
    let folder = try ScratchFolder()
    try folder.write("device: iPad", to: ".understudy.yml")
    try folder.write("", to: "Shop.xcodeproj/project.pbxproj")
    let words = [folder.path + "/Shop.xcodeproj"]
    let options = try TestOptions.reading(ParsedArguments(words, syntax: Commands.test))
    #expect(options.device == "iPad")
  }

  @Test func configuration_givenByOption_isReadFromThere() throws {
    let folder = try ScratchFolder()
    try folder.write("device: iPad", to: "ci/fast.yml")
    #expect(try options(folder, ["--config", folder.path + "/ci/fast.yml"]).device == "iPad")
    #expect(tool.run("test", folder.path, "--config", folder.path + "/none.yml") == .couldNotRun)
    #expect(tool.errors.contains("there is no configuration file"))
  }
}
