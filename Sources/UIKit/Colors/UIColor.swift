public import CoreGraphics
public import Foundation

/// A colour, plain or dependent on traits.
///
/// A dynamic colour is a function of traits; `cgColor` and `getRed` ask it for
/// `UITraitCollection.current`, views for their own traits.
///
/// - Differs: colours with a pattern keep their image but draw nothing; colours named by their
///   purpose are the same with increased contrast, as no table gives those values.
///
/// Status: partial · A
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  enum Storage {
    case plain(ColorComponents)
    case pattern(UIImage)
    case system(name: String, SystemColor)
    case dynamic(name: String?, @Sendable (UITraitCollection) -> UIColor)
  }

  private let comparable = ComparableHeader()
  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// Creates clear black.
  public override init() {
    storage = .plain(ColorComponents(white: 0, alpha: 0))
    super.init()
  }

  /// Creates a grey.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .plain(ColorComponents(white: white, alpha: alpha))
    super.init()
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let parts = HueComponents(
      hue: min(max(hue, 0), 1),
      saturation: min(max(saturation, 0), 1),
      brightness: min(max(brightness, 0), 1)
    )
    storage = .plain(parts.components(alpha: alpha))
    super.init()
  }

  /// Creates a colour in extended sRGB; values outside 0 to 1 are kept.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .plain(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a colour from components in Display P3.
  ///
  /// - Differs: the colour is kept in extended sRGB, where vivid ones lie outside 0 to 1.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .plain(
      ColorTransfer.components(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha)
    )
    super.init()
  }

  /// Creates a colour from one of Core Graphics.
  public init(cgColor: CGColor) {
    storage = .plain(ColorComponents(cgColor))
    super.init()
  }

  /// Creates a colour that repeats an image.
  public init(patternImage image: UIImage) {
    storage = .pattern(image)
    super.init()
  }

  /// Creates a colour that is asked for anew whenever traits change.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(name: nil, dynamicProvider)
    super.init()
  }

  /// Creates a colour from a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }

  /// Finds a colour of the asset catalogue of the main bundle; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a colour in the asset catalogue of a bundle; `nil` if there is none.
  ///
  /// The catalogue is read as it stands in the source folder (`Name.colorset`); one that cannot
  /// be read is told on the console, once.
  ///
  /// - Parameters:
  ///   - name: The name of a set.
  ///   - bundle: The bundle; nil for the main one.
  ///   - traitCollection: The traits for a plain colour; nil for a colour that follows them.
  /// - Evidence: Asset Catalog Format Reference, "Named Color Type" (grade A)
  public init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = ColorAsset.find(name, in: bundle ?? .main) else { return nil }
    if let traitCollection {
      storage = .plain(set.components(for: traitCollection))
    } else {
      storage = .dynamic(name: name) { UIColor(.plain(set.components(for: $0))) }
    }
    super.init()
  }

  init(sameAs other: UIColor) {
    storage = other.storage
    super.init()
  }

  /// Restores an archived colour.
  public required init?(coder: NSCoder) {
    let values = ["red", "green", "blue", "alpha"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
    storage = .plain(
      ColorComponents(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    )
    super.init()
  }

  /// Whether secure archives may contain the class.
  open class var supportsSecureCoding: Bool { true }

  /// Archives the components under the current traits.
  open func encode(with coder: NSCoder) {
    let value = currentComponents
    coder.encode(Double(value.red), forKey: "red")
    coder.encode(Double(value.green), forKey: "green")
    coder.encode(Double(value.blue), forKey: "blue")
    coder.encode(Double(value.alpha), forKey: "alpha")
  }

  /// Returns the colour itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Asking

  /// The colour for Core Graphics, under the current traits.
  ///
  /// That of a pattern has one component, its opacity.
  ///
  /// - Evidence: a test of rechsteiner/Parchment that passes on iOS (grade B)
  open var cgColor: CGColor {
    isPattern ? CGColor(patternOfAlpha: 1) : currentComponents.cgColor
  }

  /// The red, green, blue and alpha values; always succeeds for plain colours.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let value = currentComponents
    red?.pointee = value.red
    green?.pointee = value.green
    blue?.pointee = value.blue
    alpha?.pointee = value.alpha
    return true
  }

  /// The hue, saturation, brightness and alpha values.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let value = currentComponents
    let parts = HueComponents(value)
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = value.alpha
    return true
  }

  /// The grey and alpha values; a chromatic colour answers with its luminance.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let value = currentComponents
    switch value.space {
    case .gray: white?.pointee = value.red
    case .rgb:
      white?.pointee = 0.2126 * value.red + 0.7152 * value.green + 0.0722 * value.blue
    }
    alpha?.pointee = value.alpha
    return true
  }

  /// The same colour with another alpha; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .plain(let value): UIColor(.plain(value.withAlpha(alpha)))
    case .pattern: self
    case .system, .dynamic:
      UIColor(
        .dynamic(name: nil) { [self] traits in
          resolvedColor(with: traits).withAlphaComponent(alpha)
        }
      )
    }
  }

  /// The plain colour for the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .plain, .pattern: self
    case .system(_, let color): UIColor(.plain(color.components(for: traitCollection)))
    case .dynamic(_, let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  // MARK: - Drawing

  /// Makes the colour the fill and stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the fill colour of the current context.
  open func setFill() {
    ColorDrawing.current?.setFillColor(cgColor)
  }

  /// Makes the colour the stroke colour of the current context.
  open func setStroke() {
    ColorDrawing.current?.setStrokeColor(cgColor)
  }

  // MARK: - Comparing

  /// Whether the other object is the same colour in the same colour space.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return switch (storage, other.storage) {
    case (.plain(let left), .plain(let right)): left == right
    case (.pattern(let left), .pattern(let right)): left === right
    case (.system(let left, _), .system(let right, _)): left == right
    case (.dynamic(let left?, _), .dynamic(let right?, _)): left == right
    default: false
    }
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int {
    switch storage {
    case .plain(let value): value.hashValue
    case .pattern(let image): ObjectIdentifier(image).hashValue
    case .system(let name, _): name.hashValue
    case .dynamic(let name?, _): name.hashValue
    case .dynamic(nil, _): ObjectIdentifier(self).hashValue
    }
  }

  /// The colour space and its values, as iOS prints them.
  open override var description: String {
    switch storage {
    case .plain(let value): value.description
    case .pattern: "UIPatternColor"
    case .system(let name, _): "<UIDynamicSystemColor; name = \(name)>"
    case .dynamic(let name?, _): "<UIDynamicCatalogColor; name = \(name)>"
    case .dynamic(nil, _): "<UIDynamicProviderColor>"
    }
  }

  var isPattern: Bool {
    if case .pattern = storage { true } else { false }
  }

  var currentComponents: ColorComponents {
    switch resolvedColor(with: .current).storage {
    case .plain(let value): value
    default: ColorComponents(white: 0, alpha: 0)
    }
  }
}
