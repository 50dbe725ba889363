import Foundation

/// Reads the `Contents.json` of a set; what it does not understand it lists.
struct AssetSetReader {
  private var set: AssetSet

  /// Reads a set.
  ///
  /// - Parameters:
  ///   - kind: The kind of the set.
  ///   - place: The path for messages.
  ///   - folder: The folder.
  /// - Returns: The set; without variants if there is nothing to read.
  static func read(_ kind: AssetKind, place: String, folder: String) -> AssetSet {
    let text = FileManager.default.contents(atPath: folder + "/Contents.json")
    return read(kind, place: place, folder: folder, text)
  }

  /// Reads the text of a set; nil for a set without one.
  static func read(
    _ kind: AssetKind,
    place: String,
    folder: String,
    _ text: Data?
  ) -> AssetSet {
    var reader = AssetSetReader(set: AssetSet(kind: kind, place: place, folder: folder))
    if let text { reader.read(text) } else { reader.note(.missingContents) }
    return reader.set
  }

  private mutating func note(_ reason: AssetProblem.Reason) {
    set.problems.append(AssetProblem(place: set.place, reason: reason))
  }

  private mutating func read(_ text: Data) {
    do {
      guard case .object(let members) = try JSONReader.value(of: [UInt8](text)) else {
        return note(.wrongContents(expected: "an object"))
      }
      read(members)
    } catch {
      note(.brokenContents(line: error.line, expected: error.expected))
    }
  }

  private mutating func read(_ members: [(key: String, value: JSONValue)]) {
    for (key, value) in members {
      switch (key, value) {
      case ("info", .object): break
      case ("properties", .object(let properties)): readProperties(properties)
      case (set.kind.list, .array(let entries)):
        for (index, entry) in entries.enumerated() {
          let path = "\(key)[\(index)]"
          guard case .object(let fields) = entry else {
            note(.wrongContents(expected: "an object at \(path)"))
            continue
          }
          readVariant(fields, path)
        }
      case (set.kind.list, _): note(.wrongContents(expected: "a list called \(key)"))
      default: note(.unknownKey(key))
      }
    }
    // A symbol is known by its name alone.
    if set.kind != .symbol, !members.contains(where: { $0.key == set.kind.list }) {
      note(.wrongContents(expected: "a list called \(set.kind.list)"))
    }
  }

  private mutating func readProperties(_ properties: [(key: String, value: JSONValue)]) {
    for (key, value) in properties {
      let path = "properties.\(key)"
      switch key {
      case "template-rendering-intent": set.intent = intent(value, path) ?? .automatic
      case "preserves-vector-representation": set.keepsVectors = value.isTrue
      // For the compiler of catalogues, for downloads on demand, and for symbols, whose colours
      // are not drawn.
      case "compression-type", "on-demand-resource-tags", "auto-scaling", "localizable",
        "symbol-rendering-intent", "provides-namespace", "localization":
        break
      default: note(.unknownKey(path))
      }
    }
  }

  private mutating func intent(_ value: JSONValue, _ path: String) -> AssetSet.Intent? {
    if value.text == "default" || value.text == "auto" { return .automatic }
    return word(value, path)
  }

  // MARK: - Variants

  private mutating func readVariant(_ fields: [(key: String, value: JSONValue)], _ path: String) {
    var variant = AssetVariant()
    for (key, value) in fields {
      let place = "\(path).\(key)"
      switch key {
      case "filename": variant.filename = value.text
      case "scale": readScale(value, place, &variant)
      case "idiom":
        if value.text == "universal" { continue }
        variant.conditions.idiom = condition(value, place, &variant)
      case "appearances": readAppearances(value, place, &variant)
      case "display-gamut": variant.conditions.gamut = condition(value, place, &variant)
      case "width-class": variant.conditions.width = sizeClass(value, place, &variant)
      case "height-class": variant.conditions.height = sizeClass(value, place, &variant)
      case "language-direction": variant.conditions.direction = condition(value, place, &variant)
      case "locale": variant.conditions.locale = value.text
      case "memory": readMemory(value, place, &variant)
      case "graphics-feature-set": readGraphics(value, place, &variant)
      // Sizes of watches, old phones and old systems.
      case "subtype", "screen-width", "minimum-system-version", "maximum-system-version":
        variant.conditions.isForNone = true
      case "template-rendering-intent": variant.intent = intent(value, place)
      case "resizing": variant.slices = slices(value, place)
      case "alignment-insets": variant.alignment = insets(value, place)
      case "universal-type-identifier": variant.typeIdentifier = value.text
      case "color" where set.kind == .color: variant.color = color(value, place)
      // For the compiler of catalogues.
      case "compression-type", "color-space", "unassigned", "auto-scaling", "platform",
        "preserves-vector-representation", "on-demand-resource-tags":
        break
      default: note(.unknownKey(place))
      }
    }
    set.variants.append(variant)
  }

  private mutating func word<Word: RawRepresentable<String>>(
    _ value: JSONValue,
    _ path: String
  ) -> Word? {
    if let word = value.text.flatMap(Word.init(rawValue:)) { return word }
    note(.unknownValue(key: path, value: value.brief))
    return nil
  }

  /// A condition; a variant with one that nobody understands is for no device.
  private mutating func condition<Word: RawRepresentable<String>>(
    _ value: JSONValue,
    _ path: String,
    _ variant: inout AssetVariant
  ) -> Word? {
    let found: Word? = word(value, path)
    if found == nil { variant.conditions.isForNone = true }
    return found
  }

