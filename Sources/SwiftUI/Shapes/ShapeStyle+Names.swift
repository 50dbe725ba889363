extension ShapeStyle where Self == Color {
  /// Red, as the system has it.
  public static var red: Color { Color.red }
  /// Orange, as the system has it.
  public static var orange: Color { Color.orange }
  /// Yellow, as the system has it.
  public static var yellow: Color { Color.yellow }
  /// Green, as the system has it.
  public static var green: Color { Color.green }
  /// Mint, as the system has it.
  public static var mint: Color { Color.mint }
  /// Teal, as the system has it.
  public static var teal: Color { Color.teal }
  /// Cyan, as the system has it.
  public static var cyan: Color { Color.cyan }
  /// Blue, as the system has it.
  public static var blue: Color { Color.blue }
  /// Indigo, as the system has it.
  public static var indigo: Color { Color.indigo }
  /// Purple, as the system has it.
  public static var purple: Color { Color.purple }
  /// Pink, as the system has it.
  public static var pink: Color { Color.pink }
  /// Brown, as the system has it.
  public static var brown: Color { Color.brown }
  /// Grey, as the system has it.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// Nothing at all.
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style around.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that surrounds a view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The system's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint that surrounds a view.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient from one point to another.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
