import Clockwork
public import Foundation

/// The images that stand for one thing under different traits.
///
/// The asset of a named image finds the forms that its catalogue has; registered images come
/// before those.
///
/// - Evidence: documentation of `UIImageAsset` (grade A); a registered dark image shows in a view
///   that has the light one (rodydavis and timonus, published code for iOS 13, grade C)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIImageAsset: NSObject {
  /// An image holds its asset, so the asset holds a copy; the image itself, while it lives, is
  /// what `image(with:)` returns.
  private struct Entry {
    let traits: UITraitCollection
    weak var image: UIImage?
    let copy: UIImage
  }

  private var entries: [Entry] = []
  private let find: ((UITraitCollection) -> UIImage?)?

  /// Creates an asset without images.
  public override init() {
    find = nil
    super.init()
  }

  init(find: @escaping (UITraitCollection) -> UIImage?) {
    self.find = find
    super.init()
  }

  /// Adds an image for some traits; one for the same traits is replaced.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    entries.append(Entry(traits: traitCollection, image: image, copy: UIImage(sameAs: image)))
    image.keep(self)
  }

  /// Adds an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Takes the image for some traits out.
  open func unregister(with traitCollection: UITraitCollection) {
    entries.removeAll { $0.traits == traitCollection }
  }

  /// Takes the image for a configuration out.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The image that fits the traits best: none of its own contradicts, and most are among them.
  ///
  /// Without one that fits, it is the one with the fewest contradictions.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let ranked = entries.map { (entry: $0, fit: Fit($0.traits, traitCollection)) }
    let best = ranked.max { $1.fit.isAtLeast($0.fit) }
    if let best, best.fit.contradictions == 0 { return image(of: best.entry) }
    if let found = find?(traitCollection) {
      found.keep(self)
      return found
    }
    return best.map { image(of: $0.entry) } ?? UIImage()
  }

  /// The image that fits a configuration best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection())
  }

  var hasVariants: Bool { entries.count > 1 || (find != nil && !entries.isEmpty) }

  private func image(of entry: Entry) -> UIImage {
    if let image = entry.image { return image }
    let copy = UIImage(sameAs: entry.copy)
    copy.keep(self)
    return copy
  }

  /// How well the traits of an image fit.
  private struct Fit {
    let contradictions: Int
    let matches: Int

    init(_ own: UITraitCollection, _ wanted: UITraitCollection) {
      let none = UITraitCollection()
      let named = Self.ids(own.changedTraits(from: none))
      let different = Self.ids(own.changedTraits(from: wanted)).intersection(named)
      let open = named.subtracting(Self.ids(wanted.changedTraits(from: none)))
      contradictions = different.subtracting(open).count
      matches = named.subtracting(different).count
    }

    private static func ids(_ traits: [UITrait]) -> Set<ObjectIdentifier> {
      Set(traits.map { ObjectIdentifier($0) })
    }

    /// Whether it is as good as another one, so that of two equals the later one wins.
    func isAtLeast(_ other: Fit) -> Bool {
      contradictions == other.contradictions
        ? matches >= other.matches : contradictions < other.contradictions
    }
  }
}

extension UIImage {
  /// The asset that the image belongs to; an image that is not of a catalogue has one of its own.
  @preconcurrency @MainActor
  public var imageAsset: UIImageAsset? {
    if let knownAsset { return knownAsset }
    switch source {
    case .file(_, let name?):
      let bundle = origin
      let asset = UIImageAsset { UIImage(named: name, in: bundle, compatibleWith: $0) }
      keep(asset)
      return asset
    case .file, .bitmap:
      let asset = UIImageAsset()
      asset.register(self, with: UITraitCollection())
      return asset
    case .empty, .symbol, .animation: return nil
    }
  }

  nonisolated(unsafe) private static var assetSlot: UInt8 = 0

  /// The asset, if somebody asked for it or registered the image.
  var knownAsset: UIImageAsset? {
    objc_getAssociatedObject(self, &Self.assetSlot) as? UIImageAsset
  }

  func keep(_ asset: UIImageAsset) {
    objc_setAssociatedObject(self, &Self.assetSlot, asset, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// Puts the image into the asset of another form of it.
  func shareAsset(of other: UIImage) {
    if let asset = other.knownAsset { keep(asset) }
  }

  // MARK: - Preparing

  /// Prepares the image for being shown, and hands it over in a later turn.
  ///
  /// - Parameter completionHandler: Is called with the image.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    deliver(preparingForDisplay(), to: completionHandler)
  }

  /// Makes a smaller image, and hands it over in a later turn.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - completionHandler: Is called with the image; with nil for a size without extent.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping (UIImage?) -> Void
  ) {
    deliver(preparingThumbnail(of: size), to: completionHandler)
  }

  /// The image, ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The image in a smaller size.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The image; nil for a size without extent.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  private func deliver(_ image: UIImage?, to handler: @escaping (UIImage?) -> Void) {
    nonisolated(unsafe) let handler = handler
    MainQueue.run { MainLoop.current.post("UIImage.prepare") { handler(image) } }
  }

  // MARK: - Animated

  /// The images `name0`, `name1` … of the main bundle, shown in turn.
  ///
  /// - Parameters:
  ///   - name: The beginning of the names.
  ///   - duration: How long showing all takes; zero for a tenth of a second each.
  /// - Returns: The image; nil if there is none of the names.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0..<1024 {
      let found = UIImage(named: "\(name)\(number)")
      guard let image = found else {
        if number == 0 { continue }
        break
      }
      images.append(image)
    }
    let time = duration > 0 ? duration : Double(images.count) / 10
    return animatedImage(with: images, duration: time)
  }
}

/// The name of an image in a catalogue, as Xcode writes it down for the app.
///
/// Status: complete · A
public struct ImageResource: Hashable, @unchecked Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates the name of an image.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a colour in a catalogue, as Xcode writes it down for the app.
///
/// Status: complete · A
public struct ColorResource: Hashable, @unchecked Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates the name of a colour.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Finds the image of a name that is known to be there; an empty image if it is not.
  ///
  /// - Parameter resource: The name and its bundle.
  public convenience init(resource: ImageResource) {
    let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(sameAs: found ?? UIImage())
  }
}

extension UIColor {
  /// Finds the colour of a name that is known to be there; clear if it is not.
  ///
  /// - Parameter resource: The name and its bundle.
  public convenience init(resource: ColorResource) {
    let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(sameAs: found ?? .clear)
  }
}
