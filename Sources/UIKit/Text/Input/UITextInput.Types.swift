public import CoreGraphics
public import Foundation

/// A place in a text.
///
/// An app's own editor has a subclass.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Creates the start.
  public override init() {
    offset = 0
    super.init()
  }

  /// Whether the other place is the same one of the text.
  open override func isEqual(_ object: Any?) -> Bool {
    guard type(of: self) == UITextPosition.self, let other = object as? UITextPosition,
      type(of: other) == UITextPosition.self
    else { return self === object as AnyObject? }
    return offset == other.offset
  }

  /// Feeds what `isEqual(_:)` compares.
  open override var hash: Int {
    type(of: self) == UITextPosition.self ? offset : ObjectIdentifier(self).hashValue
  }
}

/// A part of a text.
///
/// An app's own editor has a subclass.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UITextRange: NSObject {
  let nsRange: NSRange

  init(_ nsRange: NSRange) {
    self.nsRange = nsRange
    super.init()
  }

  /// Creates an empty range at the start.
  public override init() {
    nsRange = NSRange(location: 0, length: 0)
    super.init()
  }

  /// Where the part begins.
  open var start: UITextPosition { UITextPosition(offset: nsRange.location) }

  /// Where the part ends.
  open var end: UITextPosition { UITextPosition(offset: nsRange.location + nsRange.length) }

  /// Whether the part has no characters.
  open var isEmpty: Bool { nsRange.length == 0 }

  /// Whether the other part is the same one of the text.
  open override func isEqual(_ object: Any?) -> Bool {
    guard type(of: self) == UITextRange.self, let other = object as? UITextRange,
      type(of: other) == UITextRange.self
    else { return self === object as AnyObject? }
    return nsRange == other.nsRange
  }

  /// Feeds what `isEqual(_:)` compares.
  open override var hash: Int {
    type(of: self) == UITextRange.self
      ? nsRange.location &* 31 &+ nsRange.length : ObjectIdentifier(self).hashValue
  }
}

/// A rectangle around a selected part of a line.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    place = rect
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  /// Creates an empty rectangle, for subclasses.
  public convenience override init() {
    self.init(.zero, isFirst: false, isLast: false)
  }

  /// The rectangle.
  open var rect: CGRect { place }

  /// The direction in which the part is written.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the selection begins here.
  open var containsStart: Bool { isFirst }

  /// Whether the selection ends here.
  open var containsEnd: Bool { isLast }

  /// Whether the part runs from top to bottom.
  open var isVertical: Bool { false }

  /// How the rectangle is turned.
  open var transform: CGAffineTransform { .identity }
}

/// Towards the end of a text, or its start.
///
/// Status: complete · A
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the start.
  case backward = 1
}

/// A direction on the screen.
///
/// Status: complete · A
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction in a text or on the screen.
///
/// Status: complete · A
public struct UITextDirection: Hashable, RawRepresentable, Sendable {
  /// The number of the direction, as in Apple's headers.
  public var rawValue: Int
  /// Creates a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction leads towards the start.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue
      || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}

/// A part of a text of some size.
///
/// Status: complete · A
public enum UITextGranularity: Int, Sendable {
  /// A character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line on the screen.
  case line = 4
  /// The whole text.
  case document = 5
}
