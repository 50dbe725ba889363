import Testing

@testable import Projects

@Suite("Xcode projects: what tests need")
struct XcodeAssemblyTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func modules(_ change: (inout ProjectRequest) -> Void = { _ in }) throws -> [String] {
    var graph = try folder.load(change).graph
    return graph.nodesForTests().map(\.model.name)
  }

  @Test func module_forSeveralPlatforms_isTakenForIOS() throws {
    var project = ProjectText()
    let mac = ["PRODUCT_NAME": "Shop", "SDKROOT": "macosx"]
    project.addTarget("Shop Mac", "framework", sources: ["M.swift"], settings: mac)
    project.addTarget(
      "Shop iOS",
      "framework",
      sources: ["A.swift"],
      settings: ["PRODUCT_NAME": "Shop"]
    )
    project.addTarget("Tests", "bundle.unit-test", sources: ["T.swift"], linked: ["Shop.framework"])
    project.addTarget(
      "MacTests",
      "bundle.unit-test",
      sources: ["T.swift"],
      settings: ["SDKROOT": "macosx"]
    )
    try folder.write(project, to: "Shop.xcodeproj", files: ["M.swift", "A.swift", "T.swift"])
    let found = try folder.load()
    #expect(found.graph.root.targets.map(\.name) == ["Shop", "Tests"])
    #expect(found.graph.root.targets[0].files == ["\(folder.path)/A.swift"])
    #expect(found.notes.contains("MacTests: left out, it is built for macOS"))
  }

  @Test func project_ofAnotherProject_isFollowedThroughProxies() throws {
    var core = ProjectText()
    core.addTarget("Core", "framework", sources: ["C.swift"])
    try folder.write(core, to: "Core/Core.xcodeproj", files: ["Core/C.swift"])
    var project = ProjectText()
    let other = project.addFile("Core/Core.xcodeproj")
    project.extra["projectReferences"] = .array([.object(["ProjectRef": .string(other)])])
    project.add(
      "PROXY",
      "PBXContainerItemProxy",
      ["containerPortal": .string(other), "remoteGlobalIDString": .string("Core")]
    )
    project.add("DEPENDENCY", "PBXTargetDependency", ["targetProxy": .string("PROXY")])
    project.addTarget(
      "Tests",
      "bundle.unit-test",
      sources: ["T.swift"],
      extra: ["dependencies": .array([.string("DEPENDENCY")])]
    )
    try folder.write(project, to: "Shop.xcodeproj", files: ["T.swift"])
    #expect(try modules() == ["Core", "Tests"])
  }

  @Test func workspace_bringsPodsAndTheirUmbrellaGivesWhatItHolds() throws {
    var pods = ProjectText()
    pods.addTarget("Quick", "framework", sources: ["Quick.swift", "Quick-dummy.m"])
    pods.addTarget(
      "Pods-Tests",
      "framework",
      sources: ["Pods-Tests-dummy.m"],
      dependencies: ["Quick"],
      settings: ["PRODUCT_NAME": "$(TARGET_NAME:c99extidentifier)"]
    )
    let files = ["Quick.swift", "Quick-dummy.m", "Pods-Tests-dummy.m"]
    try folder.write(pods, to: "Pods/Pods.xcodeproj", files: files.map { "Pods/\($0)" })
    var project = ProjectText()
    project.addTarget(
      "Tests",
      "bundle.unit-test",
      sources: ["T.swift"],
      linked: ["Pods_Tests.framework"]
    )
    try folder.write(project, to: "Shop.xcodeproj", files: ["T.swift"])
    try folder.write(
      """
      <?xml version="1.0"?><Workspace version = "1.0"><Group location = "group:.">
      <FileRef location = "group:Shop.xcodeproj"></FileRef></Group>
      <FileRef location = "container:Pods/Pods.xcodeproj"></FileRef></Workspace>
      """,
      to: "Shop.xcworkspace/contents.xcworkspacedata"
    )
    #expect(try modules() == ["Quick", "Tests"])
    #expect(try folder.load().file == folder.path + "/Shop.xcworkspace")
  }

  @Test func imports_thatNothingDeclares_areFoundInTargetsAndFolders() throws {
    try folder.write("@testable import Shop\nimport Nimble\nimport Plain\n", to: "T.swift")
    try folder.write("import UIKit\nimport Checked\n", to: "A.swift")
    var project = ProjectText()
    project.addTarget("Shop", "framework", sources: ["A.swift"])
    project.addTarget("Tests", "bundle.unit-test", sources: ["T.swift"])
    try folder.write(project, to: "Shop.xcodeproj")
    try folder.write("", to: "Carthage/Checkouts/Checked/Sources/C.swift")
    try folder.write("", to: "Pods/Plain/Plain/P.swift")
    try folder.write("", to: "Elsewhere/N.swift")
    try folder.write("github \"Quick/Nimble\"\ngithub \"Other/Gone\"\n", to: "Cartfile")
    let found = try modules { $0.dependencies = ["nimble": self.folder.path + "/Elsewhere"] }
    #expect(found == ["Nimble", "Plain", "Checked", "Shop", "Tests"])
    let missing = try folder.load().graph.missing
    #expect(missing.map(\.name) == ["Nimble", "Gone"])
    #expect(missing.first?.command == "carthage checkout")
  }

  @Test func packages_localAndRemote_areDependencies() throws {
    try folder.write(
      """
      // swift-tools-version: 5.7
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      """,
      to: "Kit/Package.swift"
    )
    try folder.write("", to: "Kit/Sources/Kit/K.swift")
    var project = ProjectText()
    project.add("LOCAL", "XCLocalSwiftPackageReference", ["relativePath": .string("Kit")])
    project.add(
      "REMOTE",
      "XCRemoteSwiftPackageReference",
      ["repositoryURL": .string("https://example.org/Far.git")]
    )
    project.extra["packageReferences"] = .array([.string("LOCAL"), .string("REMOTE")])
    project.add("KIT", "XCSwiftPackageProductDependency", ["productName": .string("Kit")])
    project.add(
      "FAR",
      "XCSwiftPackageProductDependency",
      ["productName": .string("Far"), "package": .string("REMOTE")]
    )
    project.addTarget(
      "Tests",
      "bundle.unit-test",
      sources: ["T.swift"],
      extra: ["packageProductDependencies": .array([.string("KIT"), .string("FAR")])]
    )
    try folder.write(project, to: "Shop.xcodeproj", files: ["T.swift"])
    var graph = try folder.load().graph
    #expect(graph.nodesForTests().map(\.model.name) == ["Kit", "Tests"])
    #expect(graph.missing.map(\.package) == ["https://example.org/Far.git"])
  }

  @Test func choice_byTargetOrScheme_runsTheseTests() throws {
    var project = ProjectText()
    project.addTarget("Shop", "framework", sources: ["A.swift"])
    project.addTarget("OneTests", "bundle.unit-test", sources: ["T.swift"], dependencies: ["Shop"])
    project.addTarget("TwoTests", "bundle.unit-test", sources: ["U.swift"])
    try folder.write(project, to: "Shop.xcodeproj", files: ["A.swift", "T.swift", "U.swift"])
    try folder.write(
      """
      <Scheme><TestAction buildConfiguration = "Debug"><Testables>
      <TestableReference skipped = "YES"><BuildableReference BlueprintName = "OneTests"/>
      </TestableReference><TestableReference skipped = "NO">
      <BuildableReference BlueprintName = "TwoTests"/></TestableReference></Testables></TestAction>
      </Scheme>
      """,
      to: "Shop.xcodeproj/xcshareddata/xcschemes/Two.xcscheme"
    )
    #expect(try modules() == ["Shop", "OneTests", "TwoTests"])
    #expect(try modules { $0.targets = ["Shop"] } == ["Shop", "OneTests"])
    #expect(try modules { $0.scheme = "Two" } == ["TwoTests"])
    #expect(folder.failure { $0.scheme = "Three" }?.advice == ["There are these: Two"])
    #expect(folder.failure { $0.targets = ["Three"] }?.what.contains("no target 'Three'") == true)
  }

  @Test func configuration_ofTheSchemeForTests_isTaken() throws {
    var project = ProjectText()
    project.addTarget("T", "bundle.unit-test", sources: ["T.swift"])
    project.add(
      "RELEASE-T",
      "XCBuildConfiguration",
      [
        "name": .string("Checked"),
        "buildSettings": .object(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": .string("TEST")]),
      ]
    )
    try folder.write(project, to: "Shop.xcodeproj", files: ["T.swift"])
    #expect(try folder.load().graph.root.targets[0].conditions.isEmpty)
    try folder.write(
      """
      <Scheme><TestAction buildConfiguration = "Checked"><Testables>
      <TestableReference><BuildableReference BlueprintName = "T"/></TestableReference>
      </Testables></TestAction></Scheme>
      """,
      to: "Shop.xcodeproj/xcshareddata/xcschemes/Any.xcscheme"
    )
    let found = try folder.load()
    #expect(found.graph.root.targets[0].conditions == ["TEST"])
    #expect(found.notes.contains("configuration 'Checked', as the scheme 'Any' has it"))
  }
}
