import Foundation
import Testing

@testable import Projects

@Suite("Resources that packages do not declare")
struct ImplicitResourcesTests {
  private func target(_ files: [String], in folder: URL) throws -> TargetModel {
    for file in files {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: url)
    }
    return TargetModel(name: "Shop", kind: .library, roots: [folder.path], languageMode: "5")
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("implicit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  // A, "Bundling resources with a Swift package".
  @Test func documentsCataloguesAndTranslations_areProcessed() throws {
    try withFolder { folder in
      var target = try target(
        [
          "A.swift", "Main.storyboard", "Cells/Cell.xib", "Old.nib", "Notes.md", "data.json",
          "Base.lproj/First.storyboard", "de.lproj/First.strings",
          "Art.xcassets/logo.imageset/Contents.json", "Other/Art.xcassets/Contents.json",
          "Declared/Known.storyboard", "Left/Out.xib",
        ],
        in: folder
      )
      target.excludes = ["Left"]
      target.resources = [.init(rule: "process", path: "Declared")]
      let found = ImplicitResources.list(of: target, toolsVersion: "5.3.0")
      #expect(found.allSatisfy { $0.rule == "process" })
      #expect(
        found.map(\.path) == [
          "Art.xcassets", "Base.lproj/First.storyboard", "Cells/Cell.xib", "Main.storyboard",
          "Old.nib", "Other/Art.xcassets", "de.lproj/First.strings",
        ]
      )
      // Two catalogues of one name make one on iOS; here the second gets another name.
      #expect(found.compactMap(\.place) == ["5-Art.xcassets"])
      #expect(ImplicitResources.list(of: target, toolsVersion: "5.2.0").isEmpty)
      #expect(!ImplicitResources.list(of: target, toolsVersion: "6.0.0").isEmpty)
    }
  }
}
