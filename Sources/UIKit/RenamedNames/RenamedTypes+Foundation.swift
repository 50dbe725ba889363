public import Foundation

/// The name of `NSAttributedString.Key` before Swift 4.2.
///
/// Foundation on Linux has the name as unavailable in every language mode; Apple's only from 4.2 on.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The name of `RunLoop.Mode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

/// The names of modes of a run loop before Swift 4.2.
extension RunLoop.Mode {
  /// The name of `common` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode.common")
  public static var commonModes: RunLoop.Mode { .common }

  /// The name of `default` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode.default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}
