public import UIKit

/// The kind of device that a stage stands on, and how it is held and set up.
///
/// ```swift
/// let stage = Stage(.iPhone15Pro)
/// let old = try Device(named: "iPhone SE (2nd generation)")
/// let tablet = try Device("iPad-Pro-11-inch landscape dark xxl split-1/2")
/// ```
///
/// The words behind the name are the cases of ``Qualifier``.
public struct Device: Sendable, Equatable, CustomStringConvertible {
  /// The facts of the hardware.
  private let hardware: DeviceDescription
  /// The name under which it was asked for.
  public let name: String
  /// The version of iOS that it runs; behaviour that changed between versions hangs on it.
  public var systemVersion = "26.0"
  /// Whether leaving the app makes controllers disappear and returning makes them appear.
  ///
  /// iOS does *not* do that; the option is there to show what the widespread claim would mean.
  public var legacyBackgroundDisappearance = false

  /// How the device is held at the start.
  public var orientation = UIDeviceOrientation.portrait
  /// The part of the screen that the app gets at the start.
  public var multitasking = Multitasking.fullScreen
  /// Light or dark.
  public var appearance = UIUserInterfaceStyle.light
  /// The text size that the user chose.
  public var contentSize = UIContentSizeCategory.large
  /// The reading direction of the user's language.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// Whether the user wants colours that differ more.
  public var contrast = UIAccessibilityContrast.normal
  /// Whether the user wants bold text.
  public var legibilityWeight = UILegibilityWeight.regular
  /// Whether the user wants less motion.
  public var reducesMotion = false
  /// Whether everything is shown larger; devices without evidence for it cannot do that.
  public internal(set) var isZoomed = false

  private init(_ facts: DeviceDescription, name: String) {
    hardware = facts
    self.name = name
  }

  /// Finds a device by its name as Apple writes it, upper and lower case alike.
  ///
  /// - Parameter name: For example `iPhone 15 Pro`.
  /// - Throws: ``UnknownDevice`` with the nearest name.
  public init(named name: String) throws(UnknownDevice) {
    guard let facts = DeviceDescription.named(name) else {
      throw UnknownDevice(name: name, nearest: closestWord(to: name, in: Self.names))
    }
    self.init(facts, name: name)
  }

  /// The device of the generated table; a name that is missing there becomes the usual phone.
  static func known(_ name: String) -> Device {
    Device(DeviceDescription.named(name) ?? .standard, name: name)
  }

  /// The usual phone: in portrait, with a home indicator.
  public static let standard = known(DeviceDescription.standard.name)

  /// The names of all known devices.
  public static var names: [String] { DeviceDescription.all.flatMap(\.names) }

  /// The facts that UIKit knows about the device: of the hardware, or of its zoomed display.
  package var facts: DeviceDescription { isZoomed ? hardware.zoomed ?? hardware : hardware }

  /// Whether something is known about the device with a zoomed display.
  public var canZoom: Bool { hardware.zoomed != nil }

  /// The name in one word: `iPad-Pro-11-inch` for `iPad Pro (11-inch)`.
  var word: String { Self.word(for: name) }

  static func word(for name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber || $0 == ".") }.joined(separator: "-")
  }

  /// The name in one word and the qualifiers that differ from a plain device, in a fixed order.
  ///
  /// `Device(_:)` makes the same device of it.
  public var description: String { ([word] + qualifiers.map(\.word)).joined(separator: " ") }
}

/// What is known about the hardware, in points.
extension Device {
  /// The size of the screen in the orientation in which the device is held.
  public var screenSize: CGSize { facts.size(in: interfaceOrientation) }

  /// The pixels per point.
  public var scale: CGFloat { facts.scale }

  /// The kind of interface.
  public var idiom: UIUserInterfaceIdiom { facts.idiom }

  /// What the device covers at the edges of the screen.
  public var safeAreaInsets: UIEdgeInsets { facts.safeArea[interfaceOrientation] }

  /// The size of the app's windows.
  public var windowSize: CGSize {
    facts.windowSize(multitasking.share, in: interfaceOrientation)
  }

  /// The room of the app's windows along both axes.
  public var sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)
  {
    let classes = facts.windowClasses(multitasking.share, in: interfaceOrientation)
    return (classes.horizontal, classes.vertical)
  }

  /// How well the facts are known: A Apple, B printed or asserted, C an expert's, D inferred.
  public var confidence: String { facts.confidence }

  /// What is not certain about the facts, in words; may be empty.
  public var notes: String { facts.notes }

  /// What holds for whole families of devices, in words.
  public static var rules: [String] { DeviceDescription.rules }

  /// What is known about the sizes of sheets, in words.
  public static var sheetRules: [String] {
    DeviceDescription.sheets.map {
      "\($0.place), \($0.style): \($0.rule) (\($0.confidence))"
    }
  }

  /// The orientation in which an app that supports all of them starts.
  var interfaceOrientation: UIInterfaceOrientation {
    let device = UIInterfaceOrientation(rawValue: orientation.rawValue) ?? .portrait
    guard orientation.isValidInterfaceOrientation else { return .portrait }
    let isUpsideDown = device == .portraitUpsideDown
    return isUpsideDown && facts.idiom == .phone && facts.hasHomeIndicator ? .portrait : device
  }
}

/// The part of the screen that an app gets.
///
/// - Differs: phones know no such parts on iOS; on a stage they divide their screen like tablets.
public enum Multitasking: String, CaseIterable, Sendable {
  /// All of it.
  case fullScreen = "full-screen"
  /// One of two equal parts; upright, where there are none, the bigger one.
  case half = "split-1/2"
  /// The smaller part beside another app.
  case oneThird = "split-1/3"
  /// The bigger part beside another app.
  case twoThirds = "split-2/3"
  /// A narrow window that floats over another app.
  case slideOver = "slide-over"

  package var share: SceneShare {
    switch self {
    case .fullScreen: .full
    case .half: .half
    case .oneThird: .oneThird
    case .twoThirds: .twoThirds
    case .slideOver: .slideOver
    }
  }
}

/// No device has this name.
public struct UnknownDevice: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  public let name: String
  /// The name that was probably meant.
  public let nearest: String?

  /// One sentence.
  public var description: String {
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return "no device is called '\(name)'\(hint)"
  }
}
