public import Foundation

/// How new pixels are mixed with those below.
///
/// Status: complete · A
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  /// Paints over.
  case normal = 0
  /// Multiplies.
  case multiply = 1
  /// Multiplies the inverses.
  case screen = 2
  /// Multiplies or screens, after the backdrop.
  case overlay = 3
  /// Takes the darker.
  case darken = 4
  /// Takes the lighter.
  case lighten = 5
  /// Brightens the backdrop.
  case colorDodge = 6
  /// Darkens the backdrop.
  case colorBurn = 7
  /// Darkens or lightens softly.
  case softLight = 8
  /// Multiplies or screens, after the source.
  case hardLight = 9
  /// Subtracts the darker.
  case difference = 10
  /// Like difference, with less contrast.
  case exclusion = 11
  /// Takes the hue of the source.
  case hue = 12
  /// Takes the saturation of the source.
  case saturation = 13
  /// Takes hue and saturation of the source.
  case color = 14
  /// Takes the luminosity of the source.
  case luminosity = 15
  /// Clears.
  case clear = 16
  /// Replaces.
  case copy = 17
  /// Keeps the source inside the backdrop.
  case sourceIn = 18
  /// Keeps the source outside the backdrop.
  case sourceOut = 19
  /// Paints over the backdrop only where it is.
  case sourceAtop = 20
  /// Paints below.
  case destinationOver = 21
  /// Keeps the backdrop inside the source.
  case destinationIn = 22
  /// Keeps the backdrop outside the source.
  case destinationOut = 23
  /// Keeps the backdrop where the source is, over it.
  case destinationAtop = 24
  /// Keeps what is not in both.
  case xor = 25
  /// Adds, towards black.
  case plusDarker = 26
  /// Adds, towards white.
  case plusLighter = 27
}

/// How the ends of lines look.
///
/// Status: complete · A
public enum CGLineCap: Int32, Sendable {
  /// Cut at the end.
  case butt = 0
  /// With half a circle.
  case round = 1
  /// With half a square.
  case square = 2
}

/// How the corners of lines look.
///
/// Status: complete · A
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut.
  case bevel = 2
}

/// How carefully images are scaled.
///
/// Status: complete · A
public enum CGInterpolationQuality: Int32, Sendable {
  /// What the context prefers.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Fast.
  case low = 2
  /// Slow.
  case high = 3
  /// Between low and high.
  case medium = 4
}

/// What drawing a path does.
///
/// Status: complete · A
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by winding.
  case fill = 0
  /// Fills by even and odd.
  case eoFill = 1
  /// Strokes.
  case stroke = 2
  /// Fills by winding and strokes.
  case fillStroke = 3
  /// Fills by even and odd and strokes.
  case eoFillStroke = 4
}

/// What text drawing does with the outlines of glyphs.
///
/// Status: complete · A
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills.
  case fill = 0
  /// Strokes.
  case stroke = 1
  /// Fills and strokes.
  case fillStroke = 2
  /// Draws nothing.
  case invisible = 3
  /// Fills and clips.
  case fillClip = 4
  /// Strokes and clips.
  case strokeClip = 5
  /// Fills, strokes and clips.
  case fillStrokeClip = 6
  /// Clips.
  case clip = 7
}

/// How far a gradient is drawn beyond its ends.
///
/// Status: complete · A
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A range of colours along a line or between circles.
///
/// Status: partial · A
public final class CGGradient: Sendable {
  package let colors: [CGColor]
  package let locations: [CGFloat]

  package init(_ colors: [CGColor], _ locations: [CGFloat]) {
    self.colors = colors
    self.locations = locations
  }

  /// Creates a gradient from `CGColor`s; without locations they are spread evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: NSArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let list = colors.compactMap { $0 as? CGColor }
    guard !list.isEmpty, list.count == colors.count else { return nil }
    let last = CGFloat(max(list.count - 1, 1))
    let even = list.indices.map { CGFloat($0) / last }
    let given = locations.map { Array(UnsafeBufferPointer(start: $0, count: list.count)) }
    self.init(list, given ?? even)
  }
}
