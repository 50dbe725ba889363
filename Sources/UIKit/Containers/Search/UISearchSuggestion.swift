public import Foundation

/// Something that the user may have wanted to search for.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text.
  var localizedSuggestion: String? { get }
  /// A longer text.
  var localizedDescription: String? { get }
  /// The image.
  var iconImage: UIImage? { get }
  /// What the suggestion stands for, for the app.
  var representedObject: Any? { get set }
}

/// A suggestion with a text and an image.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let text: NSAttributedString
  private let longText: String?
  private let image: UIImage?

  /// Creates a suggestion.
  public init(
    localizedSuggestion suggestion: String,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    text = NSAttributedString(string: suggestion)
    longText = description
    image = iconImage
    super.init()
  }

  /// Creates a suggestion with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    text = suggestion
    longText = description
    image = iconImage
    super.init()
  }

  /// The text.
  open var localizedSuggestion: String? { text.string }
  /// The text with attributes.
  open var localizedAttributedSuggestion: NSAttributedString? { text }
  /// A longer text.
  open var localizedDescription: String? { longText }
  /// The image.
  open var iconImage: UIImage? { image }
  /// What the suggestion stands for, for the app.
  open var representedObject: Any?
}
