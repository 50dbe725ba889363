/// The Boolean properties of a layer and what it waits for, in one word.
struct LayerFlags: OptionSet {
  var rawValue: UInt32

  static let isHidden = LayerFlags(rawValue: 1 << 0)
  static let isSingleSided = LayerFlags(rawValue: 1 << 1)
  static let isGeometryFlipped = LayerFlags(rawValue: 1 << 2)
  static let masksToBounds = LayerFlags(rawValue: 1 << 3)
  static let forbidsGroupOpacity = LayerFlags(rawValue: 1 << 4)
  static let isOpaque = LayerFlags(rawValue: 1 << 5)
  static let shouldRasterize = LayerFlags(rawValue: 1 << 6)
  static let drawsAsynchronously = LayerFlags(rawValue: 1 << 7)
  static let allowsEdgeAntialiasing = LayerFlags(rawValue: 1 << 8)
  static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 9)
  static let isTransformed = LayerFlags(rawValue: 1 << 10)

  static let needsLayout = LayerFlags(rawValue: 1 << 16)
  static let subtreeNeedsLayout = LayerFlags(rawValue: 1 << 17)
  static let needsDisplay = LayerFlags(rawValue: 1 << 18)
  static let subtreeNeedsDisplay = LayerFlags(rawValue: 1 << 19)
  static let isMask = LayerFlags(rawValue: 1 << 20)
  /// The owner remembers something that depends on the layer's place.
  static let tellsOfMoves = LayerFlags(rawValue: 1 << 21)

  /// What a presentation copies.
  static let properties = LayerFlags(rawValue: 0xFFFF)
  static let anyLayout: LayerFlags = [.needsLayout, .subtreeNeedsLayout]
  static let anyDisplay: LayerFlags = [.needsDisplay, .subtreeNeedsDisplay]

  mutating func set(_ flag: LayerFlags, _ isOn: Bool) {
    if isOn { formUnion(flag) } else { subtract(flag) }
  }
}
