import Testing

@testable import Projects

@Suite("Xcode projects: what cannot be tested")
struct XcodeFailureTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func file_broken_isSaidWithTheReadersWords() throws {
    try folder.write("// !$*UTF8*$!\n{ objects = { A = ", to: "Shop.xcodeproj/project.pbxproj")
    let error = try #require(folder.failure())
    #expect(error.what == "the Xcode project file is broken")
    #expect(error.place == folder.path + "/Shop.xcodeproj/project.pbxproj")
    #expect(error.advice.first?.hasPrefix("The reader says: ") == true)
  }

  @Test func file_withAConflict_isSaidWithItsLine() throws {
    let text = "{\nobjects = {\n<<<<<<< HEAD\n};\n}"
    try folder.write(text, to: "Shop.xcodeproj/project.pbxproj")
    #expect(folder.failure()?.what == "the Xcode project file holds an unresolved merge conflict")
    #expect(folder.failure()?.place?.hasSuffix("project.pbxproj:3") == true)
  }

  @Test func file_missingOrWithoutProject_isSaid() throws {
    try folder.write("", to: "Shop.xcodeproj/other")
    #expect(folder.failure()?.what == "the Xcode project file does not exist")
    try folder.write("{ objects = {}; }", to: "Shop.xcodeproj/project.pbxproj")
    #expect(folder.failure()?.what == "the Xcode project file has no project object")
  }

  @Test func targets_inACircle_areNamed() throws {
    var project = ProjectText()
    project.addTarget("A", "framework", sources: ["A.swift"], dependencies: ["B"])
    project.addTarget("B", "framework", sources: ["B.swift"], dependencies: ["A"])
    project.addTarget("T", "bundle.unit-test", sources: ["T.swift"], dependencies: ["A"])
    try folder.write(project, to: "Shop.xcodeproj", files: ["A.swift", "B.swift", "T.swift"])
    let error = try #require(folder.failure())
    #expect(error.what == "the targets depend on each other in a circle")
    #expect(error.advice.first == "A → B → A")
  }

  @Test func modules_ofOneName_areNamed() throws {
    var project = ProjectText()
    project.addTarget("A", "framework", sources: ["A.swift"], settings: ["PRODUCT_NAME": "Shop"])
    project.addTarget("B", "framework", sources: ["A.swift"], settings: ["PRODUCT_NAME": "Shop"])
    project.addTarget("T", "bundle.unit-test", sources: ["T.swift"], dependencies: ["A", "B"])
    try folder.write(project, to: "Shop.xcodeproj", files: ["A.swift", "T.swift"])
    #expect(folder.failure()?.what == "two targets make a module named 'Shop': A and B")
  }

  @Test func source_missing_isNamed_unlessExcluded() throws {
    var project = ProjectText()
    project.addTarget("T", "bundle.unit-test", sources: ["T.swift", "Gone.swift"])
    try folder.write(project, to: "Shop.xcodeproj", files: ["T.swift"])
    let error = try #require(folder.failure())
    #expect(error.what == "target 'T' lists a file that does not exist")
    #expect(error.place == folder.path + "/Gone.swift")
    #expect(folder.failure { $0.excludes = ["Gone.swift"] } == nil)
  }

  @Test func tests_forOtherPlatformsOnly_areSaid() throws {
    var project = ProjectText()
    project.settings["SDKROOT"] = .string("macosx")
    project.addTarget("T", "bundle.unit-test", sources: ["T.swift"])
    try folder.write(project, to: "Shop.xcodeproj", files: ["T.swift"])
    #expect(folder.failure()?.what == "the Xcode project has no unit tests for iOS")
    #expect(folder.failure()?.advice == ["'T' is built for macOS."])
  }

  @Test func workspace_broken_isSaid() throws {
    try folder.write("<Workspace", to: "Shop.xcworkspace/contents.xcworkspacedata")
    let error = folder.failure { $0.directory += "/Shop.xcworkspace" }
    #expect(error?.what == "the Xcode workspace is broken")
    let other = folder.failure { $0.directory += "/None.xcworkspace" }
    #expect(other?.what.hasPrefix("there is no Xcode project") == true)
  }
}
