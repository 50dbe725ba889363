import Testing

@testable import Projects

@Suite("Manifests")
struct ManifestReaderTests {
  private func model(_ targets: String, version: String = "5.9.0") throws -> PackageModel {
    let json = try JSONValue(
      parsing: """
        {"name": "Shop", "toolsVersion": {"_version": "\(version)"}, "products": [],
         "dependencies": [
           {"fileSystem": [{"identity": "dep", "path": "/p/Dep"}]},
           {"sourceControl": [{"identity": "quick",
             "location": {"remote": [{"urlString": "https://example.org/Quick.git"}]}}]}
         ], "swiftLanguageVersions": null, "targets": [\(targets)]}
        """
    )
    return ManifestReader.model(json, directory: "/p")
  }

  @Test func dependencies_localAndRemote_keepTheirPlace() throws {
    let package = try model("")
    #expect(
      package.dependencies == [
        .init(identity: "dep", path: "/p/Dep"),
        .init(identity: "quick", url: "https://example.org/Quick.git"),
      ]
    )
  }

  @Test func target_withPathAndRules_isMapped() throws {
    let package = try model(
      """
      {"name": "Shop", "type": "regular", "path": "Code/../Shop", "exclude": ["Info.plist"],
       "sources": ["In"], "resources": [{"path": "Fix", "rule": {"copy": {}}},
         {"path": "Text", "rule": {"process": {"localization": "base"}}}],
       "dependencies": [{"byName": ["Core", null]},
         {"product": ["Quick", "quick", null, {"platformNames": ["macos"]}]}],
       "settings": [
         {"tool": "swift", "kind": {"define": {"_0": "IOS"}},
          "condition": {"platformNames": ["ios"]}},
         {"tool": "swift", "kind": {"define": {"_0": "MAC"}},
          "condition": {"platformNames": ["macos"]}},
         {"tool": "swift", "kind": {"treatAllWarnings": {"_0": "error"}}},
         {"tool": "linker", "kind": {"linkedFramework": {"_0": "UIKit"}}}]}
      """
    )
    let target = try #require(package.targets.first)
    #expect(target.roots == ["/p/Shop"])
    #expect(target.sources == ["In"])
    #expect(target.excludes == ["Info.plist"])
    #expect(
      target.resources == [
        .init(rule: "copy", path: "Fix"),
        .init(rule: "process", path: "Text", localization: "base"),
      ]
    )
    #expect(target.requirements == [.byName("Core")])
    #expect(target.settings == [".define(\"IOS\")"])
    #expect(target.conditions == ["IOS"])
    #expect(target.languageMode == "5")
  }

  @Test(arguments: [
    ("5.3.0", [], "5"), ("6.0.0", [], "6"), ("6.2.0", ["5"], "5"), ("5.9.0", ["5", "6"], "6"),
    ("5.0.0", ["4.2", "5"], "5"),
  ])
  func languageMode_followsToolsVersionAndList(version: String, listed: [String], mode: String) {
    #expect(ManifestReader.languageMode(toolsVersion: version, listed: listed) == mode)
  }

  @Test func graph_ofTests_holdsDependenciesFirstAndNamesWhatIsMissing() throws {
    let package = try model(
      """
      {"name": "Core", "type": "regular", "dependencies": []},
      {"name": "Unused", "type": "regular", "dependencies": []},
      {"name": "ShopTests", "type": "test", "dependencies": [{"byName": ["Core", null]},
        {"product": ["Quick", "Quick", null, null]}]}
      """
    )
    var graph = PackageGraph(package)
    let nodes = graph.nodesForTests()
    #expect(nodes.map(\.model.name) == ["Core", "ShopTests"])
    #expect(nodes.last?.dependencies == ["Core"])
    #expect(
      graph.missing == [
        .init(
          name: "Quick",
          package: "https://example.org/Quick.git",
          target: "ShopTests",
          identity: "quick"
        )
      ]
    )
  }

  @Test func settings_ofCAndTheLinker_becomeArguments() throws {
    let package = try model(
      """
      {"name": "C", "type": "regular", "publicHeadersPath": "inc", "dependencies": [], "settings": [
        {"tool": "c", "kind": {"define": {"_0": "ANSWER=42"}}},
        {"tool": "c", "kind": {"headerSearchPath": {"_0": "private"}}},
        {"tool": "cxx", "kind": {"define": {"_0": "X"}}, "condition": {"platformNames": ["macos"]}},
        {"tool": "linker", "kind": {"linkedFramework": {"_0": "UIKit"}}},
        {"tool": "linker", "kind": {"linkedLibrary": {"_0": "of-no-system"}}}]},
      {"name": "S", "type": "system", "pkgConfig": "zlib", "dependencies": []}
      """
    )
    #expect(
      package.targets[0].otherSettings
        == ["cSettings: [.define(\"ANSWER\", to: \"42\"), .headerSearchPath(\"private\")]"]
    )
    #expect(package.targets[0].publicHeaders == "inc")
    #expect(package.targets[1].kind == .system)
    #expect(package.targets[1].pkgConfig == "zlib")
  }

  @Test(arguments: [
    (["default"], ["Base", "Fancy"]), (["Off"], ["Off"]), ([], []),
    (
      ["default", "Off"],
      ["Base", "Fancy", "Off"]
    ),
  ])
  func traits_thatAreAskedFor_enableOthers(wanted: [String], enabled: [String]) throws {
    let json = try JSONValue(
      parsing: """
        {"name": "P", "traits": [{"name": "default", "enabledTraits": ["Fancy"]},
          {"name": "Fancy", "enabledTraits": ["Base"]}, {"name": "Base", "enabledTraits": []},
          {"name": "Off", "enabledTraits": []}],
         "targets": [{"name": "T", "type": "regular", "dependencies": [
           {"byName": ["A", {"platformNames": [], "traits": ["Off"]}]}], "settings": []}]}
        """
    )
    let target = try #require(
      ManifestReader.model(json, directory: "/p", traits: Set(wanted)).targets.first
    )
    #expect(target.conditions == enabled)
    #expect(target.requirements == (enabled.contains("Off") ? [.byName("A")] : []))
  }
}
