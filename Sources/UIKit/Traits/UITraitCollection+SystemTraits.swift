public import Foundation

/// Collections of one trait, and the traits of a collection.
extension UITraitCollection {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    note(UITraitUserInterfaceIdiom.self)
    return values.userInterfaceIdiom
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    note(UITraitUserInterfaceStyle.self)
    return values.userInterfaceStyle
  }

  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    note(UITraitLayoutDirection.self)
    return values.layoutDirection
  }

  /// The pixels per point of the display; 0 if not given.
  public var displayScale: CGFloat {
    note(UITraitDisplayScale.self)
    return values.displayScale
  }

  /// The room in width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    note(UITraitHorizontalSizeClass.self)
    return values.horizontalSizeClass
  }

  /// The room in height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    note(UITraitVerticalSizeClass.self)
    return values.verticalSizeClass
  }

  /// Whether the display feels pressure.
  public var forceTouchCapability: UIForceTouchCapability {
    note(UITraitForceTouchCapability.self)
    return values.forceTouchCapability
  }

  /// The size of text that the user wants.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    note(UITraitPreferredContentSizeCategory.self)
    return values.preferredContentSizeCategory
  }

  /// The range of colours of the display.
  public var displayGamut: UIDisplayGamut {
    note(UITraitDisplayGamut.self)
    return values.displayGamut
  }

  /// The contrast that the user wants.
  public var accessibilityContrast: UIAccessibilityContrast {
    note(UITraitAccessibilityContrast.self)
    return values.accessibilityContrast
  }

  /// The visual layer.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    note(UITraitUserInterfaceLevel.self)
    return values.userInterfaceLevel
  }

  /// The weight of text that the user wants.
  public var legibilityWeight: UILegibilityWeight {
    note(UITraitLegibilityWeight.self)
    return values.legibilityWeight
  }

  /// Whether the window is drawn as the active one.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    note(UITraitActiveAppearance.self)
    return values.activeAppearance
  }

  /// Whether the scene is being recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState {
    note(UITraitSceneCaptureState.self)
    return values.sceneCaptureState
  }

  /// The language by which text is set, if one is given.
  public var typesettingLanguage: Locale.Language? {
    note(UITraitTypesettingLanguage.self)
    return values.typesettingLanguage
  }

  /// Creates a collection with one trait: the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    var values = TraitValues()
    values.userInterfaceIdiom = userInterfaceIdiom
    self.init(values: values)
  }

  /// Creates a collection with one trait: light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = TraitValues()
    values.userInterfaceStyle = userInterfaceStyle
    self.init(values: values)
  }

  /// Creates a collection with one trait: the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var values = TraitValues()
    values.layoutDirection = layoutDirection
    self.init(values: values)
  }

  /// Creates a collection with one trait: the pixels per point of the display; 0 if not given.
  public convenience init(displayScale: CGFloat) {
    var values = TraitValues()
    values.displayScale = displayScale
    self.init(values: values)
  }

  /// Creates a collection with one trait: the room in width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.horizontalSizeClass = horizontalSizeClass
    self.init(values: values)
  }

  /// Creates a collection with one trait: the room in height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.verticalSizeClass = verticalSizeClass
    self.init(values: values)
  }

  /// Creates a collection with one trait: whether the display feels pressure.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    var values = TraitValues()
    values.forceTouchCapability = forceTouchCapability
    self.init(values: values)
  }

  /// Creates a collection with one trait: the size of text that the user wants.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = TraitValues()
    values.preferredContentSizeCategory = preferredContentSizeCategory
    self.init(values: values)
  }

  /// Creates a collection with one trait: the range of colours of the display.
  public convenience init(displayGamut: UIDisplayGamut) {
    var values = TraitValues()
    values.displayGamut = displayGamut
    self.init(values: values)
  }

  /// Creates a collection with one trait: the contrast that the user wants.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = TraitValues()
    values.accessibilityContrast = accessibilityContrast
    self.init(values: values)
  }

  /// Creates a collection with one trait: the visual layer.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    var values = TraitValues()
    values.userInterfaceLevel = userInterfaceLevel
    self.init(values: values)
  }

  /// Creates a collection with one trait: the weight of text that the user wants.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    var values = TraitValues()
    values.legibilityWeight = legibilityWeight
    self.init(values: values)
  }

  /// Creates a collection with one trait: whether the window is drawn as the active one.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    var values = TraitValues()
    values.activeAppearance = activeAppearance
    self.init(values: values)
  }

  /// Creates a collection with one trait: whether the scene is being recorded or mirrored.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    var values = TraitValues()
    values.sceneCaptureState = sceneCaptureState
    self.init(values: values)
  }

  /// Creates a collection with one trait: the language by which text is set.
  public convenience init(typesettingLanguage: Locale.Language) {
    var values = TraitValues()
    values.typesettingLanguage = typesettingLanguage
    self.init(values: values)
  }

}
