/// What the `Contents.json` of a set says.
///
/// - Evidence: Asset Catalog Format Reference, "Image Set Type", "Named Color Type", "Data Set
///   Type" (grade A); appearances, slices and symbols, which it does not describe, as Xcode writes
///   them in public projects (grade B)
package struct AssetSet: Sendable {
  let kind: AssetKind
  /// The path of the set, from the catalogue on.
  let place: String
  /// The folder of the set.
  let folder: String
  var variants: [AssetVariant] = []
  var intent = Intent.automatic
  /// Whether the pictures stay sharp at any size; the size in points is the same either way.
  var keepsVectors = false
  var problems: [AssetProblem] = []

  /// Whether the pictures keep their colours.
  enum Intent: String, Sendable { case automatic, original, template }

  init(kind: AssetKind, place: String, folder: String) {
    self.kind = kind
    self.place = place
    self.folder = folder
  }
}

/// One of the things that a set holds, and what it is for.
struct AssetVariant: Sendable {
  var conditions = AssetConditions()
  /// The name of the file in the folder of the set.
  var filename: String?
  /// The pixels per point; nil for a picture for all displays.
  var scale: Int?
  var slices: AssetSlices?
  /// The insets for alignment, in pixels.
  var alignment: AssetInsets?
  var intent: AssetSet.Intent?
  var color: AssetColor?
  var typeIdentifier: String?
}

/// The edges of a picture that do not stretch, in pixels.
struct AssetSlices: Equatable, Sendable {
  var caps = AssetInsets()
  var isTiled = false
}

struct AssetInsets: Equatable, Sendable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}

/// The circumstances that a variant is for; nil for any.
struct AssetConditions: Hashable, Sendable {
  enum Style: String, Sendable { case light, dark }
  enum Direction: String, Sendable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }
  enum SizeClass: String, Sendable { case compact, regular }
  enum Gamut: String, Sendable {
    case sRGB
    case displayP3 = "display-P3"
  }
  enum Idiom: String, Sendable {
    case phone = "iphone"
    case pad = "ipad"
    case mac, tv, watch, car, vision, reality
    case appStore = "ios-marketing"
    case televisionStore = "tv-marketing"
    case watchStore = "watch-marketing"
  }

  var idiom: Idiom?
  var style: Style?
  var hasHighContrast = false
  var gamut: Gamut?
  var width: SizeClass?
  var height: SizeClass?
  var direction: Direction?
  /// The language of a localised picture.
  var locale: String?
  /// How much memory the device needs, in gigabytes.
  var memory: Int?
  /// The place of the needed graphics in the order of their age.
  var graphics: Int?
  /// Whether the variant is for something that no device here is, such as a size of watch.
  var isForNone = false
}

/// A colour of a set.
enum AssetColor: Hashable, Sendable {
  case plain(ColorComponents)
  /// A colour of the system, by the name that Xcode writes.
  case system(String)
}
