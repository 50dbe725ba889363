package import Foundation
import Projects

/// What can be said of a document before it is read.
package enum DocumentFile {
  /// Why a file cannot be read as a document; `nil` if it can.
  ///
  /// - Parameter path: A storyboard or xib.
  /// - Returns: The reason in words.
  package static func refusal(_ path: String) -> String? {
    guard Paths.isFolder(path) || isCompiled(path) else { return nil }
    return "'\(Paths.name(path))' is a compiled document; only the XML source form can be read"
  }

  /// Whether a path names what the compiler of Interface Builder makes.
  package static func isCompiled(_ path: String) -> Bool {
    ["storyboardc", "nib"].contains(Paths.ending(path))
  }

  /// Whether a document is for another platform than iOS.
  package static func isForeign(_ data: Data) -> Bool {
    let head = String(decoding: data.prefix(2000), as: UTF8.self)
    guard let runtime = head.firstMatch(of: /targetRuntime="([^"]*)"/)?.1 else { return false }
    return !runtime.contains("CocoaTouch") || runtime.contains("AppleTV")
  }
}
