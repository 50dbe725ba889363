/// How much a message matters.
///
/// Status: complete · A
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  /// The number of the level, as Apple's headers give it.
  public var rawValue: UInt8

  /// Makes a level of a number.
  ///
  /// - Parameter rawValue: The number of the level.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a level of a number.
  ///
  /// - Parameter rawValue: The number of the level.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What is logged without a level.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// Helpful, but not essential.
  public static let info = OSLogType(rawValue: 0x01)
  /// Only for somebody who looks for a fault.
  public static let debug = OSLogType(rawValue: 0x02)
  /// An error of the process.
  public static let error = OSLogType(rawValue: 0x10)
  /// An error of the system, or of several processes.
  public static let fault = OSLogType(rawValue: 0x11)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}
