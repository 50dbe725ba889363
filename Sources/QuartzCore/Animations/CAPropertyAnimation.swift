import CoreGraphics
import Foundation

/// How a number becomes a transform.
///
/// Status: complete · A
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An animation of one property, named by a key path.
///
/// Status: partial · A
open class CAPropertyAnimation: CAAnimation {
  /// The path of the property, such as `position.x` or `transform.scale`.
  open var keyPath: String?
  /// Whether the values are added to the model's.
  open var isAdditive = false
  /// Whether each cycle starts where the one before ended.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  /// The value at a progress; `base` has the kind of the property and is what shows without.
  func value(at progress: Double, base: LayerValue) -> LayerValue? { nil }

  override func apply(progress: Double, cycle: Double, to layer: CALayer, model: CALayer) {
    guard let keyPath else { return }
    guard let path = CALayer.ValuePath(keyPath) else {
      return applyToOwnKey(keyPath, progress, layer)
    }
    guard let base = layer.value(at: path), var value = value(at: progress, base: base) else {
      return
    }
    if isCumulative, cycle > 0, let start = self.value(at: 0, base: base),
      let end = self.value(at: 1, base: base), let step = end.subtracting(start)
    {
      for _ in 0..<Int(min(cycle, 10_000)) { value = value.adding(step) ?? value }
    }
    layer.setValue(isAdditive ? base.adding(value) ?? value : value, at: path)
  }

  /// A key of the app's own is animated if it holds a number.
  private func applyToOwnKey(_ key: String, _ progress: Double, _ layer: CALayer) {
    let present = layer.value(forKey: key)
    guard let base = LayerValue(present ?? 0.0, like: .number(0)),
      let value = value(at: progress, base: base)
    else { return }
    layer.setValue(value.boxed, forKey: key)
  }
}

/// An animation from one value to another.
///
/// At most two of the three values are set; what is missing comes from the layer.
///
/// Status: partial · A
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the begin.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// What is added on the way.
  open var byValue: Any?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(at progress: Double, base: LayerValue) -> LayerValue? {
    let from = fromValue.flatMap { LayerValue($0, like: base) }
    let to = toValue.flatMap { LayerValue($0, like: base) }
    let by = byValue.flatMap { LayerValue($0, like: base) }
    let rest = isAdditive ? base.zero ?? base : base
    let start: LayerValue
    let end: LayerValue
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.adding(by) ?? from)
    case (nil, let to?, let by?): (start, end) = (to.subtracting(by) ?? to, to)
    case (let from?, nil, nil): (start, end) = (from, rest)
    case (nil, let to?, nil): (start, end) = (rest, to)
    case (nil, nil, let by?): (start, end) = (rest, rest.adding(by) ?? rest)
    case (nil, nil, nil): return rest
    }
    return start.interpolated(to: end, progress)
  }
}
