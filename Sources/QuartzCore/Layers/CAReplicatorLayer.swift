public import CoreGraphics
public import Foundation

/// A layer that shows its sublayers several times, each copy a step further.
///
/// Status: partial · A
open class CAReplicatorLayer: CALayer {
  private var _instanceDelay: CFTimeInterval = 0
  private var _instanceTransform = CATransform3DIdentity
  private var _instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)

  /// The number of copies, the original included.
  open var instanceCount = 1
  /// Whether depth is kept.
  open var preservesDepth = false
  /// What is added to the red of each copy.
  open var instanceRedOffset: Float = 0
  /// What is added to the green of each copy.
  open var instanceGreenOffset: Float = 0
  /// What is added to the blue of each copy.
  open var instanceBlueOffset: Float = 0
  /// What is added to the alpha of each copy.
  open var instanceAlphaOffset: Float = 0

  /// The delay between copies.
  open var instanceDelay: CFTimeInterval {
    get { _instanceDelay }
    set {
      willChange(.instanceDelay)
      _instanceDelay = newValue
    }
  }

  /// The step from one copy to the next.
  open var instanceTransform: CATransform3D {
    get { _instanceTransform }
    set {
      willChange(.instanceTransform)
      _instanceTransform = newValue
    }
  }

  /// The colour by which the copies are multiplied.
  open var instanceColor: CGColor? {
    get { _instanceColor }
    set {
      willChange(.instanceColor)
      _instanceColor = newValue
    }
  }

  override func layerValue(for key: LayerKey) -> LayerValue? {
    switch key {
    case .instanceDelay: .number(_instanceDelay)
    case .instanceTransform: .transform(_instanceTransform)
    case .instanceColor: .color(_instanceColor)
    default: super.layerValue(for: key)
    }
  }

  override func setLayerValue(_ value: LayerValue, for key: LayerKey) {
    switch (key, value) {
    case (.instanceDelay, .number(let number)): instanceDelay = number
    case (.instanceTransform, .transform(let matrix)): instanceTransform = matrix
    case (.instanceColor, .color(let color)): instanceColor = color
    default: super.setLayerValue(value, for: key)
    }
  }
}

/// A layer whose sublayers are flattened at no time, so that depth is kept.
///
/// Status: partial · A
open class CATransformLayer: CALayer {
  /// A transform layer has no place of its own to be hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}

/// The directions in which a layer can be scrolled.
///
/// Status: complete · A
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// All of them.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers.
///
/// Status: partial · A
open class CAScrollLayer: CALayer {
  /// The directions in which the layer can be scrolled.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the origin of the bounds to a point.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Moves the origin of the bounds as little as shows a rectangle.
  open func scroll(to r: CGRect) {
    func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from { return low - from }
      return high > to ? min(high - to, low - from) : 0
    }
    let view = bounds
    scroll(
      to: CGPoint(
        x: view.minX + shift(r.minX, r.maxX, view.minX, view.maxX),
        y: view.minY + shift(r.minY, r.maxY, view.minY, view.maxY)
      )
    )
  }
}
