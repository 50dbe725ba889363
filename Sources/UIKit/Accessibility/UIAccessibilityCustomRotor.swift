public import Foundation

/// A way to go through elements of one kind, which the user chooses with a rotor.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Which way a search goes.
  public enum Direction: Int, Sendable {
    /// To the one before.
    case previous = 0
    /// To the next one.
    case next = 1
  }

  /// A block that finds the next element; `nil` at the end.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The kinds that the system has words for.
  public enum SystemRotorType: Int, Sendable {
    /// None of them.
    case none = 0
    /// Links.
    case link = 1
    /// Links that were followed.
    case visitedLink = 2
    /// Headings.
    case heading = 3
    /// Headings of the first level.
    case headingLevel1 = 4
    /// Headings of the second level.
    case headingLevel2 = 5
    /// Headings of the third level.
    case headingLevel3 = 6
    /// Headings of the fourth level.
    case headingLevel4 = 7
    /// Headings of the fifth level.
    case headingLevel5 = 8
    /// Headings of the sixth level.
    case headingLevel6 = 9
    /// Bold text.
    case boldText = 10
    /// Italic text.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Misspelled words.
    case misspelledWord = 13
    /// Images.
    case image = 14
    /// Text fields.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Landmarks.
    case landmark = 18
  }

  /// The name.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The name with attributes.
  open var attributedName: NSAttributedString

  /// Finds the next element.
  open var itemSearchBlock: Search

  /// The kind, if it is one of the system.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - itemSearchBlock: Finds the next element.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// Creates a rotor whose name has attributes.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor of a kind that the system has words for.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}

/// Where a search of a rotor is and which way it goes.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element at which the search is.
  open var currentItem = UIAccessibilityCustomRotorItemResult()

  /// Which way the search goes.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a rotor found: an element, or a range of its text.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element, which is not retained.
  open weak var targetElement: (any NSObjectProtocol)?

  /// The range within the element's text.
  open var targetRange: UITextRange?

  /// Creates a result without an element.
  public override init() {
    super.init()
  }

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - targetElement: The element, which is not retained.
  ///   - targetRange: The range within its text; `nil` for the whole.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