  private mutating func sizeClass(
    _ value: JSONValue,
    _ path: String,
    _ variant: inout AssetVariant
  ) -> AssetConditions.SizeClass? {
    value.text == "any" ? nil : condition(value, path, &variant)
  }

  private mutating func readScale(
    _ value: JSONValue,
    _ path: String,
    _ variant: inout AssetVariant
  ) {
    switch value.text {
    case "1x": variant.scale = 1
    case "2x": variant.scale = 2
    case "3x": variant.scale = 3
    case "any": break
    default:
      note(.unknownValue(key: path, value: value.brief))
      variant.conditions.isForNone = true
    }
  }

  private mutating func readAppearances(
    _ value: JSONValue,
    _ path: String,
    _ variant: inout AssetVariant
  ) {
    guard case .array(let list) = value else {
      return note(.wrongContents(expected: "a list called \(path)"))
    }
    for case .object(let fields) in list {
      let appearance = fields.first { $0.key == "appearance" }?.value.text
      let value = fields.first { $0.key == "value" }?.value.text
      switch (appearance, value) {
      case ("luminosity", "dark"): variant.conditions.style = .dark
      case ("luminosity", "light"): variant.conditions.style = .light
      case ("contrast", "high"): variant.conditions.hasHighContrast = true
      case ("contrast", "normal"), ("luminosity", "any"): break
      default:
        note(.unknownValue(key: "\(path).\(appearance ?? "?")", value: value ?? "nothing"))
        variant.conditions.isForNone = true
      }
    }
  }

  private mutating func readMemory(
    _ value: JSONValue,
    _ path: String,
    _ variant: inout AssetVariant
  ) {
    if let text = value.text, text.hasSuffix("GB"), let amount = Int(text.dropLast(2)) {
      variant.conditions.memory = amount
    } else {
      note(.unknownValue(key: path, value: value.brief))
    }
  }

  /// The graphics of Apple's devices, oldest first.
  static let graphics = [
    "metal1v2", "metal2v2", "metal3v1", "metal3v2", "metal4v1", "metal4v2", "metal5v1", "apple1",
    "apple2", "apple3", "apple3v1", "apple4", "apple5", "apple6", "apple7", "apple8", "apple9",
  ]

  private mutating func readGraphics(
    _ value: JSONValue,
    _ path: String,
    _ variant: inout AssetVariant
  ) {
    if let text = value.text, let age = Self.graphics.firstIndex(of: text) {
      variant.conditions.graphics = age
    } else {
      note(.unknownValue(key: path, value: value.brief))
    }
  }

  // MARK: - Slices

  private mutating func slices(_ value: JSONValue, _ path: String) -> AssetSlices? {
    guard case .object(let fields) = value else {
      note(.wrongContents(expected: "an object called \(path)"))
      return nil
    }
    var slices = AssetSlices()
    for (key, value) in fields {
      switch (key, value) {
      // Xcode writes the first; the second stands in older catalogues.
      case ("capInsets", _), ("cap-insets", _):
        slices.caps = insets(value, "\(path).\(key)") ?? AssetInsets()
      case ("center", .object(let center)):
        // The width and the height say how much of the middle the compiler keeps.
        slices.isTiled = center.contains { $0.key == "mode" && $0.value.text == "tile" }
      // Follows from which edges have an inset.
      case ("mode", _): break
      default: note(.unknownKey("\(path).\(key)"))
      }
    }
    return slices
  }

  private mutating func insets(_ value: JSONValue, _ path: String) -> AssetInsets? {
    guard case .object(let fields) = value else {
      note(.wrongContents(expected: "an object called \(path)"))
      return nil
    }
    var insets = AssetInsets()
    for (key, value) in fields {
      guard let number = value.number ?? value.text.flatMap(Double.init) else {
        note(.unknownValue(key: "\(path).\(key)", value: value.brief))
        continue
      }
      switch key {
      case "top": insets.top = number
      case "left": insets.left = number
      case "bottom": insets.bottom = number
      case "right": insets.right = number
      default: note(.unknownKey("\(path).\(key)"))
      }
    }
    return insets
  }

  // MARK: - Colours

  private mutating func color(_ value: JSONValue, _ path: String) -> AssetColor? {
    guard case .object(let fields) = value else {
      note(.unreadableColor(path))
      return nil
    }
    let names = fields.map(\.key)
    for name in names where !["color-space", "components", "platform", "reference"].contains(name) {
      note(.unknownKey("\(path).\(name)"))
    }
    let found = { (key: String) in fields.first { $0.key == key }?.value }
    if let reference = found("reference")?.text {
      let platform = found("platform")?.text ?? "universal"
      // A colour of macOS means nothing here.
      guard ["ios", "universal"].contains(platform), SystemColorNames.contains(reference) else {
        note(.unreadableColor("\(path).reference: \(reference) of \(platform)"))
        return nil
      }
      return .system(reference)
    }
    let space = found("color-space")?.text ?? "srgb"
    guard let known = AssetColorSpace(rawValue: space) else {
      note(.unknownValue(key: "\(path).color-space", value: space))
      return nil
    }
    guard case .object(let parts)? = found("components"), let read = known.components(parts) else {
      note(.unreadableColor("\(path).components"))
      return nil
    }
    return .plain(read)
  }
}
