public import Foundation

/// A set of traits whose values can be changed.
///
/// Status: partial · A
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The pixels per point of the display; 0 if not given.
  var displayScale: CGFloat { get set }
  /// The room in width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room in height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the display feels pressure.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The size of text that the user wants.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The range of colours of the display.
  var displayGamut: UIDisplayGamut { get set }
  /// The contrast that the user wants.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The visual layer.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The weight of text that the user wants.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the window is drawn as the active one.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// Whether the scene is being recorded or mirrored.
  var sceneCaptureState: UISceneCaptureState { get set }
  /// The language by which text is set, if one is given.
  var typesettingLanguage: Locale.Language? { get set }
}

extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The pixels per point of the display; 0 if not given.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// The room in width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The room in height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// Whether the display feels pressure.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }

  /// The size of text that the user wants.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The range of colours of the display.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// The contrast that the user wants.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// The visual layer.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// The weight of text that the user wants.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// Whether the window is drawn as the active one.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }

  /// Whether the scene is being recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }

  /// The language by which text is set, if one is given.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }

}

/// The traits that an object imposes on itself and everything below.
///
/// Status: complete · A
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible {
  var values: TraitValues

  /// The value that is imposed, or the trait's default.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Stops overriding a trait.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }

  /// The traits that are overridden, by name.
  public var description: String { "<UITraitOverrides: \(values.listed)>" }
}

/// Traits under construction.
struct TraitBuilder: UIMutableTraits {
  var values: TraitValues

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }
}

extension TraitValues {
  func specifies(_ trait: UITrait) -> Bool {
    specifiedTraits.contains { ObjectIdentifier($0) == ObjectIdentifier(trait) }
  }

  /// The traits that have a value, by name.
  var listed: String {
    specifiedTraits.map { "\($0.name) = \(text(of: $0))" }.joined(separator: ", ")
  }

  private func text<T: UITraitDefinition>(of trait: T.Type) -> String {
    let value = self[trait]
    if let language = value as? Locale.Language { return language.minimalIdentifier }
    return "\(value)"
  }
}
