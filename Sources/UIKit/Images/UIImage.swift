public import CoreGraphics
public import Foundation

/// A picture: a file, a symbol, or what a renderer recorded.
///
/// - Differs: files are not decoded; the size comes from their header. Symbols
///   exist for every well-formed name and have a size that is close to the real
///   one. `pngData` and `jpegData` return the bytes of the file if the picture
///   was made from one.
///
/// Status: partial · A
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  private let comparable = ComparableHeader()

  enum Source {
    case empty
    case file(Data, name: String?)
    case bitmap(CGImage)
    case symbol(String, SymbolConfiguration)
    case animation([UIImage], TimeInterval)
  }

  /// Everything that a variant of an image may change.
  struct Look {
    var pixels = CGSize.zero
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var mode = RenderingMode.automatic
    var tint: UIColor?
    var caps = UIEdgeInsets.zero
    var resizing = ResizingMode.tile
    var alignment = UIEdgeInsets.zero
    var flips = false
    /// Whether other traits give another picture.
    var hasVariants = false
    /// Whether the app changed what the file or the catalogue says.
    var isChanged = false
    var isMirrored = false
  }

  let source: Source
  let look: Look
  /// The bundle that the image was found in; nil for the main one.
  private(set) var origin: Bundle?

  init(_ source: Source, _ look: Look, from origin: Bundle? = nil) {
    self.source = source
    self.look = look
    self.origin = origin
    super.init()
  }

  init(sameAs other: UIImage) {
    source = other.source
    look = other.look
    origin = other.origin
    super.init()
  }

  // MARK: - Making

  /// Creates an image of size zero.
  public override init() {
    source = .empty
    look = Look()
    super.init()
  }

  /// Finds an image in the main bundle; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image in a bundle; `nil` if there is none.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    let symbol = configuration as? SymbolConfiguration ?? .unspecified
    let traits = configuration?.traitCollection
    guard let found = UIImage.find(name, in: bundle ?? .main, traits, symbol) else { return nil }
    self.init(found.source, found.look, from: bundle)
  }

  /// Finds an image in a bundle for some traits; `nil` if there is none.
  ///
  /// Catalogues of the bundle come before loose files. A catalogue that cannot be read is told on
  /// the console, once.
  ///
  /// - Parameters:
  ///   - name: The name of a set, or of a file; only PNG files are found without their ending.
  ///   - bundle: The bundle; nil for the main one.
  ///   - traitCollection: The traits to choose by; nil for the current ones. The screen's scale
  ///     and the kind of device stand in where the traits leave them open.
  /// - Evidence: Asset Catalog Format Reference (grade A); `AssetChoice` says what is inferred
  public init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = UIImage.find(name, in: bundle ?? .main, traitCollection) else { return nil }
    source = found.source
    look = found.look
    super.init()
    origin = bundle
  }

  /// Creates the image that a literal names.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(known: UIImage(named: name), name)
  }

  private init(known image: UIImage?, _ name: String) {
    guard let image else { fatalError("Image literal names no image: \(name)") }
    source = image.source
    look = image.look
    origin = image.origin
    super.init()
  }

  /// Creates a symbol of the system; `nil` if the name is not well-formed.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol of the system for some traits.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol of the system in a size and with strokes.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolNames.isWellFormed(name) else { return nil }
    let symbol = configuration as? SymbolConfiguration ?? .unspecified
    source = .symbol(name, symbol)
    look = Self.symbolLook(symbol)
    super.init()
  }

  /// Reads an image file; `nil` if it is missing or of no known format.
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let size = ImageHeader.size(of: data)
    else { return nil }
    source = .file(data, name: nil)
    var look = Look()
    look.pixels = size
    look.orientation = ImageHeader.orientation(of: data)
    look.scale = path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1
    self.look = look
    super.init()
  }

  /// Reads the data of an image file; `nil` if it is of no known format.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads the data of an image file with a number of pixels per point.
  public init?(data: Data, scale: CGFloat) {
    guard let size = ImageHeader.size(of: data) else { return nil }
    source = .file(data, name: nil)
    var look = Look()
    look.pixels = size
    look.orientation = ImageHeader.orientation(of: data)
    look.scale = scale > 0 ? scale : 1
    self.look = look
    super.init()
  }

  /// Creates an image from one of Core Graphics.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from one of Core Graphics, scaled and turned.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    source = .bitmap(cgImage)
    var look = Look()
    look.pixels = CGSize(width: cgImage.width, height: cgImage.height)
    look.scale = scale > 0 ? scale : 1
    look.orientation = orientation
    self.look = look
    super.init()
  }

  /// Restores an archived image from its file data, or a symbol from its name.
  public required convenience init?(coder: NSCoder) {
    if let name = coder.decodePlain(forKey: "UISystemSymbolResourceName") as? String {
      self.init(systemName: name)
      return
    }
    guard let data = coder.decodePlain(forKey: "UIImageData") as? Data else { return nil }
    self.init(data: data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
  }

  /// Whether secure archives may contain the class.
  open class var supportsSecureCoding: Bool { true }

  /// Archives the file data, what was drawn as a PNG file, or the name of a symbol.
  open func encode(with coder: NSCoder) {
    switch source {
    case .file(let data, _): coder.encodePlain(data, forKey: "UIImageData")
    case .bitmap(let image): coder.encodePlain(ImageEncoding.png(image), forKey: "UIImageData")
    case .symbol(let name, _): coder.encodePlain(name, forKey: "UISystemSymbolResourceName")
    case .empty, .animation: break
    }
    coder.encode(Double(scale), forKey: "UIScale")
  }

  /// An image that shows others in turn.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(.animation(images, duration), first.look)
  }

  // MARK: - Asking

  /// The size in points, after turning.
  open var size: CGSize {
    let size = CGSize(
      width: look.pixels.width / look.scale,
      height: look.pixels.height / look.scale
    )
    switch look.orientation {
    case .left, .right, .leftMirrored, .rightMirrored:
      return CGSize(width: size.height, height: size.width)
    default: return size
    }
  }

  /// The picture for Core Graphics; without pixels if it came from a file other than PNG.
  open var cgImage: CGImage? {
    switch source {
    case .bitmap(let image): image
    case .empty: nil
    case .animation(let images, _): images.first?.cgImage
    case .file(let data, _): pictureWithoutRecord(data)
    case .symbol: pictureWithoutRecord(nil)
    }
  }

  private func pictureWithoutRecord(_ file: Data?) -> CGImage? {
    guard look.pixels != .zero else { return nil }
    let (width, height) = (Int(look.pixels.width), Int(look.pixels.height))
    return CGImage(width: width, height: height, displayList: nil, file: file)
  }

  /// The pixels per point.
  open var scale: CGFloat { look.scale }

  /// How the pixels lie.
  open var imageOrientation: Orientation { look.orientation }

  /// The images that are shown in turn.
  open var images: [UIImage]? {
    if case .animation(let images, _) = source { images } else { nil }
  }

  /// How long showing all images takes, in seconds.
  open var duration: TimeInterval {
    if case .animation(_, let duration) = source { duration } else { 0 }
  }

  /// The edges that are not stretched.
  open var capInsets: UIEdgeInsets { look.caps }

  /// How the middle fills space.
  open var resizingMode: ResizingMode { look.resizing }

  /// The insets of the part that layout aligns.
  open var alignmentRectInsets: UIEdgeInsets { look.alignment }

  /// Whether the image keeps its colours.
  open var renderingMode: RenderingMode { look.mode }

  /// Whether the image is mirrored for right-to-left languages.
  open var flipsForRightToLeftLayoutDirection: Bool { look.flips }

  /// Whether the image is a symbol of the system.
  open var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// The traits of the image; the symbol's configuration for a symbol.
  open var configuration: Configuration? { symbolConfiguration }

  /// The size and strokes of a symbol.
  open var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let configuration) = source { configuration } else { nil }
  }

  /// The distance of a symbol's baseline from its bottom, in points.
  open var baselineOffsetFromBottom: CGFloat? { isSymbolImage ? 0 : nil }

  // MARK: - Comparing

  /// Whether the other object shows the same picture in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || looksLike(other)
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(look.pixels.width)
    hasher.combine(look.pixels.height)
    return hasher.finalize()
  }

  /// The name or kind of the picture and its size.
  open override var description: String {
    let place = "{\(ColorComponents.text(size.width)), \(ColorComponents.text(size.height))}"
    return switch source {
    case .symbol(let name, _): "<UIImage symbol(system: \(name)) \(place)>"
    case .file(_, let name?): "<UIImage named(main: \(name)) \(place)>"
    default: "<UIImage anonymous \(place)>"
    }
  }
}
