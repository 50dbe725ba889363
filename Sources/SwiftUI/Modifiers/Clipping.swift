public import CoreGraphics
import QuartzCore
import UIKit

nonisolated struct ClipModifier: EffectModifier {
  let path: (@Sendable (CGRect) -> Path)?
  let radius: CGFloat

  @MainActor func apply(to container: PassThroughView, _ environment: EnvironmentValues) {
    container.clipsToBounds = path == nil
    container.layer.cornerRadius = radius
    guard let path else { return container.layer.mask = nil }
    let mask = CAShapeLayer()
    mask.frame = container.bounds
    mask.path = path(container.bounds).cgPath
    container.layer.mask = mask
  }
}

extension View {
  /// Cuts off what lies outside of the view's room.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(path: nil, radius: 0))
  }

  /// Cuts off what lies outside of a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(path: { shape.path(in: $0) }, radius: 0))
  }

  /// Rounds the corners of the view's room.
  nonisolated public func cornerRadius(
    _ radius: CGFloat,
    antialiased: Bool = true
  ) -> some View {
    modifier(ClipModifier(path: nil, radius: radius))
  }

  /// Says which part of the view takes touches.
  ///
  /// - Differs: the whole room of the view takes them.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
}
