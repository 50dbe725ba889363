import Foundation

/// The fonts that the app's Info.plist names under `UIAppFonts`.
enum BundledFonts {
  /// The face of a name, if a font file of the app has it.
  ///
  /// Its family and weight are read from the file; its widths are those of the system font.
  static func face(named name: String, in bundle: Bundle = .main) -> FontFace? {
    guard let files = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] else {
      return nil
    }
    for file in files {
      let path = file as NSString
      guard
        let url = bundle.url(
          forResource: path.deletingPathExtension,
          withExtension: path.pathExtension
        ),
        let data = try? Data(contentsOf: url, options: .mappedIfSafe)
      else { continue }
      let names = FontNames(data)
      guard names.postScript == name || names.full == name || names.family == name else { continue }
      return FontCatalog.face(named: names.postScript ?? name, family: names.family ?? name)
    }
    return nil
  }
}

/// The names in a TrueType or OpenType file, from its `name` table.
struct FontNames {
  /// The family, such as `Lato`.
  private(set) var family: String?
  /// The full name, such as `Lato Bold`.
  private(set) var full: String?
  /// The name by which apps ask, such as `Lato-Bold`.
  private(set) var postScript: String?

  /// Reads the names; a file that is no font has none.
  init(_ data: Data) {
    let bytes = [UInt8](data.prefix(4 << 20))
    func word(_ index: Int) -> Int? {
      guard index >= 0, index + 1 < bytes.count else { return nil }
      return Int(bytes[index]) << 8 | Int(bytes[index + 1])
    }
    func long(_ index: Int) -> Int? {
      guard let high = word(index), let low = word(index + 2) else { return nil }
      return high << 16 | low
    }
    guard let count = word(4) else { return }
    let entries = (0..<count).map { 12 + $0 * 16 }
    guard
      let entry = entries.first(where: { long($0) == 0x6E61_6D65 }),  // "name"
      let table = long(entry + 8), let records = word(table + 2), let texts = word(table + 4)
    else { return }
    for record in (0..<records).map({ table + 6 + $0 * 12 }) {
      guard let platform = word(record), let kind = word(record + 6),
        let length = word(record + 8), let offset = word(record + 10)
      else { return }
      let start = table + texts + offset
      guard start >= 0, start + length <= bytes.count else { continue }
      let raw = Data(bytes[start..<start + length])
      let text = String(data: raw, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
      switch kind {
      case 1: family = family ?? text
      case 4: full = full ?? text
      case 6: postScript = postScript ?? text
      default: break
      }
    }
  }
}
