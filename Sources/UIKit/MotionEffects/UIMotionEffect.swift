import CoreGraphics
public import Foundation

/// Turns the tilt of the device into offsets of a view's properties.
///
/// The device lies still here: effects are kept, and offsets are asked for nobody but a test, by
/// `keyPathsAndRelativeValues(forViewerOffset:)`.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// Creates an effect without offsets.
  public override init() { super.init() }

  /// Reads an effect from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The offsets for a tilt; each part of the tilt goes from -1 to 1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// A copy without offsets; a subclass copies its own values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    PortingMainActor.run { UIMotionEffect() }
  }
}

/// Moves one property between two values as the device is tilted.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  ///
  /// Status: complete · A
  public enum EffectType: Int, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The property.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The offset for the least tilt: a number, or a point, size, inset, offset of layout.
  open var minimumRelativeValue: Any?
  /// The offset for the greatest tilt.
  open var maximumRelativeValue: Any?

  /// Creates an effect for a property.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Reads an effect from an archive.
  public required init?(coder: NSCoder) {
    guard let keyPath = coder.decodePlain(forKey: "keyPath") as? String else { return nil }
    self.keyPath = keyPath
    type = EffectType(rawValue: coder.decodeInteger(forKey: "type")) ?? .tiltAlongHorizontalAxis
    super.init(coder: coder)
    minimumRelativeValue = coder.decodePlain(forKey: "minimum")
    maximumRelativeValue = coder.decodePlain(forKey: "maximum")
  }

  /// A copy with the same values.
  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    PortingMainActor.run {
      let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
      copy.minimumRelativeValue = minimumRelativeValue
      copy.maximumRelativeValue = maximumRelativeValue
      return copy
    }
  }

  /// The offset that lies between the two values as the tilt lies between -1 and 1.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (min(max(tilt, -1), 1) + 1) / 2
    return between(part).map { [keyPath: $0] }
  }

  private func between(_ part: CGFloat) -> Any? {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
    switch (minimumRelativeValue, maximumRelativeValue) {
    case (let from as CGPoint, let to as CGPoint):
      return CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y))
    case (let from as CGSize, let to as CGSize):
      return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
    default:
      guard let from = Self.number(minimumRelativeValue), let to = Self.number(maximumRelativeValue)
      else { return nil }
      return mix(from, to)
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// Several effects as one.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  /// A copy with the same effects.
  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    PortingMainActor.run {
      let copy = UIMotionEffectGroup()
      copy.motionEffects = motionEffects
      return copy
    }
  }

  /// The offsets of all effects.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let parts = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    return parts.isEmpty ? nil : parts.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}

/// The effects of one view.
@MainActor
private final class MotionEffectList {
  var effects: [UIMotionEffect] = []
}

extension UIView {
  /// The effects by which the view follows the tilt of the device.
  public var motionEffects: [UIMotionEffect] {
    get { existingAttachment(MotionEffectList.self)?.effects ?? [] }
    set { attachment(MotionEffectList.self) { MotionEffectList() }.effects = newValue }
  }

  /// Adds an effect.
  ///
  /// - Parameter effect: The effect; a second time is once.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  /// Takes an effect away.
  ///
  /// - Parameter effect: The effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
