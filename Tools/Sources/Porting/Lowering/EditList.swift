import SwiftSyntax

/// Changes to a text, collected in any order and applied at once.
///
/// No change adds or removes a line break.
struct EditList {
  private struct Edit {
    var range: Range<Int>
    var text: String
    var order: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Puts a text before the byte at an offset.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text, order: edits.count))
  }

  /// Puts a text before a node.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    insert(text, at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Puts a text after a node.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    insert(text, at: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Replaces a node, and keeps the number of its lines.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    let breaks = node.trimmedDescription.utf8.filter { $0 == 10 || $0 == 13 }
    edits.append(
      Edit(
        range: Self.range(of: node),
        text: text + String(decoding: breaks, as: UTF8.self),
        order: edits.count
      )
    )
  }

  /// Overwrites a node with blanks, so that what follows keeps its column.
  mutating func blank(_ node: some SyntaxProtocol) {
    let text = String(
      decoding: node.trimmedDescription.utf8.map { byte in
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
      },
      as: UTF8.self
    )
    edits.append(Edit(range: Self.range(of: node), text: text, order: edits.count))
  }

  /// Replaces a node with a text that is padded to the node's width.
  mutating func overwrite(_ node: some SyntaxProtocol, with text: String) {
    let width = node.trimmedDescription.utf8.count
    let padding = String(repeating: " ", count: max(0, width - text.utf8.count))
    replace(node, with: text + padding)
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The changed text.
  func apply(to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 32)
    var position = 0
    // At one place, what is put in comes before what is replaced.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, $0.order)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, $1.order)
    }
    for edit in sorted {
      // A change inside text that an outer change took away has no place any more.
      guard edit.range.lowerBound >= position else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
