import CoreGraphics
public import Foundation

extension UIImage {
  /// How the pixels of a file lie.
  public enum Orientation: Int, Sendable {
    /// As stored.
    case up
    /// Turned by half.
    case down
    /// Turned to the left.
    case left
    /// Turned to the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Turned by half and mirrored.
    case downMirrored
    /// Turned to the left and mirrored.
    case leftMirrored
    /// Turned to the right and mirrored.
    case rightMirrored
  }

  /// Whether an image keeps its colours.
  public enum RenderingMode: Int, Sendable {
    /// As the context wants it.
    case automatic
    /// With its own colours.
    case alwaysOriginal
    /// With the tint of the context.
    case alwaysTemplate
  }

  /// How the middle of an image with caps fills space.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// By the context.
    case `default` = -1
    /// Of no fixed size.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// The strokes of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// By the context.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Very light.
    case thin
    /// Light.
    case light
    /// Plain.
    case regular
    /// Slightly heavy.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Very bold.
    case heavy
    /// The heaviest.
    case black
  }

  /// The traits for which an image was made.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits.
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    /// The configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      make(traitCollection) as? Self ?? self
    }

    func make(_ traits: UITraitCollection?) -> Configuration { Configuration(traits: traits) }

    /// The configuration with values of another one.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }

    /// Returns the configuration itself, as it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The size, strokes and colours of a symbol.
  ///
  /// - Differs: colours are kept and not drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var colors: [UIColor]?
      var prefersMulticolor = false
    }

    let values: Values

    init(_ values: Values, traits: UITraitCollection? = nil) {
      self.values = values
      super.init(traits: traits)
    }

    override func make(_ traits: UITraitCollection?) -> Configuration {
      SymbolConfiguration(values, traits: traits)
    }

    /// The configuration that specifies nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Creates a configuration with a size in relation to text.
    public convenience init(scale: SymbolScale) {
      self.init(Values(scale: scale))
    }

    /// Creates a configuration with a point size.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    /// Creates a configuration with strokes.
    public convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight))
    }

    /// Creates a configuration with a point size and strokes.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a point size, strokes and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Creates a configuration with the size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration that fits a font.
    public convenience init(font: UIFont) {
      self.init(Values(pointSize: font.pointSize))
    }

    /// Creates a configuration that fits a font, with a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }

    /// Creates a configuration with shades of one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor]))
    }

    /// Creates a configuration with a colour for each layer.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors))
    }

    /// The configuration with the symbol's own colours.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(prefersMulticolor: true))
    }

    /// The configuration with values of another one.
    func merged(with other: SymbolConfiguration) -> SymbolConfiguration {
      var merged = values
      merged.pointSize = other.values.pointSize ?? merged.pointSize
      merged.textStyle = other.values.textStyle ?? merged.textStyle
      merged.weight = other.values.weight ?? merged.weight
      merged.scale = other.values.scale ?? merged.scale
      merged.colors = other.values.colors ?? merged.colors
      return SymbolConfiguration(merged, traits: other.traitCollection ?? traitCollection)
    }

    /// Whether the other configuration has the same values.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// A hash that agrees with `isEqual(_:)`.
    public override var hash: Int { values.hashValue }

    /// The size in points that a symbol gets.
    var points: CGFloat {
      let base =
        values.pointSize
        ?? values.textStyle.map { TextStyleTable.size(of: $0, for: .large) } ?? 17
      let factor: CGFloat =
        switch values.scale ?? .medium {
        case .small: 0.8
        case .large: 1.28
        default: 1
        }
      return base * factor
    }
  }
}
