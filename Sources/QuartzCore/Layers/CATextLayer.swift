public import CoreGraphics
public import Foundation

/// Where text that is too long is cut.
///
/// Status: complete · A
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How lines of text are aligned.
///
/// Status: complete · A
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the language is written.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// On the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// On the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// On both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text.
///
/// Status: partial · A
open class CATextLayer: CALayer {
  private var _fontSize: CGFloat = 36
  private var _foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)

  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font or its name; not used for attributed text.
  open var font: Any?
  /// Whether lines are broken at the width.
  open var isWrapped = false
  /// Where text that is too long is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// How lines are aligned.
  open var alignmentMode = CATextLayerAlignmentMode.natural

  /// Creates a layer without text.
  public override init() {
    super.init()
  }

  /// Creates a copy that stands for another layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let source = layer as? CATextLayer else { return }
    _fontSize = source._fontSize
    _foregroundColor = source._foregroundColor
    string = source.string
    font = source.font
    isWrapped = source.isWrapped
    truncationMode = source.truncationMode
    alignmentMode = source.alignmentMode
  }

  /// Creates a layer without text; an archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of the font; 36 at first.
  open var fontSize: CGFloat {
    get { _fontSize }
    set {
      willChange(.fontSize)
      _fontSize = newValue
    }
  }

  /// The colour of the text; opaque white at first.
  open var foregroundColor: CGColor? {
    get { _foregroundColor }
    set {
      willChange(.foregroundColor)
      _foregroundColor = newValue
    }
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard
      let text = string as? NSAttributedString
        ?? (string as? String).map({
          NSAttributedString(string: $0)
        })
    else { return }
    if let color = _foregroundColor { ctx.setFillColor(color) }
    ctx.draw(text: text, in: bounds)
  }

  override func layerValue(for key: LayerKey) -> LayerValue? {
    switch key {
    case .fontSize: .number(Double(_fontSize))
    case .foregroundColor: .color(_foregroundColor)
    default: super.layerValue(for: key)
    }
  }

  override func setLayerValue(_ value: LayerValue, for key: LayerKey) {
    switch (key, value) {
    case (.fontSize, .number(let number)): fontSize = CGFloat(number)
    case (.foregroundColor, .color(let color)): foregroundColor = color
    default: super.setLayerValue(value, for: key)
    }
  }
}
