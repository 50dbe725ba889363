/// Light or dark bars, in old code.
///
/// Status: complete · A
public enum UIBarStyle: Int, Sendable {
  /// As the interface.
  case `default` = 0
  /// Black.
  case black = 1
  /// Black and translucent.
  case blackTranslucent = 2
}

/// The height of a bar for which a property holds.
///
/// Status: complete · A
public enum UIBarMetrics: Int, Sendable {
  /// Regular height.
  case `default` = 0
  /// Low, on phones held on their side.
  case compact = 1
  /// Regular height with a prompt.
  case defaultPrompt = 101
  /// Low with a prompt.
  case compactPrompt = 102
}

/// Where a bar is.
///
/// Status: complete · A
public enum UIBarPosition: Int, Sendable {
  /// Not known.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, behind the status bar.
  case topAttached = 3
}

/// Something at the edge of the screen.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where the bar is; at its default place if not implemented.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default place.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    OptionalMessage.send("positionForBar:", to: self, bar) { .any }
  }
}
