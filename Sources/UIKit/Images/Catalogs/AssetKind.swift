/// The kinds of sets that apps ask for by name.
///
/// - Evidence: Asset Catalog Format Reference, "Types Overview" (grade A); symbol sets are younger
///   than it.
package enum AssetKind: String, CaseIterable, Sendable {
  case image = "imageset"
  case color = "colorset"
  case data = "dataset"
  case symbol = "symbolset"

  /// The key of the list of variants in `Contents.json`.
  var list: String {
    switch self {
    case .image: "images"
    case .color: "colors"
    case .data: "data"
    case .symbol: "symbols"
    }
  }
}

/// What a folder of a catalogue is, by the ending of its name.
enum AssetFolder: Equatable {
  case set(AssetKind)
  /// A folder that only groups others; a sprite atlas is one, too.
  case group
  /// Something that no app asks for by name, such as its icon.
  case ignored
  case unknown(ending: String)

  /// The kinds that have no meaning for a running app on a phone or tablet, or for frameworks that
  /// are not there.
  static let ignoredEndings: Set<String> = [
    "appiconset", "iconset", "launchimage", "brandassets", "imagestack", "imagestacklayer",
    "solidimagestack", "solidimagestacklayer", "complicationset", "watchface", "stickersiconset",
    "stickerpack", "sticker", "stickersequence", "arresourcegroup", "arimageset",
    "arreferenceimage", "arobject", "gcdashboardimage", "gcleaderboard", "gcleaderboardset",
    "cubetextureset", "mipmapset", "textureset", "iconstack", "icon",
  ]

  /// The kind of a folder, and the name without the ending.
  static func read(_ folder: String) -> (kind: AssetFolder, name: String) {
    guard let dot = folder.lastIndex(of: "."), dot != folder.startIndex else {
      return (.group, folder)
    }
    let ending = String(folder[folder.index(after: dot)...])
    let name = String(folder[..<dot])
    if let kind = AssetKind(rawValue: ending) { return (.set(kind), name) }
    if ending == "spriteatlas" { return (.group, name) }
    if ignoredEndings.contains(ending) { return (.ignored, name) }
    return (.unknown(ending: ending), folder)
  }
}
