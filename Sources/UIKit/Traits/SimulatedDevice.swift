import Foundation

/// The device that an application runs on: its facts and its present state.
///
/// Changing a value tells nobody; the application and the stage do that, in the
/// order of iOS.
@MainActor
package final class SimulatedDevice {
  /// The facts.
  @exclusivity(unchecked)
  package var description: DeviceDescription {
    didSet {
      forgetTraits()
      interfaceDidTurn()
    }
  }

  /// Hears that the screen's size or its covered edges may have changed.
  var interfaceDidTurn: () -> Void = {}

  /// The version of the system that is simulated.
  package var systemVersion = "26.0" {
    didSet {
      majorVersion = Int(systemVersion.prefix { $0.isNumber }) ?? 0
      decideOnTracking()
    }
  }
  private var majorVersion = 26

  /// Whether the app's property list asks for tracking of models on iOS 18.
  package lazy var isObservationTrackingEnabled =
    Bundle.main.object(forInfoDictionaryKey: "UIObservationTrackingEnabled") as? Bool ?? false
  {
    didSet { decideOnTracking() }
  }

  /// Whether update methods follow the observable models that they read.
  private(set) var tracksModels = true

  private func decideOnTracking() {
    tracksModels = isAtLeast(26) || (isAtLeast(18) && isObservationTrackingEnabled)
  }

  /// Whether leaving the app sends disappearance callbacks, which iOS does not do.
  package var legacyBackgroundDisappearance = false

  /// Whether the app hides the status bar.
  package internal(set) var isStatusBarHidden = false {
    didSet { interfaceDidTurn() }
  }

  /// How the device is held.
  package private(set) var orientation = UIDeviceOrientation.portrait

  /// How the interface is turned.
  @exclusivity(unchecked)
  package private(set) var interfaceOrientation = UIInterfaceOrientation.portrait {
    didSet {
      forgetTraits()
      interfaceDidTurn()
    }
  }

  package private(set) var userInterfaceStyle = UIUserInterfaceStyle.light {
    didSet { forgetTraits() }
  }

  package private(set) var contentSizeCategory = UIContentSizeCategory.large {
    didSet { forgetTraits() }
  }

  package var accessibilityContrast = UIAccessibilityContrast.normal {
    didSet { forgetTraits() }
  }

  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight {
    didSet { forgetTraits() }
  }

  /// Whether the user wants bold text.
  package var legibilityWeight = UILegibilityWeight.regular {
    didSet { forgetTraits() }
  }

  /// Whether the user wants less motion.
  package var reducesMotion = false

  /// Whether keys are typed on a keyboard of their own, so that none is shown on the screen.
  package var hasHardwareKeyboard = false

  /// What `UITraitCollection.current` was set to.
  var imposedTraits: UITraitCollection?

  private(set) lazy var publicDevice = UIDevice(device: self)
  private var cachedTraits: UITraitCollection?

  package init(_ description: DeviceDescription = .standard) {
    self.description = description
  }

  // MARK: - Changes

  /// Whether an interface can be turned like this on the device at all.
  ///
  /// - Evidence: Apple's documentation of `supportedInterfaceOrientations` (grade A): phones
  ///   without a home button are never upside down
  package func canTurn(to orientation: UIInterfaceOrientation) -> Bool {
    orientation != .portraitUpsideDown || description.idiom == .pad
      || !description.hasHomeIndicator
  }

  /// Turns the device; the interface follows where the orientation is one of its own.
  package func rotate(to orientation: UIDeviceOrientation) {
    self.orientation = orientation
    if let followed = UIInterfaceOrientation(following: orientation), canTurn(to: followed) {
      interfaceOrientation = followed
    }
  }

  /// Turns the interface alone, as a controller that forces an orientation does.
  package func turnInterface(to orientation: UIInterfaceOrientation) {
    interfaceOrientation = orientation
  }

  /// Turns the device without the interface, as if that were locked.
  package func hold(_ orientation: UIDeviceOrientation) {
    self.orientation = orientation
  }

  package func setAppearance(_ style: UIUserInterfaceStyle) {
    userInterfaceStyle = style == .unspecified ? .light : style
  }

  package func setContentSize(_ category: UIContentSizeCategory) {
    contentSizeCategory = category == .unspecified ? .large : category
  }

  // MARK: - What follows

  /// Whether the system is of a version, or newer.
  package func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
    if minor == 0 { return majorVersion >= major }
    let parts = systemVersion.split(separator: ".").map { Int($0) ?? 0 }
    let own = (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
    return own >= (major, minor)
  }

  /// The screen in the present orientation.
  package var bounds: CGRect {
    CGRect(origin: .zero, size: description.size(in: interfaceOrientation))
  }

  /// What the device covers; a plain status bar that is hidden covers nothing.
  package var safeAreaInsets: UIEdgeInsets {
    var insets = description.safeArea[interfaceOrientation]
    if isStatusBarHidden, statusBarIsAllOfTheTop { insets.top = 0 }
    return insets
  }

  package var statusBarHeight: CGFloat {
    isStatusBarHidden
      ? 0
      : description.statusBar[interfaceOrientation]
        ?? description.safeArea[interfaceOrientation].top
  }

  /// Whether the safe area at the top is there for the status bar alone.
  var statusBarIsAllOfTheTop: Bool {
    let height = description.statusBar[interfaceOrientation] ?? 0
    return height > 0 && height == description.safeArea[interfaceOrientation].top
      && description.safeArea[interfaceOrientation].bottom == 0
  }

  /// The height of a navigation bar without a large title.
  package var barHeight: CGFloat { description.navigationBar[interfaceOrientation] }

  /// The height of a navigation bar with a large title; on its side there is none.
  package var largeTitleBarHeight: CGFloat {
    interfaceOrientation.isLandscape && description.idiom == .phone
      ? barHeight : description.largeTitleBar
  }

  /// The height of a tab bar with the home indicator below.
  package var tabBarHeight: CGFloat { description.tabBar[interfaceOrientation] }

  package var keyboardHeight: CGFloat { description.keyboardHeight(in: interfaceOrientation) }

  /// Where a navigation bar begins below a safe area.
  ///
  /// On phones with an island the bar reaches up into the safe area of the screen.
  ///
  /// - Evidence: RULES 11 (97.667 in a navigation controller, grade B)
  package func navigationBarTop(below safeTop: CGFloat) -> CGFloat {
    let isAtTopOfScreen = safeTop > 0 && safeTop == safeAreaInsets.top
    guard isAtTopOfScreen, interfaceOrientation.isPortrait else { return safeTop }
    return description.navigationBarTop
  }

  /// The traits of the screen.
  package var traitCollection: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    let traits = makeTraits(in: interfaceOrientation)
    cachedTraits = traits
    return traits
  }

  /// The traits that a window would have in an orientation.
  package func makeTraits(
    in orientation: UIInterfaceOrientation,
    _ share: SceneShare = .full
  ) -> UITraitCollection {
    let classes = description.windowClasses(share, in: orientation)
    var values = TraitValues()
    values.userInterfaceIdiom = description.idiom
    values.userInterfaceStyle = userInterfaceStyle
    values.layoutDirection = layoutDirection
    values.displayScale = description.scale
    values.horizontalSizeClass = classes.horizontal
    values.verticalSizeClass = classes.vertical
    values.forceTouchCapability = .unavailable
    values.preferredContentSizeCategory = contentSizeCategory
    values.displayGamut = .P3
    values.accessibilityContrast = accessibilityContrast
    values.userInterfaceLevel = .base
    values.legibilityWeight = legibilityWeight
    values.activeAppearance = .active
    values.sceneCaptureState = .inactive
    return UITraitCollection(values: values)
  }

  private func forgetTraits() { cachedTraits = nil }
}
