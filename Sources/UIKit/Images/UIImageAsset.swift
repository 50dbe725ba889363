import Clockwork
public import CoreGraphics
public import Foundation

/// The images that stand for one thing under different traits.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIImageAsset: NSObject {
  private var entries: [(traits: UITraitCollection, image: UIImage)] = []
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
    entries.removeAll { $0.traits == traitCollection }
    entries.append((traitCollection, image))
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

  /// The image that fits the traits best: most of its own traits are among them, none contradicts.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = entries.filter { traitCollection.containsTraits(in: $0.traits) }
    if let last = fitting.last { return last.image }
    if let found = find?(traitCollection) { return found }
    return entries.last?.image ?? UIImage()
  }

  /// The image that fits a configuration best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection())
  }
}

extension UIImage {
  /// The asset that the image belongs to; an image that is not of a catalogue has one of its own.
  @preconcurrency @MainActor
  public var imageAsset: UIImageAsset? {
    if let known = objc_getAssociatedObject(self, &Self.assetSlot) as? UIImageAsset {
      return known
    }
    guard case .file(_, let name) = source else {
      guard case .bitmap = source else { return nil }
      return keep(UIImageAsset())
    }
    guard let name else { return keep(UIImageAsset()) }
    let bundle = origin
    return keep(UIImageAsset { UIImage(named: name, in: bundle, compatibleWith: $0) })
  }

  nonisolated(unsafe) private static var assetSlot: UInt8 = 0

  @MainActor
  private func keep(_ asset: UIImageAsset) -> UIImageAsset {
    asset.register(self, with: UITraitCollection())
    objc_setAssociatedObject(self, &Self.assetSlot, asset, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return asset
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

/// Data of a catalogue.
///
/// Status: partial · A
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The bytes.
  public let data: Data
  /// The type that the catalogue states.
  public let typeIdentifier: String

  /// Finds data in the main bundle; nil if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds data in a bundle; nil if there is none.
  public init?(name: String, bundle: Bundle) {
    guard let folder = AssetCatalogs.folder(named: "\(name).dataset", in: bundle),
      let text = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let file = try? JSONDecoder().decode(File.self, from: text),
      let entry = file.data.first(where: { $0.filename != nil }), let filename = entry.filename,
      let data = FileManager.default.contents(atPath: folder + "/" + filename)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.type ?? "public.data"
    super.init()
  }

  private struct File: Decodable { let data: [Entry] }

  private struct Entry: Decodable {
    let filename: String?
    let type: String?
    enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }
  }

  /// Returns the object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
