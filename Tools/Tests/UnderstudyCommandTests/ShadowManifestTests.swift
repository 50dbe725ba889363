import Projects
import Testing

@testable import UnderstudyCommand

@Suite("Manifest of the shadow package")
struct ShadowManifestTests {
  @Test func shadowManifest_ofATarget_saysModeResourcesAndSettings() throws {
    var target = TargetModel(name: "Shop", kind: .library, roots: ["/p"], languageMode: "5")
    target.settings = [".define(\"IOS\")"]
    target.resources = [.init(rule: "process", path: "Text", localization: "base")]
    let node = PackageGraph.Node(model: target, package: "Shop", dependencies: ["Core"])
    let package = PackageModel(name: "Shop", directory: "/p", toolsVersion: "5.9.0")
    let text = ShadowManifest(package: package, nodes: [node]).text
    #expect(text.contains(".swiftLanguageMode(.v5), .define(\"IOS\")"))
    #expect(text.contains(".process(\"Text\", localization: .base)"))
    #expect(text.contains("dependencies: [.target(name: \"Core\")]"))
    #expect(text.contains("path: \"Targets/Shop\""))
  }

  @Test func conditions_thatAreDefined_reachTheProjectsOwnTargets() {
    let model = TargetModel(name: "Shop", kind: .library, roots: ["/p"], languageMode: "5")
    let nodes = ["Shop", "Other"].map {
      PackageGraph.Node(model: model, package: $0, dependencies: [])
    }
    let defined = nodes.defining(["MOCK"], in: "Shop")
    #expect(defined.map(\.model.conditions) == [["MOCK"], []])
    #expect(defined[0].model.settings == [".define(\"MOCK\")"])
  }
}
