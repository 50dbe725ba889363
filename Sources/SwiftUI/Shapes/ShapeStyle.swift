public import CoreGraphics
import QuartzCore
import UIKit

/// What a shape or a text is filled with.
///
/// Status: partial · A
public protocol ShapeStyle: Sendable {}

/// What a style is in its surroundings.
enum Paint {
  case color(UIColor)
  case gradient(Gradient, start: UnitPoint, end: UnitPoint)
}

/// A style of ours.
protocol ResolvableStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// What the style is in its surroundings; a style of an app is asked for another one.
  func resolved(in environment: EnvironmentValues) -> Paint {
    if let style = self as? any ResolvableStyle { return style.paint(in: environment) }
    unimplemented("the style \(type(of: self)), which an app defines for SwiftUI")
  }

  /// The one colour of the style, for text.
  func color(in environment: EnvironmentValues) -> UIColor {
    switch resolved(in: environment) {
    case .color(let color): color
    case .gradient(let gradient, _, _): gradient.stops.first?.color.uiColor ?? .clear
    }
  }
}

extension Color: ResolvableStyle {
  func paint(in environment: EnvironmentValues) -> Paint { .color(uiColor) }
}

/// The style that surrounds a view.
///
/// Status: complete · A
public struct ForegroundStyle: ShapeStyle, ResolvableStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground?.resolved(in: environment.withoutForeground) ?? .color(.label)
  }
}

/// The system's background.
///
/// Status: complete · A
public struct BackgroundStyle: ShapeStyle, ResolvableStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { .color(.systemBackground) }
}

/// The tint that surrounds a view.
///
/// Status: complete · A
public struct TintShapeStyle: ShapeStyle, ResolvableStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { .color(environment.tintOrAccent) }
}

/// A level of importance.
///
/// Status: partial · B
public struct HierarchicalShapeStyle: ShapeStyle, ResolvableStyle {
  let level: Int

  /// The first level: the style around.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  func paint(in environment: EnvironmentValues) -> Paint {
    if let around = environment.foreground, !(around is HierarchicalShapeStyle) {
      let color = around.color(in: environment.withoutForeground)
      let opacity = [1, 0.5, 0.25, 0.18][level]
      return .color(color.withAlphaComponent(opacity * color.alpha))
    }
    return .color([.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel][level])
  }
}

extension UIColor {
  fileprivate var alpha: CGFloat {
    var alpha: CGFloat = 1
    getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha
  }
}

/// A style whose type is not known outside.
///
/// Status: complete · A
public struct AnyShapeStyle: ShapeStyle, ResolvableStyle {
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  func paint(in environment: EnvironmentValues) -> Paint { style.resolved(in: environment) }
}

/// Colours that pass into each other.
///
/// Status: complete · A
public struct Gradient: Equatable, Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Equatable, Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let steps = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }
}

/// A gradient along a line.
///
/// Status: complete · A
public nonisolated struct LinearGradient: ShapeStyle, ResolvableStyle, View {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// Creates a gradient from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }

  /// Creates a gradient of colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func paint(in environment: EnvironmentValues) -> Paint {
    .gradient(gradient, start: start, end: end)
  }

  /// Fills what is offered.
  @MainActor public var body: some View { Rectangle().fill(self) }
}
