public import Foundation

/// What the sound of the app is for; it keeps what it is told.
///
/// - Differs: there is no microphone: recording is denied. Nothing interrupts, and no route changes.
///
/// Status: partial · A
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What the sound is for.
  ///
  /// Status: partial · A
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a category.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It may be missed, and others play on.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// It may be missed, and others stop.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// It is what the app is for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// It is recorded.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// It is recorded and played.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// It goes to several devices.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// How the sound is treated.
  ///
  /// Status: partial · A
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// For talking.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// For talking with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// For filming.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// For films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// For measuring.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// For reading aloud.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// How the sound gets along with that of others.
  ///
  /// Status: partial · A
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others play on.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Others become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// Headsets of the older kind may be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// It comes from the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Others that speak stop.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Headsets of the newer kind may be used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// Other devices may be used.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  /// How the session is switched off.
  ///
  /// Status: complete · A
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others may play again.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether the app may record.
  ///
  /// Status: complete · A
  public enum RecordPermission: UInt, Sendable {
    /// The user was not asked yet.
    case undetermined = 0x756E_6474
    /// It may not.
    case denied = 0x6465_6E79
    /// It may.
    case granted = 0x6772_6E74
  }

  /// Posted when something interrupts; here by tests alone.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification"
  )
  /// Posted when sound goes elsewhere; here by tests alone.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification"
  )

  private static let only = AVAudioSession()

  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { only }

  private override init() {
    super.init()
  }

  /// What the sound is for.
  public private(set) var category = Category.soloAmbient
  /// How the sound is treated.
  public private(set) var mode = Mode.default
  /// How the sound gets along with that of others.
  public private(set) var categoryOptions: CategoryOptions = []
  /// Whether the app may record.
  open var recordPermission: RecordPermission { .denied }
  /// Whether others play; nobody does.
  open var isOtherAudioPlaying: Bool { false }
  /// How loud the device is.
  open var outputVolume: Float { 0.5 }

  /// Says what the sound is for.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Says what the sound is for.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  /// Says what the sound is for.
  open func setCategory(
    _ category: Category,
    mode: Mode,
    options: CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  /// Says how the sound is treated.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Switches the session on or off.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Asks to record; the user does not allow it.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}
