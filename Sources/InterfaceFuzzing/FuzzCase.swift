public import Foundation
internal import Clockwork
internal import InterfaceBuilder

/// One mutated document: the same number and seed give the same bytes.
public struct FuzzCase: Sendable {
  /// The number of the case.
  public let number: Int
  /// What was done to the base document, in order.
  public let changes: [String]
  /// The bytes of the document.
  public let data: Data
  /// Whether the creator of controllers misbehaves, and how.
  let creator: Int
  /// Whether the document was written as a storyboard.
  let isStoryboard: Bool

  /// Makes the document of a number.
  ///
  /// - Parameters:
  ///   - number: The number of the case.
  ///   - seed: The seed of the whole run.
  ///   - traps: What entities refer to: the address of a file and that of a server.
  ///   - size: How large the largest documents get: subviews in one view.
  public init(number: Int, seed: UInt64, traps: [String], size: Int = 10_000) {
    self.number = number
    var random = SeededRandom(seed: seed &* 0x9E37_79B9 &+ UInt64(number))
    let base = Int.random(in: 0..<BaseDocuments.all.count, using: &random)
    isStoryboard = BaseDocuments.all[base].contains("Storyboard.XIB")
    creator = Int.random(in: 0..<8, using: &random)
    var changes: [String] = ["base \(base)"]
    var mutator = TreeMutation(random: random, size: size)
    let kind = Int.random(in: 0..<100, using: &mutator.random)
    guard let document = try? InterfaceDocument(data: Data(BaseDocuments.all[base].utf8), name: "")
    else {
      // Only if a base document is broken, which a test excludes.
      self.changes = ["unreadable base"]
      data = Data()
      return
    }
    let root = FuzzNode(document.root)
    if kind < 75 || kind >= 90 {
      for _ in 0..<Int.random(in: 1...6, using: &mutator.random) {
        changes.append(mutator.change(root))
      }
    }
    var bytes = Array(("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.xml).utf8)
    root.clear()
    if kind >= 75 {
      var mutation = ByteMutation(random: mutator.random, traps: traps)
      changes.append(mutation.change(&bytes))
    }
    self.changes = changes
    data = Data(bytes)
  }
}
