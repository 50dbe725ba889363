/// How the device is held.
///
/// Status: complete · A
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright, home button at the bottom.
  case portrait = 1
  /// Upright, home button at the top.
  case portraitUpsideDown = 2
  /// On its side, home button at the right.
  case landscapeLeft = 3
  /// On its side, home button at the left.
  case landscapeRight = 4
  /// Flat, display up.
  case faceUp = 5
  /// Flat, display down.
  case faceDown = 6

  /// Whether the device is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether the value is an orientation at all that an interface can follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How the interface is turned; landscape is mirrored against the device's.
///
/// Status: complete · A
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Home button at the left.
  case landscapeLeft = 4
  /// Home button at the right.
  case landscapeRight = 3

  /// Whether the interface is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The orientation that follows a device's; `nil` for a flat one.
  package init?(following orientation: UIDeviceOrientation) {
    guard orientation.isValidInterfaceOrientation else { return nil }
    self.init(rawValue: orientation.rawValue)
  }

  /// The set with this orientation alone.
  package var mask: UIInterfaceOrientationMask {
    self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}

/// A set of orientations.
///
/// Status: complete · A
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscape, .portraitUpsideDown,
  ]
  /// All but upside down; the default of phones.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
