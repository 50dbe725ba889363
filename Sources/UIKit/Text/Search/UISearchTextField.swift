import CoreGraphics
public import Foundation

/// A part of a search that stands for a thing, not for letters.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The image.
  package let icon: UIImage?
  /// The title.
  package let text: String

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// What the token stands for, for the app.
  open var representedObject: Any?
}

/// Is asked and told about the tokens of a search field.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Tells that the user chose a suggestion.
  func searchTextField(
    _ searchTextField: UISearchTextField,
    didSelect suggestion: any UISearchSuggestion
  )
}

extension UISearchTextFieldDelegate {
  /// Does nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField,
    didSelect suggestion: any UISearchSuggestion
  ) {
    OptionalMessage.send(
      "searchTextField:didSelectSuggestion:",
      to: self,
      searchTextField,
      suggestion
    ) {}
  }
}

/// The text field of a search bar.
///
/// Tokens stand before the text. The delete key at the start of the text takes the last
/// token away.
///
/// - Evidence: Apple's documentation of the members (A)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    clearButtonMode = .always
    returnKeyType = .search
  }

  /// Creates a field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The tokens, from the start.
  open var tokens: [UISearchToken] = [] {
    didSet { contentDidChange() }
  }

  /// Whether tokens can be deleted.
  open var allowsDeletingTokens = true

  /// Whether tokens can be copied.
  open var allowsCopyingTokens = true

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of tokens.
  open var tokenBackgroundColor: UIColor! = .tintColor

  /// Inserts a token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - tokenIndex: The place among the tokens, at most at their end.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Takes a token away.
  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }

  /// Puts a token in the place of a part of the text.
  open func replaceTextualPortion(
    of textRange: UITextRange,
    with token: UISearchToken,
    at tokenIndex: Int
  ) {
    let before = content
    content.replace(textRange.nsRange, with: "")
    if content.string != before.string { contentDidChange() }
    insertToken(token, at: tokenIndex)
  }

  /// The text without tokens.
  open var textualRange: UITextRange { UITextRange(content.all) }

  /// The place of a token: the start of the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// The tokens of a part; all of them if it begins at the start.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.nsRange.location == 0 ? tokens : []
  }

  /// Whether there is any text or token.
  open override var hasText: Bool { super.hasText || !tokens.isEmpty }

  /// Deletes before the cursor; at the start, the last token.
  open override func deleteBackward() {
    guard content.rangeBeforeCursor.length == 0, !tokens.isEmpty else {
      super.deleteBackward()
      return
    }
    guard allowsDeletingTokens else { return }
    tokens.removeLast()
    userDidChangeText()
  }

  override func deleteAtStart() { deleteBackward() }
}
