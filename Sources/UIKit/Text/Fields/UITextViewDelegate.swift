public import Foundation

/// Is asked and told about editing in a text view.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; `true` if not implemented.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end; `true` if not implemented.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether typed text may be inserted; `true` if not implemented.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Whether typed text may be inserted (iOS 26); asks the older form if not implemented.
  func textView(
    _ textView: UITextView,
    shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool
  /// Tells that the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Tells that the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a tap on a link does something; `true` if not implemented.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a tap on an attachment does something; `true` if not implemented.
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The action of a tap on a link or attachment; `nil` for none.
  ///
  /// It takes the place of the older questions, which its default asks.
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?
  /// The menu for a part of the text; `nil` for that of the system.
  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

/// What a tap on a link or attachment asks for.
///
/// Status: complete · A
public enum UITextItemInteraction: Int, Sendable {
  /// The default action.
  case invokeDefaultAction
  /// A menu.
  case presentActions
  /// A preview.
  case preview
}

/// What happens if a delegate does not implement a member.
extension UITextViewDelegate {
  /// Allows it.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMessage.send("textViewShouldBeginEditing:", to: self, textView) { true }
  }
  /// Allows it.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMessage.send("textViewShouldEndEditing:", to: self, textView) { true }
  }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    OptionalMessage.send("textViewDidBeginEditing:", to: self, textView) {}
  }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {
    OptionalMessage.send("textViewDidEndEditing:", to: self, textView) {}
  }
  /// Allows it.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    OptionalMessage.send(
      "textView:shouldChangeTextInRange:replacementText:",
      to: self,
      textView,
      range,
      text
    ) { true }
  }
  /// Asks the older form for the first range.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    OptionalMessage.send(
      "textView:shouldChangeTextInRanges:replacementText:",
      to: self,
      textView,
      ranges,
      text
    ) {
      guard let range = ranges.first?.rangeValue else { return true }
      return self.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {
    OptionalMessage.send("textViewDidChange:", to: self, textView) {}
  }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalMessage.send("textViewDidChangeSelection:", to: self, textView) {}
  }
  /// Allows it.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMessage.send(
      "textView:shouldInteractWithURL:inRange:interaction:",
      to: self,
      textView,
      URL,
      characterRange,
      interaction
    ) { true }
  }
  /// Allows it.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMessage.send(
      "textView:shouldInteractWithTextAttachment:inRange:interaction:",
      to: self,
      textView,
      textAttachment,
      characterRange,
      interaction
    ) { true }
  }
  /// The default, if the older question agrees.
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? {
    OptionalMessage.send(
      "textView:primaryActionForTextItem:defaultAction:",
      to: self,
      textView,
      textItem,
      defaultAction
    ) {
      let agrees =
        switch textItem.content {
        case .link(let url):
          self.textView(
            textView,
            shouldInteractWith: url,
            in: textItem.range,
            interaction: .invokeDefaultAction
          )
        case .textAttachment(let attachment):
          self.textView(
            textView,
            shouldInteractWith: attachment,
            in: textItem.range,
            interaction: .invokeDefaultAction
          )
        case .tag: true
        }
      return agrees ? defaultAction : nil
    }
  }
  /// That of the system.
  public func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMessage.send(
      "textView:editMenuForTextInRange:suggestedActions:",
      to: self,
      textView,
      range,
      suggestedActions
    ) { nil }
  }
}

/// What a text view recognizes in its text.
///
/// Status: complete · A
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits, as in Apple's headers.
  public let rawValue: UInt
  /// Creates types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that the system can say more about.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
