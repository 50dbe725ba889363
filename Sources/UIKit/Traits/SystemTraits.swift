public import Foundation

// The traits of the system, one type each, for registration and subscripts.

/// The kind of device.
///
/// Status: complete · A
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark.
///
/// Status: complete · A
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The reading direction.
///
/// Status: complete · A
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The pixels per point of the display; 0 if not given.
///
/// Status: complete · A
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: CGFloat { 0 }
  static var place: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The room in width.
///
/// Status: complete · A
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The room in height.
///
/// Status: complete · A
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Whether the display feels pressure.
///
/// Status: complete · A
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var place: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The size of text that the user wants.
///
/// Status: complete · A
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var place: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The range of colours of the display.
///
/// Status: complete · A
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var place: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The contrast that the user wants.
///
/// Status: complete · A
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// The visual layer.
///
/// Status: complete · A
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The weight of text that the user wants.
///
/// Status: complete · A
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var place: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the window is drawn as the active one.
///
/// Status: complete · A
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// Whether the scene is being recorded or mirrored.
///
/// Status: complete · A
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: UISceneCaptureState { .unspecified }
  static var place: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

/// The language by which text is set, if one is given.
///
/// Status: complete · A
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
  /// The value where nobody set one.
  public static var defaultValue: Locale.Language? { nil }
  static var place: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }
}
