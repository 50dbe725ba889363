public import Foundation

/// A text with attributes that tells layout managers when it changes.
///
/// Every change outside `beginEditing()` and `endEditing()` is processed at once.
///
/// - Differs: attributes are not fixed, as there are no fonts to choose from; a
///   subclass with a store of its own overrides the four primitive methods as on
///   iOS and calls `edited(_:range:changeInLength:)`.
///
/// Status: partial · A
open class NSTextStorage: NSMutableAttributedString {
  /// What an edit changed.
  ///
  /// Status: complete · A
  public struct EditActions: OptionSet, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt
    /// Creates actions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private var edits: (actions: EditActions, range: NSRange, change: Int) =
    ([], NSRange(location: NSNotFound, length: 0), 0)
  private var openEdits = 0
  /// How deep in changes of the superclass, which call one another, the storage is.
  private var depth = 0

  /// Is asked and told about edits.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The managers that lay out the text; the storage keeps them.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// What the edit that is processed changed.
  open var editedMask: EditActions { edits.actions }

  /// Where the edit that is processed changed something, in the new text.
  open var editedRange: NSRange { edits.range }

  /// How much longer the edit that is processed made the text.
  open var changeInLength: Int { edits.change }

  /// Has a manager lay out the text.
  @preconcurrency @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.take(self)
  }

  /// Leaves a manager without the text.
  @preconcurrency @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.take(nil)
  }

  // MARK: - Editing

  /// Collects the edits that follow.
  open override func beginEditing() {
    openEdits += 1
  }

  /// Processes the collected edits.
  open override func endEditing() {
    openEdits = max(openEdits - 1, 0)
    if openEdits == 0, !edits.actions.isEmpty { processEditing() }
  }

  /// Notes an edit; subclasses with a store of their own call it.
  ///
  /// - Parameters:
  ///   - editedMask: What changed.
  ///   - editedRange: Where, in the text before the edit.
  ///   - delta: How much longer the text became.
  open func edited(
    _ editedMask: EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    let new = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
    if edits.actions.isEmpty {
      edits = (editedMask, new, delta)
    } else {
      let start = min(edits.range.location, new.location)
      let end = max(
        edits.range.location + edits.range.length + delta,
        new.location + new.length
      )
      edits.actions.formUnion(editedMask)
      edits.range = NSRange(location: start, length: max(end - start, 0))
      edits.change += delta
    }
    if openEdits == 0 { processEditing() }
  }

  /// Tells the delegate and the managers of the edits; subclasses call `super` last.
  open func processEditing() {
    let (actions, range, change) = edits
    delegate?.textStorage(
      self,
      willProcessEditing: actions,
      range: range,
      changeInLength: change
    )
    delegate?.textStorage(
      self,
      didProcessEditing: actions,
      range: range,
      changeInLength: change
    )
    let told = layoutManagers
    edits = ([], NSRange(location: NSNotFound, length: 0), 0)
    guard MainContext.isCurrent else { return }
    MainActor.assumeIsolated { for manager in told { manager.textDidChange(actions) } }
  }

  // MARK: - Changes

  /// Replaces characters.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range, (str as NSString).length) {
      super.replaceCharacters(in: range, with: str)
    }
  }

  /// Replaces a part by a text with attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range, attrString.length) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }

  /// Replaces the attributes of a part.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range, range.length) { super.setAttributes(attrs, range: range) }
  }

  /// Adds attributes to a part.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:],
    range: NSRange
  ) {
    change(.editedAttributes, range, range.length) { super.addAttributes(attrs, range: range) }
  }

  /// Removes an attribute from a part.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range, range.length) { super.removeAttribute(name, range: range) }
  }

  /// Replaces everything.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    change(
      [.editedCharacters, .editedAttributes],
      NSRange(location: 0, length: length),
      attrString.length
    ) { super.setAttributedString(attrString) }
  }

  /// Adds a text at the end.
  open override func append(_ attrString: NSAttributedString) {
    change(
      [.editedCharacters, .editedAttributes],
      NSRange(location: length, length: 0),
      attrString.length
    ) { super.append(attrString) }
  }

  /// Inserts a text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change(
      [.editedCharacters, .editedAttributes],
      NSRange(location: loc, length: 0),
      attrString.length
    ) { super.insert(attrString, at: loc) }
  }

  /// Removes a part.
  open override func deleteCharacters(in range: NSRange) {
    change(.editedCharacters, range, 0) { super.deleteCharacters(in: range) }
  }

  private func change(
    _ actions: EditActions,
    _ range: NSRange,
    _ newLength: Int,
    _ body: () -> Void
  ) {
    guard range.location >= 0, range.length >= 0, range.location <= length - range.length else {
      return ObjectiveCException.textOutOfBounds.raise()
    }
    depth += 1
    body()
    depth -= 1
    if depth == 0 { edited(actions, range: range, changeInLength: newLength - range.length) }
  }
}

/// Is told about the edits of a text storage.
///
/// Status: complete · A
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before attributes are fixed; the delegate may still change the text.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
  /// Called when the edit is done; the delegate may still change attributes.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

/// Nothing happens by default.
extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    OptionalMessage.sendAnywhere(
      "textStorage:willProcessEditing:range:changeInLength:",
      to: self,
      textStorage,
      editedMask,
      editedRange,
      delta
    ) {}
  }
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    OptionalMessage.sendAnywhere(
      "textStorage:didProcessEditing:range:changeInLength:",
      to: self,
      textStorage,
      editedMask,
      editedRange,
      delta
    ) {}
  }
}
