/// How a modal controller is shown.
///
/// Status: complete · A
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the presenter's view goes.
  case fullScreen = 0
  /// A sheet of the system's choice.
  case pageSheet = 1
  /// A smaller sheet in the middle.
  case formSheet = 2
  /// Over the controller that defines the context; its view goes.
  case currentContext = 3
  /// As the transitioning delegate says.
  case custom = 4
  /// Over the whole screen; the presenter's view stays.
  case overFullScreen = 5
  /// Over the controller that defines the context; its view stays.
  case overCurrentContext = 6
  /// In a bubble that points at something.
  case popover = 7
  /// Blurred over the whole screen, on television.
  case blurOverFullScreen = 8
  /// No adaptation; no style to present with.
  case none = -1
  /// The system chooses: a sheet.
  case automatic = -2
}

/// How a modal controller comes and goes.
///
/// Status: complete · A
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom.
  case coverVertical
  /// By flipping over.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// By curling a corner.
  case partialCurl
}

/// The look of the status bar.
///
/// Status: complete · A
public enum UIStatusBarStyle: Int, Sendable {
  /// By the user interface style.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// How the status bar changes.
///
/// Status: complete · A
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}
