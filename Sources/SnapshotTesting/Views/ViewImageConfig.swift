public import CoreGraphics
public import UIKit

/// The screen on which a snapshot is taken.
public struct ViewImageConfig {
  /// How a phone is held.
  public enum Orientation: Sendable {
    /// With the longer side across.
    case landscape
    /// With the longer side up.
    case portrait
  }

  /// How a tablet is held, and how much of it the app has.
  public enum TabletOrientation: Sendable {
    /// A part of the screen that an app beside it leaves.
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
    /// A part of the screen that an app beside it leaves.
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
    /// With the longer side across.
    case landscape(splitView: LandscapeSplits)
    /// With the longer side up.
    case portrait(splitView: PortraitSplits)
  }

  /// What bars, notches and home indicators take of the screen.
  public var safeArea: UIEdgeInsets
  /// The size, in points; `nil` leaves the value's own.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection

  /// Describes a screen.
  ///
  /// - Parameters:
  ///   - safeArea: What bars, notches and home indicators take of the screen.
  ///   - size: The size, in points.
  ///   - traits: The traits.
  public init(
    safeArea: UIEdgeInsets = .zero,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  private static func phone(
    _ orientation: Orientation,
    _ width: CGFloat,
    _ height: CGFloat,
    portrait: UIEdgeInsets,
    landscape: UIEdgeInsets
  ) -> Self {
    let isPortrait = orientation == .portrait
    return Self(
      safeArea: isPortrait ? portrait : landscape,
      size: isPortrait
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .phone),
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: isPortrait ? .regular : .compact),
      ])
    )
  }

  private static func withButton(
    _ orientation: Orientation,
    _ width: CGFloat,
    _ height: CGFloat
  ) -> Self {
    phone(
      orientation,
      width,
      height,
      portrait: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: .zero
    )
  }

  private static func withNotch(
    _ orientation: Orientation,
    _ width: CGFloat,
    _ height: CGFloat,
    top: CGFloat
  ) -> Self {
    phone(
      orientation,
      width,
      height,
      portrait: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscape: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
    )
  }

  private static func pad(_ orientation: Orientation, _ width: CGFloat, _ height: CGFloat) -> Self {
    let isPortrait = orientation == .portrait
    return Self(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      size: isPortrait
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .pad),
        UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(verticalSizeClass: .regular),
      ])
    )
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ViewImageConfig {
  public static var iPhoneSe: Self { iPhoneSe(.portrait) }
  public static func iPhoneSe(_ orientation: Orientation) -> Self {
    withButton(orientation, 320, 568)
  }
  public static var iPhone8: Self { iPhone8(.portrait) }
  public static func iPhone8(_ orientation: Orientation) -> Self {
    withButton(orientation, 375, 667)
  }
  public static var iPhone8Plus: Self { iPhone8Plus(.portrait) }
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    withButton(orientation, 414, 736)
  }
  public static var iPhoneX: Self { iPhoneX(.portrait) }
  public static func iPhoneX(_ orientation: Orientation) -> Self {
    withNotch(orientation, 375, 812, top: 44)
  }
  public static var iPhoneXr: Self { iPhoneXr(.portrait) }
  public static func iPhoneXr(_ orientation: Orientation) -> Self {
    withNotch(orientation, 414, 896, top: 44)
  }
  public static var iPhoneXsMax: Self { iPhoneXsMax(.portrait) }
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    withNotch(orientation, 414, 896, top: 44)
  }
  public static var iPhone12: Self { iPhone12(.portrait) }
  public static func iPhone12(_ orientation: Orientation) -> Self {
    withNotch(orientation, 390, 844, top: 47)
  }
  public static var iPhone12Pro: Self { iPhone12(.portrait) }
  public static func iPhone12Pro(_ orientation: Orientation) -> Self { iPhone12(orientation) }
  public static var iPhone12ProMax: Self { iPhone12ProMax(.portrait) }
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    withNotch(orientation, 428, 926, top: 47)
  }
  public static var iPhone13: Self { iPhone13(.portrait) }
  public static func iPhone13(_ orientation: Orientation) -> Self {
    withNotch(orientation, 390, 844, top: 47)
  }
  public static var iPhone13Mini: Self { iPhone13Mini(.portrait) }
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    withNotch(orientation, 375, 812, top: 50)
  }
  public static var iPhone13Pro: Self { iPhone13(.portrait) }
  public static func iPhone13Pro(_ orientation: Orientation) -> Self { iPhone13(orientation) }
  public static var iPhone13ProMax: Self { iPhone13ProMax(.portrait) }
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    withNotch(orientation, 428, 926, top: 47)
  }
  public static var iPadMini: Self { iPadMini(.landscape) }
  public static func iPadMini(_ orientation: Orientation) -> Self { pad(orientation, 768, 1024) }
  public static var iPad9_7: Self { iPadMini(.landscape) }
  public static func iPad9_7(_ orientation: Orientation) -> Self { pad(orientation, 768, 1024) }
  public static var iPad10_2: Self { iPad10_2(.landscape) }
  public static func iPad10_2(_ orientation: Orientation) -> Self { pad(orientation, 810, 1080) }
  public static var iPadPro10_5: Self { iPadPro10_5(.landscape) }
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    pad(orientation, 834, 1112)
  }
  public static var iPadPro11: Self { iPadPro11(.landscape) }
  public static func iPadPro11(_ orientation: Orientation) -> Self { pad(orientation, 834, 1194) }
  public static var iPadPro12_9: Self { iPadPro12_9(.landscape) }
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    pad(orientation, 1024, 1366)
  }
}
