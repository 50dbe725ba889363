/// How lines are aligned.
///
/// Status: complete · A
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// As the language wants it.
  case natural = 4
}

/// What happens to text that does not fit in a line.
///
/// Status: complete · A
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at words.
  case byWordWrapping = 0
  /// Wraps at characters.
  case byCharWrapping = 1
  /// Cuts.
  case byClipping = 2
  /// Ends with the end, an ellipsis in front.
  case byTruncatingHead = 3
  /// Ends with an ellipsis.
  case byTruncatingTail = 4
  /// Keeps both ends, an ellipsis in between.
  case byTruncatingMiddle = 5
}

/// The direction in which text is written.
///
/// Status: complete · A
public enum NSWritingDirection: Int, Sendable {
  /// As the language wants it.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How the baseline moves when a label shrinks its text.
///
/// Status: complete · A
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baselines stay.
  case alignBaselines = 0
  /// The text stays in the middle.
  case alignCenters = 1
  /// The top left corner stays.
  case none = 2
}
