import Foundation

/// Paints a record of drawing into pixels, as far as no font and no picture file is needed.
///
/// It serves code that asks for the bytes of what it drew itself. It smooths edges and knows
/// gradients, clips, groups and the usual ways of mixing. Shadows are left out.
package struct BitmapPainter {
  /// The pixels.
  package private(set) var bitmap: Bitmap
  /// What could not be painted, in words; empty if everything was.
  package private(set) var gaps: Set<String> = []
  private var groups: [Bitmap] = []

  package init(width: Int, height: Int) {
    bitmap = Bitmap(width: width, height: height)
  }

  /// The pixels of an image, and what is missing in them.
  package static func pixels(of image: CGImage) -> (bitmap: Bitmap, gaps: Set<String>) {
    guard fits(image) else {
      return (Bitmap(width: 1, height: 1), ["a picture of \(image.width) x \(image.height) pixels"])
    }
    if let list = image.displayList {
      var painter = BitmapPainter(width: image.width, height: image.height)
      for item in list.items { painter.paint(item) }
      return (painter.bitmap, painter.gaps)
    }
    if let file = image.file, let bitmap = PNGDecoder.bitmap(of: file) { return (bitmap, []) }
    let layout = PixelLayout(
      bitsPerComponent: image.bitsPerComponent,
      bitsPerPixel: image.bitsPerPixel,
      info: image.bitmapInfo.rawValue,
      model: image.colorSpace?.model
    )
    guard let layout, let data = image.provider?.data else {
      let empty = Bitmap(width: image.width, height: image.height)
      return (empty, ["the pixels of a picture file"])
    }
    let bitmap = layout.read(
      data,
      width: image.width,
      height: image.height,
      bytesPerRow: image.bytesPerRow
    )
    return (bitmap, [])
  }

  /// Whether the pixels fit into memory; a broken file may state any size.
  private static func fits(_ image: CGImage) -> Bool {
    let (count, overflows) = image.width.multipliedReportingOverflow(by: image.height)
    return !overflows && count <= 1 << 28
  }

  // MARK: - Items

  /// Paints one act of drawing.
  package mutating func paint(_ item: DisplayItem) {
    let state = item.state
    switch item.content {
    case .fill(let path, let rule):
      fill(path.copy(state.transform) ?? path, rule, state, state.fillColor)
    case .stroke(let path):
      stroke(path, state)
    case .clear(let rect):
      var clearing = state
      clearing.blendMode = .clear
      clearing.alpha = 1
      let path = CGPath(rect: rect, transform: nil)
      fill(path.copy(state.transform) ?? path, .winding, clearing, state.fillColor)
    case .image(let image, let rect): draw(image, rect, state)
    case .linearGradient(let gradient, let from, let to, let options):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      shade(state, gradient, options) { point in
        length > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 0
      }
    case .radialGradient(let gradient, let start, let inner, let end, let outer, let options):
      // Circles with different centres are taken as one around the end.
      let reach = outer - inner
      let center = start == end ? start : end
      shade(state, gradient, options) { point in
        reach != 0 ? (hypot(point.x - center.x, point.y - center.y) - inner) / reach : 0
      }
    case .text: gaps.insert("text")
    case .beginLayer:
      groups.append(bitmap)
      bitmap = Bitmap(width: bitmap.width, height: bitmap.height)
    case .endLayer: endGroup(state)
    }
  }

  private mutating func stroke(_ path: CGPath, _ state: DrawingState) {
    var line = path
    if !state.dashLengths.isEmpty {
      line = path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
    }
    let outline = line.copy(
      strokingWithWidth: state.lineWidth,
      lineCap: state.lineCap,
      lineJoin: state.lineJoin,
      miterLimit: state.miterLimit
    )
    fill(outline.copy(state.transform) ?? outline, .winding, state, state.strokeColor)
  }

  private mutating func fill(
    _ path: CGPath,
    _ rule: CGPathFillRule,
    _ state: DrawingState,
    _ color: CGColor
  ) {
    var area = Coverage(path, rule, width: bitmap.width, height: bitmap.height)
    clip(&area, state)
    let rgb = color.redGreenBlue
    let alpha = Float(color.alpha * state.alpha)
    let source = SIMD4(
      Float(rgb.red) * alpha,
      Float(rgb.green) * alpha,
      Float(rgb.blue) * alpha,
      alpha
    )
    mix(area, state.blendMode) { _, _ in source }
  }

  private var everything: Coverage {
    Coverage(x: 0, y: 0, width: bitmap.width, height: bitmap.height, value: 1)
  }

  private func clip(_ area: inout Coverage, _ state: DrawingState) {
    for clip in state.clips {
      area.cut(by: Coverage(clip.path, clip.rule, width: bitmap.width, height: bitmap.height))
    }
  }

  private mutating func endGroup(_ state: DrawingState) {
    guard let below = groups.popLast() else { return }
    let group = bitmap
    bitmap = below
    var area = everything
    clip(&area, state)
    let alpha = Float(state.alpha)
    mix(area, state.blendMode) { x, y in group.pixel(x, y) * alpha }
  }

  private mutating func shade(
    _ state: DrawingState,
    _ gradient: CGGradient,
    _ options: CGGradientDrawingOptions,
    _ place: (CGPoint) -> CGFloat
  ) {
    var area = everything
    clip(&area, state)
    let back = state.transform.inverted()
    let alpha = Float(state.alpha)
    mix(area, state.blendMode) { x, y in
      let part = place(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back))
      if part < 0, !options.contains(.drawsBeforeStartLocation) { return nil }
      if part > 1, !options.contains(.drawsAfterEndLocation) { return nil }
      return gradient.color(at: part) * alpha
    }
  }

  private mutating func draw(_ image: CGImage, _ rect: CGRect, _ state: DrawingState) {
    // iOS draws nothing where there is no place.
    guard rect.width != 0, rect.height != 0, rect.minX.isFinite, rect.minY.isFinite,
      rect.width.isFinite, rect.height.isFinite
    else { return }
    let (source, missing) = Self.pixels(of: image)
    gaps.formUnion(missing)
    let path = CGPath(rect: rect, transform: nil)
    var area = Coverage(
      path.copy(state.transform) ?? path,
      .winding,
      width: bitmap.width,
      height: bitmap.height
    )
    clip(&area, state)
    let back = state.transform.inverted()
    // Where y grows upwards, the upper edge of a picture is at the greater y.
    let isUpward = state.transform.a * state.transform.d - state.transform.b * state.transform.c < 0
    let (across, down) = (
      CGFloat(source.width) / rect.width, CGFloat(source.height) / rect.height
    )
    let shrink = max(abs(across * back.a), abs(down * back.d), 1)
    let samples = state.interpolation == .none ? 1 : Int(min(shrink.rounded(.up), 32))
    let alpha = Float(state.alpha)
    mix(area, state.blendMode) { x, y in
      var sum = SIMD4<Float>.zero
      for row in 0..<samples {
        for column in 0..<samples {
          let point = CGPoint(
            x: CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(samples),
            y: CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(samples)
          ).applying(back)
          let vertical = isUpward ? rect.maxY - point.y : point.y - rect.minY
          sum += source.pixel(
            Int(min(max(((point.x - rect.minX) * across).rounded(.down), -1), 1e9)),
            Int(min(max((vertical * down).rounded(.down), -1), 1e9))
          )
        }
      }
      return sum / Float(samples * samples) * alpha
    }
  }

  // MARK: - Mixing

  private mutating func mix(
    _ area: Coverage,
    _ mode: CGBlendMode,
    _ source: (Int, Int) -> SIMD4<Float>?
  ) {
    for y in area.y..<(area.y + area.height) {
      for x in area.x..<(area.x + area.width) {
        let share = area.value(x, y)
        guard share > 0, let color = source(x, y) else { continue }
        let below = bitmap.pixel(x, y)
        let mixed = mode.mix(color, below)
        bitmap.set(x, y, below + (mixed - below) * share)
      }
    }
  }
}

