public import CoreGraphics
public import Foundation

/// The shape of a gradient.
///
/// Status: complete · A
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a centre outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient over its background.
///
/// Status: partial · A
open class CAGradientLayer: CALayer {
  private var _colors: [Any]?
  private var _locations: [NSNumber]?
  private var _startPoint = CGPoint(x: 0.5, y: 0)
  private var _endPoint = CGPoint(x: 0.5, y: 1)

  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial

  /// Creates a layer without colours.
  public override init() {
    super.init()
  }

  /// Creates a copy that stands for another layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let source = layer as? CAGradientLayer else { return }
    _colors = source._colors
    _locations = source._locations
    _startPoint = source._startPoint
    _endPoint = source._endPoint
    type = source.type
  }

  /// Creates a layer without colours; an archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colours, as `CGColor`s.
  open var colors: [Any]? {
    get { _colors }
    set {
      willChange(.colors)
      _colors = newValue
    }
  }

  /// Where the colours are, from 0 to 1; evenly spread if there are none.
  open var locations: [NSNumber]? {
    get { _locations }
    set {
      willChange(.locations)
      _locations = newValue
    }
  }

  /// The point of the first colour, in fractions of the bounds.
  open var startPoint: CGPoint {
    get { _startPoint }
    set {
      willChange(.startPoint)
      _startPoint = newValue
    }
  }

  /// The point of the last colour, in fractions of the bounds.
  open var endPoint: CGPoint {
    get { _endPoint }
    set {
      willChange(.endPoint)
      _endPoint = newValue
    }
  }

  /// Draws the gradient.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    let list = NSMutableArray()
    for color in colorList { list.add(color) }
    let places = (_locations ?? []).map { CGFloat($0.doubleValue) }
    let gradient =
      places.count == list.count
      ? CGGradient(colorsSpace: nil, colors: list, locations: places)
      : CGGradient(colorsSpace: nil, colors: list, locations: nil)
    guard let gradient else { return }
    let (start, end) = (place(_startPoint), place(_endPoint))
    if type == .axial {
      ctx.saveGState()
      ctx.clip(to: bounds)
      ctx.drawLinearGradient(
        gradient,
        start: start,
        end: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
      )
      ctx.restoreGState()
    } else {
      ctx.drawRadialGradient(
        gradient,
        startCenter: start,
        startRadius: 0,
        endCenter: start,
        endRadius: hypot(end.x - start.x, end.y - start.y),
        options: .drawsAfterEndLocation
      )
    }
  }

  private var colorList: [CGColor] { (_colors ?? []).compactMap { $0 as? CGColor } }

  private func place(_ unit: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }

  override func layerValue(for key: LayerKey) -> LayerValue? {
    switch key {
    case .colors: .colors(colorList)
    case .locations: .numbers((_locations ?? []).map(\.doubleValue))
    case .startPoint: .point(_startPoint)
    case .endPoint: .point(_endPoint)
    default: super.layerValue(for: key)
    }
  }

  override func setLayerValue(_ value: LayerValue, for key: LayerKey) {
    switch (key, value) {
    case (.colors, .colors(let list)): colors = list
    case (.locations, .numbers(let list)): locations = list.map { NSNumber(value: $0) }
    case (.startPoint, .point(let point)): startPoint = point
    case (.endPoint, .point(let point)): endPoint = point
    default: super.setLayerValue(value, for: key)
    }
  }
}
