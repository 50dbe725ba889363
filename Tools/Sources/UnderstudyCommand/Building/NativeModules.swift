import Projects

/// Finds the Swift modules that are built as on any Linux.
///
/// A wrapper of C sources chooses by platform what it may call, as its headers do. The
/// headers see Linux's compiler, so the Swift side must choose the same branches.
enum NativeModules {
  /// The names of the targets that stand on C sources and import none of Apple's modules.
  static func names(
    among nodes: [PackageGraph.Node],
    _ sources: [Lowering.Source]
  ) -> Set<String> {
    let swift = Set(sources.map(\.module))
    let clang = Set(nodes.map(\.model.name)).subtracting(swift)
    let appleUsers = Set(sources.filter { usesApple($0.text) }.map(\.module))
    let found = nodes.filter { node in
      swift.contains(node.model.name) && !appleUsers.contains(node.model.name)
        && node.dependencies.contains { clang.contains($0) }
    }
    return Set(found.map(\.model.name)).union(testLibraries(among: nodes, sources))
  }

  /// The libraries for tests, such as Quick and Nimble, that have a way of their own without the
  /// Objective-C runtime: XCTest here is Linux's, and they know it.
  static func testLibraries(
    among nodes: [PackageGraph.Node],
    _ sources: [Lowering.Source]
  ) -> Set<String> {
    let libraries = Set(nodes.filter { $0.model.kind == .library }.map(\.model.name))
    let own = sources.filter { libraries.contains($0.module) }
    let users = Set(own.filter { $0.text.contains("import XCTest") }.map(\.module))
    guard !users.isEmpty else { return [] }
    let portable = own.filter { source in
      users.contains(source.module)
        && (source.text.contains("!canImport(Darwin)") || source.text.contains("#if os(Linux)"))
    }
    let drawing = own.filter {
      users.contains($0.module)
        && ($0.text.contains("import UIKit") || $0.text.contains("import SwiftUI"))
    }
    return Set(portable.map(\.module)).subtracting(drawing.map(\.module))
  }

  private static func usesApple(_ text: String) -> Bool {
    text.contains("import UIKit") || text.contains("import QuartzCore")
      || text.contains("import CoreGraphics") || text.contains("import SwiftUI")
  }
}