extension CGGradient {
  /// The colour at a part of the way, multiplied by alpha.
  fileprivate func color(at part: CGFloat) -> SIMD4<Float> {
    func value(_ color: CGColor) -> SIMD4<Float> {
      let rgb = color.redGreenBlue
      let alpha = Float(color.alpha)
      return SIMD4(Float(rgb.red) * alpha, Float(rgb.green) * alpha, Float(rgb.blue) * alpha, alpha)
    }
    guard let first = colors.first, let last = colors.last else { return .zero }
    guard let next = locations.firstIndex(where: { $0 > part }) else { return value(last) }
    guard next > 0 else { return value(first) }
    let span = locations[next] - locations[next - 1]
    let share = span > 0 ? Float((part - locations[next - 1]) / span) : 1
    let from = value(colors[next - 1])
    return from + (value(colors[next]) - from) * share
  }
}

extension CGBlendMode {
  /// The colour from one above and one below, all multiplied by alpha.
  fileprivate func mix(_ above: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> {
    let (a, b) = (above.w, below.w)
    func separable(_ blend: (Float, Float) -> Float) -> SIMD4<Float> {
      var result = above * (1 - b) + below * (1 - a)
      for index in 0..<3 where a > 0 && b > 0 {
        result[index] += a * b * blend(above[index] / a, below[index] / b)
      }
      result.w = a + b - a * b
      return result
    }
    return switch self {
    case .clear: .zero
    case .copy: above
    case .sourceIn: above * b
    case .sourceOut: above * (1 - b)
    case .sourceAtop: above * b + below * (1 - a)
    case .destinationOver: below + above * (1 - b)
    case .destinationIn: below * a
    case .destinationOut: below * (1 - a)
    case .destinationAtop: below * a + above * (1 - b)
    case .xor: above * (1 - b) + below * (1 - a)
    case .plusLighter: (above + below).clamped(lowerBound: .zero, upperBound: .one)
    case .multiply: separable { $0 * $1 }
    case .screen: separable { $0 + $1 - $0 * $1 }
    case .darken: separable { min($0, $1) }
    case .lighten: separable { max($0, $1) }
    case .difference: separable { abs($0 - $1) }
    case .exclusion: separable { $0 + $1 - 2 * $0 * $1 }
    case .overlay: separable { $1 < 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }
    case .hardLight: separable { $0 < 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }
    default: above + below * (1 - a)
    }
  }
}
