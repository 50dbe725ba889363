/// How much room there is along an axis, in two classes.
///
/// Status: complete · A
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not given.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// Light or dark.
///
/// Status: complete · A
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not given.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}

/// The kind of device for which an interface is made.
///
/// Status: complete · A
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The reading direction of an environment.
///
/// Status: complete · A
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether the display feels pressure.
///
/// Status: complete · A
public enum UIForceTouchCapability: Int, Sendable {
  /// Not given.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// The range of colours that a display shows.
///
/// Status: complete · A
public enum UIDisplayGamut: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// The sRGB range.
  case SRGB = 0
  /// The wide P3 range.
  case P3 = 1
}

/// The contrast that the user wants.
///
/// Status: complete · A
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// The usual one.
  case normal = 0
  /// A higher one.
  case high = 1
}

/// The visual layer of an interface.
///
/// Status: complete · A
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// The ground.
  case base = 0
  /// Above other content.
  case elevated = 1
}

/// The weight of text that the user wants.
///
/// Status: complete · A
public enum UILegibilityWeight: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// The usual one.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// Whether a window is drawn as the active one.
///
/// Status: complete · A
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}

/// Whether a scene is being recorded or mirrored.
///
/// Status: complete · A
public enum UISceneCaptureState: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}

/// The reading direction of an app's language.
///
/// Status: complete · A
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
