public import CoreGraphics
public import Foundation

/// Shows and edits one line of text.
///
/// - Evidence: RULES 13 (did-begin comes before the keyboard's notifications)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, GeometricText {
  var content = EditableText()
  var rich: NSAttributedString?
  /// Whether the next typed text replaces a hidden one.
  var clearsHiddenText = false
  private var editing = false
  var clearButton: UIButton?

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHorizontalAlignment = .leading
  }

  /// Creates a field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.nib == nil { contentHorizontalAlignment = .leading }
    if let nib = coder.nib { NibTables.textField.apply(to: self, nib) }
  }

  // MARK: - Text

  /// The text; empty for none.
  ///
  /// Setting it sends no event.
  open var text: String? {
    get { content.string }
    set {
      rich = nil
      clearsHiddenText = false
      content.set(newValue ?? "")
      contentDidChange()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { rich ?? NSAttributedString(string: content.string, attributes: defaultTextAttributes) }
    set {
      rich = newValue
      content.set(newValue?.string ?? "")
      contentDidChange()
    }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with attributes that is shown while the field is empty.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { contentDidChange() }
  }

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { contentDidChange() }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label {
    didSet { setNeedsDisplay() }
  }

  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsDisplay() }
  }

  /// The attributes of new text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = givenAttributes
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      givenAttributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  private var givenAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the next typed text.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// Whether the text gets smaller to fit.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest font size.
  open var minimumFontSize: CGFloat = 0

  /// Whether the font follows the text size of the user.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  /// Takes the font of the new text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFont() }
  }

  private func adjustFont() {
    guard let adjusted = font?.adjusted(for: traitCollection) else { return }
    font = adjusted
  }

  /// Whether editing begins with an empty text.
  open var clearsOnBeginEditing = false

  /// Whether typing replaces everything.
  open var clearsOnInsertion = false

  /// Whether attributes can be edited.
  open var allowsEditingTextAttributes = false

  // MARK: - Look

  /// The border.
  open var borderStyle = BorderStyle.none {
    didSet { contentDidChange() }
  }

  /// The background.
  open var background: UIImage?

  /// The background of a field that does not react.
  open var disabledBackground: UIImage?

  /// When the clear button is shown.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// A view before the text.
  open var leftView: UIView? {
    didSet {
      if oldValue !== leftView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// A view behind the text.
  open var rightView: UIView? {
    didSet {
      if oldValue !== rightView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  /// When the view behind the text is shown.
  open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  // MARK: - Input traits

  /// What is written with capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether misspelt words are replaced.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether misspelt words are marked.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Whether quotation marks are curled.
  open var smartQuotesType = UITextSmartQuotesType.default

  /// Whether hyphens become dashes.
  open var smartDashesType = UITextSmartDashesType.default

  /// Whether pasting adds and removes spaces.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// Whether typed arithmetic is completed.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default

  /// Whether the rest of a line is suggested.
  open var inlinePredictionType = UITextInlinePredictionType.default

  /// The keys of the keyboard.
  open var keyboardType = UIKeyboardType.default

  /// Light or dark keys.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key needs text.
  open var enablesReturnKeyAutomatically = false

  /// Whether the text is hidden.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means.
  open var textContentType: UITextContentType!

  /// Rules for new passwords.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: - Editing

  /// Is asked and told about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is being edited.
  open var isEditing: Bool { editing }

  private var givenInputView: UIView?
  private var givenAccessoryView: UIView?

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { givenInputView }
    set { givenInputView = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { givenAccessoryView }
    set { givenAccessoryView = newValue }
  }

  /// Enabled fields take the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    editing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    clearsHiddenText = isSecureTextEntry && content.length > 0
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
    if isFirstResponder { KeyboardController.current.show(for: self) }
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, editing else { return super.resignFirstResponder() }
    let leavesWindow = window?.isLosingFirstResponder ?? true
    let agrees = delegate?.textFieldShouldEndEditing(self) ?? true
    guard agrees || leavesWindow else { return false }
    let successor = firstResponderHost?.successor
    guard super.resignFirstResponder() else { return false }
    editing = false
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(Self.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
    if successor == nil { KeyboardController.current.hide(after: self) }
    return true
  }

  override func touchDidEndInside(with event: UIEvent?) {
    becomeFirstResponder()
  }

  /// What the delete key does at the start of the text: nothing, but search fields have tokens.
  func deleteAtStart() {}

  override var claimsTaps: Bool { true }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Tells everybody that the user changed the text.
  func userDidChangeText() {
    contentDidChange()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    KeyValueObserving.changed(self, "text")
  }

  /// Does what a tap on the clear button does.
  package func tapClearButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    rich = nil
    content.set("")
    clearsHiddenText = false
    userDidChangeText()
  }

  // MARK: - Text input

  /// Whether there is any text.
  open var hasText: Bool { content.length > 0 }

  /// Inserts text at the cursor and tells that the text changed.
  open func insertText(_ text: String) {
    if clearsOnInsertion || clearsHiddenText { content.set("") }
    clearsHiddenText = false
    rich = nil
    content.replace(content.rangeToReplace, with: text)
    userDidChangeText()
  }

  /// Deletes the character before the cursor and tells that the text changed.
  open func deleteBackward() {
    let range = clearsHiddenText ? content.all : content.rangeBeforeCursor
    guard range.length > 0 else { return }
    clearsHiddenText = false
    rich = nil
    content.replace(range, with: "")
    userDidChangeText()
  }

  /// The characters of a part.
  open func text(in range: UITextRange) -> String? { content.part(range.nsRange) }

  /// Replaces a part and tells that the text changed.
  open func replace(_ range: UITextRange, withText text: String) {
    rich = nil
    content.replace(range.nsRange, with: text)
    userDidChangeText()
  }

  /// The selected part; empty for a cursor, `nil` unless editing.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(content.selection) }
    set {
      guard let newValue else { return }
      select(newValue.nsRange)
    }
  }

  /// The part that is not final yet.
  open var markedTextRange: UITextRange? { content.marked.map { UITextRange($0) } }

  /// The attributes of the part that is not final yet.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Shows text that is not final yet, and tells that the text changed.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    rich = nil
    content.mark(markedText ?? "", selected: selectedRange)
    userDidChangeText()
  }

  /// Makes the text final.
  open func unmarkText() { content.unmark() }

  /// Is told when the app changes text or selection by itself.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// Finds words, lines and paragraphs.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
    textInput: self
  )

  /// The buttons above a tablet's keyboard.
  open private(set) lazy var inputAssistantItem = UITextInputAssistantItem()

  /// The place at a distance from another one in a direction.
  open func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    place(from: position, in: direction, offset: offset)
  }

  /// The rectangle around the first line of a part.
  open func firstRect(for range: UITextRange) -> CGRect {
    geometry.rects(of: content.clamped(range.nsRange)).first ?? caretRect(for: range.start)
  }

  /// The rectangle of the cursor at a place.
  open func caretRect(for position: UITextPosition) -> CGRect {
    geometry.caret(at: position.offset)
  }

  /// The rectangles around a part, one per line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(for: range) }

  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    place(nearest: point, within: nil)
  }

  /// The place nearest to a point within a part.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    place(nearest: point, within: range.nsRange)
  }

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(offset: content.length) }

  /// The part between two places.
  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    content.range(from: fromPosition, to: toPosition)
  }

  /// The place at a distance from another one; `nil` beyond the ends.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    content.position(from: position, offset: offset)
  }

  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    content.compare(position, other)
  }

  /// The distance between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  // MARK: - Standard editing

  /// Which standard actions the field can perform now.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editing(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Puts what is selected on the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Puts what is selected on the pasteboard and takes it away, if the delegate agrees.
  open override func cut(_ sender: Any?) {
    if copySelection() { keyboardDelete() }
  }

  /// Inserts what is on the pasteboard, if the delegate agrees.
  open override func paste(_ sender: Any?) { pasteText() }

  /// Takes away what is selected, if the delegate agrees.
  open override func delete(_ sender: Any?) { keyboardDelete() }

  /// Selects the word at the cursor.
  open override func select(_ sender: Any?) { selectWord() }

  /// Selects everything.
  open override func selectAll(_ sender: Any?) { select(content.all) }

  // MARK: - Geometry

  /// The rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }

  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    editing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }

  /// The rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// The rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, leftViewMode, bounds, atEnd: false)
  }

  /// The rectangle of the view behind the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, rightViewMode, bounds, atEnd: true)
  }

  /// Draws the text.
  open func drawText(in rect: CGRect) {
    guard let text = attributedText, text.length > 0, !isSecureTextEntry else { return }
    UIGraphicsGetCurrentContext()?.draw(text: text, in: rect)
  }

  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) {
    guard let placeholder = attributedPlaceholder else { return }
    UIGraphicsGetCurrentContext()?.draw(text: placeholder, in: rect)
  }

  /// Draws the text, or the placeholder of an empty field.
  open override func draw(_ rect: CGRect) {
    if content.length > 0 {
      drawText(in: editing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  /// Places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, leftViewMode, leftViewRect(forBounds: bounds))
    place(rightView, rightViewMode, rightViewRect(forBounds: bounds))
    placeClearButton()
  }

  /// The size of the text or the placeholder within the border.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// The size of the text or the placeholder within the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
}
