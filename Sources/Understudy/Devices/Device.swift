package import UIKit

/// The kind of device that a stage stands on.
///
/// ```swift
/// let stage = Stage(.iPhone15Pro)
/// let old = try Device(named: "iPhone SE (2nd generation)")
/// ```
public struct Device: Sendable, Equatable, CustomStringConvertible {
  /// The facts that UIKit knows about the device.
  package var facts: DeviceDescription
  /// The name under which it was asked for.
  public let name: String
  /// The version of iOS that it runs; behaviour that changed between versions hangs on it.
  public var systemVersion = "26.0"
  /// Whether leaving the app makes controllers disappear and returning makes them appear.
  ///
  /// iOS does *not* do that; the option is there to show what the widespread claim would mean.
  public var legacyBackgroundDisappearance = false

  private init(_ facts: DeviceDescription, name: String) {
    self.facts = facts
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

  /// The device as it was asked for.
  public var description: String { name }
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
