public import CoreGraphics
public import Foundation

/// Shows and edits one line of text.
///
/// - Evidence: RULES 13 (did-begin comes before the keyboard's notifications)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  var content = EditableText()
  var rich: NSAttributedString?
  var traits = InputTraits()
  private var editing = false

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHorizontalAlignment = .leading
  }

  /// Creates a field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHorizontalAlignment = .leading
  }

  // MARK: - Text

  /// The text; empty for none.
  ///
  /// Setting it sends no event.
  open var text: String? {
    get { content.string }
    set {
      rich = nil
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

  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A bezel.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While editing.
    case whileEditing
    /// Unless editing.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user was done.
    case committed
    /// The user gave up.
    case cancelled
  }

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
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }

  /// Whether misspelt words are replaced.
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }

  /// Whether misspelt words are marked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }

  /// Whether quotation marks are curled.
  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.smartQuotesType }
    set { traits.smartQuotesType = newValue }
  }

  /// Whether hyphens become dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { traits.smartDashesType }
    set { traits.smartDashesType = newValue }
  }

  /// Whether pasting adds and removes spaces.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.smartInsertDeleteType }
    set { traits.smartInsertDeleteType = newValue }
  }

  /// The keys of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }

  /// Light or dark keys.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }

  /// Whether the return key needs text.
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is hidden.
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means.
  open var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }

  /// Rules for new passwords.
  open var passwordRules: UITextInputPasswordRules? {
    get { traits.passwordRules }
    set { traits.passwordRules = newValue }
  }

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
    if clearsOnBeginEditing { content.set("") }
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
  }

  /// Does what a tap on the clear button does.
  package func tapClearButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    rich = nil
    content.set("")
    userDidChangeText()
  }

  // MARK: - Text input

  /// Whether there is any text.
  open var hasText: Bool { content.length > 0 }

  /// Inserts text at the cursor and tells that the text changed.
  open func insertText(_ text: String) {
    if clearsOnInsertion { content.set("") }
    rich = nil
    content.replace(content.selection, with: text)
    userDidChangeText()
  }

  /// Deletes the character before the cursor and tells that the text changed.
  open func deleteBackward() {
    guard content.rangeBeforeCursor.length > 0 else { return }
    rich = nil
    content.replace(content.rangeBeforeCursor, with: "")
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
      content.selection = content.clamped(newValue.nsRange)
      delegate?.textFieldDidChangeSelection(self)
    }
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

  /// Selects everything.
  open func selectAll(_ sender: Any?) {
    content.selection = NSRange(location: 0, length: content.length)
    delegate?.textFieldDidChangeSelection(self)
  }

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
    guard let leftView, shows(leftViewMode) else { return .zero }
    let size = sideSize(of: leftView)
    return CGRect(
      x: bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// The rectangle of the view behind the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let rightView, shows(rightViewMode) else { return .zero }
    let size = sideSize(of: rightView)
    return CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
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
  }

  /// The size of the text or the placeholder within the border.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// The size of the text or the placeholder within the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
}
