public import CoreGraphics
public import Foundation

/// The rule by which a shape is filled.
///
/// Status: complete · A
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By winding.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By even and odd.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The look of corners of a stroke.
///
/// Status: complete · A
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The look of the ends of a stroke.
///
/// Status: complete · A
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A layer that fills and strokes a path.
///
/// Status: partial · A
open class CAShapeLayer: CALayer {
  private var _path: CGPath?
  private var _fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  private var _strokeColor: CGColor?
  private var _lineWidth: CGFloat = 1
  private var _strokeStart: CGFloat = 0
  private var _strokeEnd: CGFloat = 1
  private var _lineDashPhase: CGFloat = 0
  private var _miterLimit: CGFloat = 10

  /// The rule of the fill.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The ends of the stroke.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the stroke.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?

  /// Creates a layer without a path.
  public override init() {
    super.init()
  }

  /// Creates a copy that stands for another layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let source = layer as? CAShapeLayer else { return }
    _path = source._path
    _fillColor = source._fillColor
    _strokeColor = source._strokeColor
    _lineWidth = source._lineWidth
    _strokeStart = source._strokeStart
    _strokeEnd = source._strokeEnd
    _lineDashPhase = source._lineDashPhase
    _miterLimit = source._miterLimit
    fillRule = source.fillRule
    lineCap = source.lineCap
    lineJoin = source.lineJoin
    lineDashPattern = source.lineDashPattern
  }

  /// Creates a layer without a path; an archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The path.
  open var path: CGPath? {
    get { _path }
    set { change(.path) { _path = newValue } }
  }

  /// The colour of the fill; opaque black at first.
  open var fillColor: CGColor? {
    get { _fillColor }
    set { change(.fillColor) { _fillColor = newValue } }
  }

  /// The colour of the stroke; none at first.
  open var strokeColor: CGColor? {
    get { _strokeColor }
    set { change(.strokeColor) { _strokeColor = newValue } }
  }

  /// The width of the stroke.
  open var lineWidth: CGFloat {
    get { _lineWidth }
    set { change(.lineWidth) { _lineWidth = newValue } }
  }

  /// Where the stroke begins, as a fraction of the path.
  open var strokeStart: CGFloat {
    get { _strokeStart }
    set { change(.strokeStart) { _strokeStart = newValue } }
  }

  /// Where the stroke ends, as a fraction of the path.
  open var strokeEnd: CGFloat {
    get { _strokeEnd }
    set { change(.strokeEnd) { _strokeEnd = newValue } }
  }

  /// Where in the pattern of dashes the stroke begins.
  open var lineDashPhase: CGFloat {
    get { _lineDashPhase }
    set { change(.lineDashPhase) { _lineDashPhase = newValue } }
  }

  /// The ratio from which on pointed corners are cut.
  open var miterLimit: CGFloat {
    get { _miterLimit }
    set { change(.miterLimit) { _miterLimit = newValue } }
  }

  private func change(_ key: LayerKey, _ set: () -> Void) {
    willChange(key)
    set()
  }

  /// Draws the path.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let path = _path else { return }
    if let color = _fillColor {
      ctx.setFillColor(color)
      ctx.addPath(path)
      ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let color = _strokeColor, _lineWidth > 0 else { return }
    ctx.setStrokeColor(color)
    ctx.setLineWidth(_lineWidth)
    ctx.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    ctx.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    ctx.setMiterLimit(_miterLimit)
    let lengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    ctx.setLineDash(phase: _lineDashPhase, lengths: lengths)
    ctx.addPath(path)
    ctx.strokePath()
  }

  override func layerValue(for key: LayerKey) -> LayerValue? {
    switch key {
    case .path: .path(_path)
    case .fillColor: .color(_fillColor)
    case .strokeColor: .color(_strokeColor)
    case .lineWidth: .number(Double(_lineWidth))
    case .strokeStart: .number(Double(_strokeStart))
    case .strokeEnd: .number(Double(_strokeEnd))
    case .lineDashPhase: .number(Double(_lineDashPhase))
    case .miterLimit: .number(Double(_miterLimit))
    default: super.layerValue(for: key)
    }
  }

  override func setLayerValue(_ value: LayerValue, for key: LayerKey) {
    switch (key, value) {
    case (.path, .path(let path)): self.path = path
    case (.fillColor, .color(let color)): fillColor = color
    case (.strokeColor, .color(let color)): strokeColor = color
    case (.lineWidth, .number(let number)): lineWidth = CGFloat(number)
    case (.strokeStart, .number(let number)): strokeStart = CGFloat(number)
    case (.strokeEnd, .number(let number)): strokeEnd = CGFloat(number)
    case (.lineDashPhase, .number(let number)): lineDashPhase = CGFloat(number)
    case (.miterLimit, .number(let number)): miterLimit = CGFloat(number)
    default: super.setLayerValue(value, for: key)
    }
  }
}
