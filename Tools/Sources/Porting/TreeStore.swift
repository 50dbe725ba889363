import SwiftSyntax
import Synchronization

/// The trees of files that were parsed for their records, kept until they are lowered.
final class TreeStore: Sendable {
  private struct Contents {
    var trees: [Int: SourceFileSyntax] = [:]
    var bytes = 0
  }

  private let contents = Mutex(Contents())
  /// A tree takes some hundred times the space of its text; what goes beyond is parsed again.
  private let limit: Int

  /// Keeps trees of texts of some total length.
  init(limit: Int = 16_000_000) {
    self.limit = limit
  }

  /// Keeps the tree of a file, if there is room.
  func keep(_ tree: SourceFileSyntax, of position: Int) {
    let size = tree.totalLength.utf8Length
    contents.withLock { contents in
      guard contents.bytes + size <= limit else { return }
      contents.trees[position] = tree
      contents.bytes += size
    }
  }

  /// The tree of a file, which is forgotten then.
  func take(_ position: Int) -> SourceFileSyntax? {
    contents.withLock { contents in
      guard let tree = contents.trees.removeValue(forKey: position) else { return nil }
      contents.bytes -= tree.totalLength.utf8Length
      return tree
    }
  }
}
