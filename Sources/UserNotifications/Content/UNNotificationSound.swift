public import Foundation

/// The name of a file with a sound.
///
/// Status: complete · A
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification; nothing plays here.
///
/// Status: partial · A
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
    super.init()
  }

  /// The sound in a file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

  /// The usual sound.
  open class var `default`: UNNotificationSound { UNNotificationSound("default") }
  /// The usual sound of important notifications.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound("defaultCritical") }
  /// The usual sound of calls.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound("defaultRingtone") }

  /// The usual sound of important notifications, at some volume.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound("defaultCritical \(volume)")
  }
  /// A sound of the app for important notifications.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound("critical \(name.rawValue)")
  }
  /// A sound of the app for important notifications, at some volume.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName,
    withAudioVolume volume: Float
  ) -> UNNotificationSound {
    UNNotificationSound("critical \(name.rawValue) \(volume)")
  }
  /// A ringtone of the app.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound("ringtone \(name.rawValue)")
  }

  /// Returns the sound itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other one is the same sound.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound)?.name == name
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { name.hashValue }
}
