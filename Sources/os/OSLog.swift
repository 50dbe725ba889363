public import Foundation

/// Where messages of one part of an app go.
///
/// Messages appear on the standard error stream when the environment has
/// `OS_ACTIVITY_DT_MODE`, the variable with which Xcode asks for them. Except for those of the
/// level `debug` they are kept for `OSLogStore` in any case.
///
/// Status: partial · A
public final class OSLog: NSObject, @unchecked Sendable {
  /// The name of the app or library, as a reversed domain.
  let subsystem: String
  /// The part within it.
  let category: String
  /// Whether it drops every message.
  let isSilent: Bool

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or library, as a reversed domain.
  ///   - category: The part within it.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isSilent: false)
  }

  /// Makes a log of one of the categories that tools know.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or library, as a reversed domain.
  ///   - category: What the log is for.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isSilent: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isSilent = isSilent
    super.init()
  }

  /// The log of whatever names none.
  public static let `default` = OSLog(subsystem: "", category: "", isSilent: false)
  /// A log that drops every message.
  public static let disabled = OSLog(subsystem: "", category: "", isSilent: true)

  /// Whether a message of a level would be seen.
  ///
  /// - Parameter type: The level.
  /// - Returns: `false` for a disabled log, and for all others when nobody asks for messages.
  public func isEnabled(type: OSLogType) -> Bool { !isSilent && LogOutput.isWanted }

  /// Whether signposts are recorded; never here, as no instrument is attached.
  public var signpostsEnabled: Bool { false }

  /// The categories that Apple's tools know.
  public struct Category: Sendable {
    let rawValue: String

    /// For points that a person wants to see on a timeline.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// For signposts that are recorded only while a tool asks for them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// For signposts with the stack of their place.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}
