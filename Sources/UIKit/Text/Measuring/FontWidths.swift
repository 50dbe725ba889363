import CoreGraphics

/// The widths of one font in one size, looked up as they are needed.
final class FontWidths {
  private let source: AdvanceSource
  private let size: CGFloat
  private let tracking: CGFloat
  /// The widths of the characters below U+0080, which most texts consist of.
  private var ascii: [CGFloat] = []
  private var others: [UInt32: CGFloat] = [:]

  init(_ source: AdvanceSource, size: CGFloat) {
    self.source = source
    self.size = size
    tracking = if case .inter = source { SystemTracking.points(at: size) } else { 0 }
    ascii = (0..<0x80).map { value in
      Unicode.Scalar(UInt32(value)).map(look) ?? 0
    }
  }

  /// The width in points, with the tracking.
  func width(of scalar: Unicode.Scalar) -> CGFloat {
    if scalar.value < 0x80 { return ascii[Int(scalar.value)] }
    if let known = others[scalar.value] { return known }
    let width = look(scalar)
    others[scalar.value] = width
    return width
  }

  private func look(_ scalar: Unicode.Scalar) -> CGFloat {
    switch CharacterWidth(scalar) {
    case .zero: return 0
    case .square(let share):
      // Two cells of a font of one width.
      if case .fixed(let cell) = source { return 2 * cell * size }
      return share * size
    case .ofFont:
      if let width = width(inFont: scalar) { return width * size + tracking }
      if let base = CharacterWidth.base(of: scalar) { return look(base) }
      return CharacterWidth.unknown * size
    }
  }

  /// The width as a share of the size; `nil` if the table has no such character.
  private func width(inFont scalar: Unicode.Scalar) -> CGFloat? {
    switch source {
    case .fixed(let cell): return cell
    case .liberation(let column, let scale):
      guard let index = Self.index(of: scalar) else { return nil }
      let width = column.widths[index]
      guard width > 0 else { return nil }
      return scale * CGFloat(width) / CGFloat(FontAdvanceTable.liberationUnitsPerEm)
    case .inter(let weight, let hasTabularDigits, let stretch):
      let isDigit = (0x30...0x39).contains(scalar.value)
      if hasTabularDigits, isDigit {
        let digits = FontAdvanceTable.tabularDigits.map { CGFloat($0) }
        return stretch * Self.mix(digits, weight: weight, size: size)
      }
      guard let index = Self.index(of: scalar) else { return nil }
      let masters = Self.interColumns.map { CGFloat($0[index]) }
      guard masters[0] > 0 else { return nil }
      return stretch * Self.mix(masters, weight: weight, size: size)
    }
  }

  /// The width between six masters: thin, regular, black for text and for display.
  ///
  /// Apple says that the design changes between 17 and 28 points; Inter has the
  /// same two ends.
  private static func mix(_ masters: [CGFloat], weight: CGFloat, size: CGFloat) -> CGFloat {
    let isLight = weight <= 400
    let share = isLight ? (weight - 100) / 300 : (weight - 400) / 500
    let low = isLight ? 0 : 1
    func between(_ first: Int) -> CGFloat {
      masters[first] + share * (masters[first + 1] - masters[first])
    }
    let display = min(max((size - 17) / 11, 0), 1)
    let text = between(low)
    return (text + display * (between(low + 3) - text)) / CGFloat(FontAdvanceTable.interUnitsPerEm)
  }

  private static let interColumns = [
    FontAdvanceTable.textThin, FontAdvanceTable.textRegular, FontAdvanceTable.textBlack,
    FontAdvanceTable.displayThin, FontAdvanceTable.displayRegular, FontAdvanceTable.displayBlack,
  ]

  /// The place of a character in the columns.
  private static func index(of scalar: Unicode.Scalar) -> Int? {
    var offset = 0
    for block in FontAdvanceTable.blocks {
      if scalar.value < block.first { return nil }
      if scalar.value <= block.last { return offset + Int(scalar.value - block.first) }
      offset += Int(block.last - block.first) + 1
    }
    return nil
  }
}
