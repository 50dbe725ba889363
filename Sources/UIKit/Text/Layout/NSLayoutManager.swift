public import Foundation

/// Lays out the text of a storage in containers.
///
/// Layout happens when its result is asked for, and again after a change.
///
/// - Differs: each UTF-16 unit counts as a glyph; all text goes into the first
///   container; nothing is drawn.
///
/// Status: partial · A
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  private weak var storage: NSTextStorage?
  private var containers: [NSTextContainer] = []
  private var layout: TextLayout?
  /// Told when the text changes; text views follow it.
  var didEdit: ((NSTextStorage.EditActions) -> Void)?

  /// Creates a manager without text.
  public override init() {
    super.init()
  }

  /// The text; it keeps the manager, not the other way round.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      if let old = storage, old !== newValue { old.removeLayoutManager(self) }
      newValue?.addLayoutManager(self)
    }
  }

  /// Whether parts may be laid out before what precedes them.
  open var allowsNonContiguousLayout = false

  /// Whether the font's leading counts.
  open var usesFontLeading = true {
    didSet { layout = nil }
  }

  /// Whether invisible characters are shown.
  open var showsInvisibleCharacters = false

  /// Is asked and told about layout.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  func take(_ storage: NSTextStorage?) {
    self.storage = storage
    layout = nil
  }

  func textDidChange(_ actions: NSTextStorage.EditActions) {
    layout = nil
    didEdit?(actions)
  }

  // MARK: - Containers

  /// The regions that are filled with text.
  open var textContainers: [NSTextContainer] { containers }

  /// Adds a region.
  open func addTextContainer(_ container: NSTextContainer) {
    containers.append(container)
    container.layoutManager = self
    layout = nil
  }

  /// Removes a region.
  open func removeTextContainer(at index: Int) {
    containers.remove(at: index).layoutManager = nil
    layout = nil
  }

  /// Called when a region changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    layout = nil
  }

  // MARK: - Layout

  /// Forgets the layout of a part.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: NSRangePointer?
  ) {
    layout = nil
    actualCharacterRange?.pointee = charRange
  }

  /// Marks a part for drawing.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Marks a part for drawing.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  /// Lays out a region now.
  open func ensureLayout(for container: NSTextContainer) { _ = current }

  /// Lays out a part now.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = current }

  /// Lays out a part now.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = current }

  private var padding: CGFloat { containers.first?.lineFragmentPadding ?? 0 }

  private var current: TextLayout {
    if let layout { return layout }
    let container = containers.first
    let width = container?.size.width ?? 0
    let isOpen = width <= 0 || width >= 1e7
    let lines = container?.maximumNumberOfLines ?? 0
    let made = TextLayout(
      storage ?? NSAttributedString(string: ""),
      font: NSAttributedString.defaultFont,
      in: .init(
        width: isOpen ? 0 : max(width - 2 * padding, 1),
        lines: lines,
        mode: lines > 0 ? container?.lineBreakMode : nil,
        usesFontLeading: usesFontLeading
      )
    )
    layout = made
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    return made
  }

  /// The rectangle of the lines, with the padding of the region.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === containers.first else { return .zero }
    let layout = current
    return CGRect(x: 0, y: 0, width: layout.width + 2 * padding, height: layout.height)
  }

  // MARK: - Glyphs and characters

  /// The number of glyphs.
  open var numberOfGlyphs: Int { storage?.length ?? 0 }

  /// The glyphs in a region.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === containers.first else { return NSRange(location: 0, length: 0) }
    let end = current.lines.last?.range.upperBound ?? 0
    return NSRange(location: 0, length: end)
  }

  /// The glyphs of some characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of some glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  // MARK: - Lines

  /// The rectangle of the line of a glyph, as wide as the region.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(line.range)
    return fragment(line)
  }

  /// The rectangle of the characters in the line of a glyph.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(line.range)
    return used(line)
  }

  /// Goes through the lines of some glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = containers.first else { return }
    var stop: ObjCBool = false
    let end = glyphRange.location + glyphRange.length
    for line in current.lines where !line.range.isEmpty {
      guard line.range.lowerBound < end, line.range.upperBound > glyphRange.location else {
        continue
      }
      block(fragment(line), used(line), container, NSRange(line.range), &stop)
      if stop.boolValue { return }
    }
  }

  /// The rectangle of the empty line after a newline at the end.
  open var extraLineFragmentRect: CGRect {
    guard let last = current.lines.last, last.range.isEmpty else { return .zero }
    return fragment(last)
  }

  private func line(of glyph: Int) -> TextLayout.Line? {
    current.lines.last { $0.range.lowerBound <= glyph } ?? current.lines.first
  }

  private func fragment(_ line: TextLayout.Line) -> CGRect {
    let width = containers.first?.size.width ?? 0
    return CGRect(
      x: 0,
      y: line.y,
      width: width > 0 ? width : current.width + 2 * padding,
      height: line.height
    )
  }

  private func used(_ line: TextLayout.Line) -> CGRect {
    CGRect(x: line.x, y: line.y, width: line.width + 2 * padding, height: line.height)
  }

  // MARK: - Places

  /// The rectangle around some glyphs, in the coordinates of the region.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    guard container === containers.first else { return .zero }
    let end = glyphRange.location + glyphRange.length
    let widths = places
    var all: CGRect?
    for line in current.lines {
      let low = max(line.range.lowerBound, glyphRange.location)
      let high = min(line.range.upperBound, end)
      guard low < high || glyphRange.length == 0 && line.range.contains(low) else { continue }
      let x = padding + line.x + widths.width(of: line.range.lowerBound..<low)
      let width = widths.width(of: low..<max(low, high))
      let part = CGRect(x: x, y: line.y, width: width, height: line.height)
      all = all.map { $0.union(part) } ?? part
    }
    return all ?? .zero
  }

  /// The place of a glyph in its line: on the baseline, from the fragment's corner.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(of: glyphIndex) else { return .zero }
    let before =
      line.range.lowerBound..<max(min(glyphIndex, line.range.upperBound), line.range.lowerBound)
    return CGPoint(x: padding + line.x + places.width(of: before), y: line.ascender)
  }

  /// The glyph at a point of a region.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    var fraction: CGFloat = 0
    return glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
  }

  /// The glyph at a point of a region, and which share of it lies before the point.
  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    let lines = current.lines
    guard let line = lines.first(where: { point.y < $0.y + $0.height }) ?? lines.last else {
      return 0
    }
    let widths = places
    var x = padding + line.x
    var last = line.range.lowerBound
    for index in line.range where widths.advances[index] > 0 {
      let width = widths.advances[index]
      if point.x < x + width {
        partialFraction?.pointee = min(max((point.x - x) / width, 0), 1)
        return index
      }
      x += width
      last = index
    }
    partialFraction?.pointee = 1
    return last
  }

  /// The character at a point of a region, and how far the point is to the next one.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  private var places: TextContent {
    TextContent(
      storage ?? NSAttributedString(string: ""),
      font: NSAttributedString.defaultFont,
      measurer: TextState.current.measurer
    )
  }

  /// Draws glyphs at a point.
  ///
  /// - Differs: nothing is drawn, as no drawing of text is built in.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws what lies behind glyphs.
  ///
  /// - Differs: nothing is drawn, as no drawing of text is built in.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Is told about layout.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Called when a region is laid out.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  )
}

/// Nothing happens by default.
extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {
    OptionalMessage.sendAnywhere(
      "layoutManager:didCompleteLayoutForTextContainer:atEnd:",
      to: self,
      layoutManager,
      textContainer,
      layoutFinishedFlag
    ) {}
  }
}
