public import Foundation

extension CGContext {
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of fills in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of strokes in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of fills to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the colour of strokes to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets from which ratio on pointed corners are cut.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the pattern of dashes; no lengths stand for an unbroken line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashLengths = lengths
  }

  /// Sets how far lines may stray from curves.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  /// Sets the opacity.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets how pixels are mixed.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether the context permits smoothed edges; recorded like the wish for them.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.shouldAntialias = state.shouldAntialias && allowsAntialiasing
  }

  /// Sets a shadow in a colour; `nil` removes it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadowOffset = offset
    state.shadowBlur = blur
    state.shadowColor = color
  }

  /// Sets a black shadow at a third of full opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets what text drawing does.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// How carefully images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Where the next text is drawn.
  public var textPosition: CGPoint {
    get { state.textPosition }
    set { state.textPosition = newValue }
  }
}
