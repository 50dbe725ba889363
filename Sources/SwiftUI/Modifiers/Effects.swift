public import CoreGraphics
import QuartzCore
import UIKit

nonisolated struct OpacityModifier: EffectModifier {
  let opacity: Double

  @MainActor func apply(to container: PassThroughView, _ environment: EnvironmentValues) {
    container.alpha = opacity
  }

  var isIdentity: Bool { opacity == 1 }
}

nonisolated struct HiddenModifier: EffectModifier {
  @MainActor func apply(to container: PassThroughView, _ environment: EnvironmentValues) {
    container.isHidden = true
  }
}

nonisolated struct TransformModifier: EffectModifier {
  let transform: CGAffineTransform
  let anchor: UnitPoint

  @MainActor func apply(to container: PassThroughView, _ environment: EnvironmentValues) {
    let size = container.bounds.size
    let offset = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
    container.transform = CGAffineTransform(translationX: -offset.x, y: -offset.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  var isIdentity: Bool { transform.isIdentity }
}

nonisolated struct ShadowModifier: EffectModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  @MainActor func apply(to container: PassThroughView, _ environment: EnvironmentValues) {
    container.layer.shadowColor =
      color.uiColor.resolvedColor(with: container.traitCollection)
      .cgColor
    container.layer.shadowOpacity = radius > 0 ? 1 : 0
    container.layer.shadowRadius = radius
    container.layer.shadowOffset = offset
  }
}

nonisolated struct HitTestingModifier: EffectModifier {
  let isEnabled: Bool

  @MainActor func apply(to container: PassThroughView, _ environment: EnvironmentValues) {
    container.isUserInteractionEnabled = isEnabled
  }

  var isIdentity: Bool { isEnabled }
}

/// An angle.
///
/// Status: complete · A
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No angle.
  public static let zero = Angle()

  /// Whether the first angle is the smaller one.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension View {
  /// Makes the view transparent; it stays where it is, and events go on.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Hides the view; it keeps its room.
  nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }

  /// Turns the view; its room stays as it is.
  nonisolated public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(
      TransformModifier(transform: CGAffineTransform(rotationAngle: angle.radians), anchor: anchor)
    )
  }

  /// Scales what the view shows; its room stays as it is.
  nonisolated public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(TransformModifier(transform: CGAffineTransform(scaleX: x, y: y), anchor: anchor))
  }

  /// Scales what the view shows; its room stays as it is.
  nonisolated public func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: scale, y: scale, anchor: anchor) }

  /// Scales what the view shows; its room stays as it is.
  nonisolated public func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }

  /// Adds a shadow.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Says whether touches reach the view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Whether controls inside take no input; one `true` around a view is enough.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentModifier(change: { $0.isEnabled = $0.isEnabled && !disabled })
    )
  }
}
