public import Foundation

/// The name of data in a catalogue.
public typealias NSDataAssetName = String

/// Data of a catalogue.
///
/// Of several files the one for the device is chosen.
///
/// - Evidence: documentation of `NSDataAsset`; Asset Catalog Format Reference, "Data Set Type"
///   (grade A)
///
/// Status: complete · A
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  public let name: NSDataAssetName
  /// The bytes.
  public let data: Data
  /// The type that the catalogue states; that of any data if it states none.
  public let typeIdentifier: String

  /// Finds data in the main bundle; nil if there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Finds data in a bundle; nil if there is none.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    let library = AssetLibrary.current
    guard let set = library.set(.data, named: name, in: bundle) else { return nil }
    let variants = set.variants.filter { $0.filename != nil }
    let best = AssetChoice.best(of: variants, for: AssetWish(.current)).first
    guard let best, let filename = best.filename else { return nil }
    guard let data = FileManager.default.contents(atPath: set.folder + "/" + filename) else {
      library.tell([AssetProblem(place: set.place, reason: .missingFile(filename))])
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = best.typeIdentifier ?? "public.data"
    super.init()
  }

  /// Returns the object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
