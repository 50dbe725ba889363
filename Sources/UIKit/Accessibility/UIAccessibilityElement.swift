import CoreGraphics
public import Foundation

/// A thing on the screen that is no view, for assistive software and tests.
///
/// Its container, a view or an element, lists it in `accessibilityElements`.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or the element that the element is in.
  open weak var accessibilityContainer: AnyObject?

  /// Creates an element in a container, which is not retained.
  ///
  /// - Parameter container: A view or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    accessibility.isElement = true
  }

  /// The place in the container; the place on the screen follows it.
  open var accessibilityFrameInContainerSpace: CGRect = .zero {
    didSet { accessibility.frame = nil }
  }

  /// The place on the screen.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibilityIfAny?.givenFrame { return frame }
      if let view = accessibilityContainer as? UIView {
        return UIAccessibility.convertToScreenCoordinates(
          accessibilityFrameInContainerSpace,
          in: view
        )
      }
      guard let outer = accessibilityContainer as? UIAccessibilityElement else {
        return accessibilityFrameInContainerSpace
      }
      let origin = outer.accessibilityFrame.origin
      return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
    }
    set { accessibility.frame = newValue }
  }

  /// The container, if it is a responder.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

/// The name by which tests find an element.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

/// The kind of a container of elements.
///
/// Status: complete · A
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None in particular.
  case none = 0
  /// A table whose cells have rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the screen with a purpose.
  case landmark = 3
  /// A group with a meaning.
  case semanticGroup = 4
}

/// How the elements of a container are reached by switches and keyboards.
///
/// Status: complete · A
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system likes.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// As one element.
  case combined = 2
}

/// The direction in which assistive software scrolls.
///
/// Status: complete · A
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}

/// The kind of a text, for its pronunciation.
///
/// Status: complete · A
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The kind as text.
  public let rawValue: String
  /// Creates a kind from text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A terminal.
  public static let console = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextConsole"
  )
  /// A file system.
  public static let fileSystem = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextFileSystem"
  )
  /// A messenger.
  public static let messaging = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextMessaging"
  )
  /// A story.
  public static let narrative = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextNarrative"
  )
  /// The source of a program.
  public static let sourceCode = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSourceCode"
  )
  /// A table of numbers.
  public static let spreadsheet = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSpreadsheet"
  )
  /// A word processor.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing"
  )
}
