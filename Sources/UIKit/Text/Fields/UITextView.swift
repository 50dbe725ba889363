import CoreGraphics
public import Foundation

/// Shows and edits text of any length.
///
/// - Evidence: RULES 13 (did-begin comes after the keyboard's notifications)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, GeometricText {
  var content = EditableText()
  var rich: NSAttributedString?
  private var editing = false
  let container: NSTextContainer
  var measured = MeasuredSizes()

  /// Creates an empty view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates an empty view with a region for its text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty view; the older text system is used in both cases.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    container = NSTextContainer(size: .zero)
    super.init(coder: coder)
    setUp()
    if let nib = coder.nib { NibTables.textView.apply(to: self, nib) }
  }

  private func setUp() {
    if container.layoutManager == nil { container.widthTracksTextView = true }
    // The container may be the app's and outlive the view.
    container.geometryDidChange = { [weak self] in self?.contentDidChange() }
    if container.layoutManager?.textStorage != nil { take(kit.storage) }
  }

  // MARK: - Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  ///
  /// Setting it sends no event.
  open var text: String! {
    get { content.string }
    set {
      rich = nil
      content.set(newValue ?? "")
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { rich ?? NSAttributedString(string: content.string, attributes: textAttributes) }
    set {
      rich = newValue
      content.set(newValue?.string ?? "")
      contentDidChange()
    }
  }

  private var textAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font ?? Self.defaultFont
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  static var defaultFont: UIFont { .systemFont(ofSize: 12) }

  /// The font; that of the first character for a text with attributes.
  open var font: UIFont? {
    get {
      guard let rich, rich.length > 0 else { return heldFont }
      return rich.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? heldFont
    }
    set {
      heldFont = newValue
      if let newValue { overwrite(.font, newValue) }
      contentDidChange()
    }
  }
  private var heldFont: UIFont?

  /// The colour of the text.
  open var textColor: UIColor? {
    didSet {
      if let textColor { overwrite(.foregroundColor, textColor) }
      setNeedsDisplay()
    }
  }

  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsDisplay() }
  }

  private func overwrite(_ key: NSAttributedString.Key, _ value: Any) {
    guard let rich, rich.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: rich)
    changed.addAttributes([key: value], range: NSRange(location: 0, length: rich.length))
    self.rich = changed
  }

  /// The attributes of the next typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { heldTypingAttributes ?? textAttributes }
    set { heldTypingAttributes = newValue }
  }
  private var heldTypingAttributes: [NSAttributedString.Key: Any]?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link]

  /// Whether the text can be edited.
  open var isEditable = true {
    didSet { if !isEditable, editing { resignFirstResponder() } }
  }

  /// Whether the text can be selected.
  open var isSelectable = true

  /// What is recognized in the text.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// Whether attributes can be edited.
  open var allowsEditingTextAttributes = false

  /// Whether typing replaces everything.
  open var clearsOnInsertion = false

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
    guard rich == nil, let adjusted = heldFont?.adjusted(for: traitCollection) else { return }
    font = adjusted
  }

  /// Whether standard scaling is used.
  open var usesStandardTextScaling = false

  /// The space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// The region of the text.
  open var textContainer: NSTextContainer { container }

  /// What lays out the text.
  open var layoutManager: NSLayoutManager { kit.current(self).manager }

  /// The text, for changes that are seen by the layout manager.
  open var textStorage: NSTextStorage { kit.current(self).storage }
  private lazy var kit = TextViewKit(self)

  /// Takes the text that the storage has now; the selection stays.
  func take(_ text: NSAttributedString) {
    let selection = content.selection
    rich = NSAttributedString(attributedString: text)
    content.set(text.string)
    content.selection = content.clamped(selection)
    contentDidChange()
  }

  /// Whether the view scrolls; without, its intrinsic height is that of the text.
  open override var isScrollEnabled: Bool {
    didSet { invalidateIntrinsicContentSize() }
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
  open var isSecureTextEntry = false

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means.
  open var textContentType: UITextContentType!

  /// Rules for new passwords.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: - Editing

  /// Is asked and told about editing.
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

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

  /// Editable and selectable views become first responder.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    guard isEditable else {
      guard super.becomeFirstResponder() else { return false }
      KeyboardController.current.firstResponderDidChange(to: self)
      return true
    }
    guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    editing = true
    KeyboardController.current.show(for: self)
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, editing else { return super.resignFirstResponder() }
    let leavesWindow = window?.isLosingFirstResponder ?? true
    let agrees = delegate?.textViewShouldEndEditing(self) ?? true
    guard agrees || leavesWindow else { return false }
    let successor = firstResponderHost?.successor
    guard super.resignFirstResponder() else { return false }
    editing = false
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    if successor == nil { KeyboardController.current.hide(after: self) }
    return true
  }

  /// Begins editing on a tap; one on a link or attachment of fixed text asks the delegate.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable {
      becomeFirstResponder()
    } else if isSelectable, let place = touches.first?.location(in: self) {
      tapItem(at: place)
    }
  }

  /// Whether the text can be searched by the user.
  open var isFindInteractionEnabled = false

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  func userDidChangeText() {
    contentDidChange()
    if isScrollEnabled, isFirstResponder {
      layoutIfNeeded()
      scrollRangeToVisible(content.selection)
    }
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  private func contentDidChange() {
    measured = MeasuredSizes()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    KeyValueObserving.changed(self, "text")
  }

  // MARK: - Text input

  /// Whether there is any text.
  open var hasText: Bool { content.length > 0 }

  /// Inserts text at the cursor and tells that the text changed.
  open func insertText(_ text: String) {
    if clearsOnInsertion { content.set("") }
    replaceText(in: content.rangeToReplace, with: text)
    userDidChangeText()
  }

  /// Deletes the character before the cursor and tells that the text changed.
  open func deleteBackward() {
    let range = content.rangeBeforeCursor
    guard range.length > 0 else { return }
    replaceText(in: range, with: "")
    userDidChangeText()
  }

  func replaceText(in range: NSRange, with text: String) {
    if let rich {
      let changed = NSMutableAttributedString(attributedString: rich)
      changed.replaceCharacters(
        in: content.clamped(range),
        with: NSAttributedString(string: text, attributes: typingAttributes)
      )
      self.rich = changed
    }
    content.replace(range, with: text)
  }

  /// The characters of a part.
  open func text(in range: UITextRange) -> String? { content.part(range.nsRange) }

  /// Replaces a part and tells that the text changed.
  open func replace(_ range: UITextRange, withText text: String) {
    replaceText(in: range.nsRange, with: text)
    userDidChangeText()
  }

  /// The selected characters.
  open var selectedRange: NSRange {
    get { content.selection }
    set {
      content.selection = content.clamped(newValue)
      delegate?.textViewDidChangeSelection(self)
    }
  }

  /// The selected part; empty for a cursor.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(content.selection) }
    set { if let newValue { selectedRange = newValue.nsRange } }
  }

  /// The part that is not final yet.
  open var markedTextRange: UITextRange? { content.marked.map { UITextRange($0) } }

  /// The attributes of the part that is not final yet.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Shows text that is not final yet, and tells that the text changed.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selected: selectedRange)
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

  /// Which standard actions the view can perform now.
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
  open override func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string { keyboardInsert(text) }
  }

  /// Takes away what is selected, if the delegate agrees.
  open override func delete(_ sender: Any?) { keyboardDelete() }

  /// Selects the word at the cursor.
  open override func select(_ sender: Any?) { selectWord() }

  /// Selects everything.
  open override func selectAll(_ sender: Any?) { selectedRange = content.all }

  /// Scrolls until a part of the text is visible.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToPart(range) }

  // MARK: - Size

  /// The size of the text in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isOpen = size.width <= 0 || size.width >= .greatestFiniteMagnitude
    return CGSize(
      width: isOpen ? textWidth : min(textWidth, size.width),
      height: textHeight(width: isOpen ? 0 : size.width)
    )
  }

  /// The size of the text if the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return CGSize(width: textWidth, height: textHeight(width: max(bounds.width, 0)))
  }

  /// Makes the content as large as the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: textHeight(width: bounds.width))
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    guard content.length > 0 else { return }
    let place = CGRect(origin: .zero, size: contentSize).inset(by: textContainerInset)
    UIGraphicsGetCurrentContext()?.draw(
      text: attributedText,
      in: place.insetBy(dx: container.lineFragmentPadding, dy: 0)
    )
  }
}
