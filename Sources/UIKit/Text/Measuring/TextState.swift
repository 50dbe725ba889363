import CoreGraphics
import Foundation

/// What an application knows of texts: how they are measured, and sizes measured before.
@MainActor
final class TextState {
  var measurer: any TextMeasurer = EmbeddedTextMeasurer() {
    didSet { sizes = [:] }
  }
  /// How often lines were set for a plain text.
  private(set) var measuredCount = 0
  private var sizes: [PlainTextKey: CGSize] = [:]
  /// So many sizes are kept; then all are forgotten.
  private static let limit = 2048

  static var current: TextState {
    UIApplication.shared.attachment(TextState.self) { TextState() }
  }

  /// The measurer of the current application; one of its own off the main actor.
  nonisolated static var measurerInForce: any TextMeasurer {
    guard MainContext.isCurrent else { return EmbeddedTextMeasurer() }
    return MainActor.assumeIsolated { current.measurer }
  }

  /// The size of a text of one font, from memory if the same was asked before.
  func size(of key: PlainTextKey, font: UIFont) -> CGSize {
    if let known = sizes[key] { return known }
    measuredCount += 1
    let content = TextContent(key.text, font: font, measurer: measurer)
    let layout = TextLayout(
      content,
      in: .init(width: key.width, lines: key.lines, mode: key.mode, keepsHangul: key.keepsHangul)
    )
    let size = CGSize(width: layout.width, height: layout.height)
    if sizes.count >= Self.limit { sizes.removeAll(keepingCapacity: true) }
    sizes[key] = size
    return size
  }
}

/// What the size of a text of one font depends on.
struct PlainTextKey: Hashable {
  let text: String
  let source: AdvanceSource
  let metrics: FontMetrics
  let fontSize: CGFloat
  let width: CGFloat
  let lines: Int
  let mode: NSLineBreakMode
  let keepsHangul: Bool
}

extension UIApplication {
  /// What measures the texts of the app.
  package var textMeasurer: any TextMeasurer {
    get { TextState.current.measurer }
    set { TextState.current.measurer = newValue }
  }
}
