public import Foundation

/// A link or an attachment in the text of a view.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What an item is.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A part that the app marked.
    case tag(String)
  }

  /// What the item is.
  public let content: Content
  /// Where it stands.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

extension UITextView {
  /// The link or attachment at a point.
  private func item(at point: CGPoint) -> UITextItem? {
    guard let text = attributedText, let index = geometry.character(at: point),
      index < text.length
    else { return nil }
    var range = NSRange(location: 0, length: 0)
    if let attachment = text.attribute(.attachment, at: index, effectiveRange: &range)
      as? NSTextAttachment
    {
      return UITextItem(.textAttachment(attachment), range: range)
    }
    guard let link = text.attribute(.link, at: index, effectiveRange: &range) else { return nil }
    let url = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    return url.map { UITextItem(.link($0), range: range) }
  }

  /// Does what a tap on a link or attachment does.
  ///
  /// Since iOS 17 the delegate gives the action, for which the older question is its default;
  /// opening an address goes through the application.
  func tapItem(at point: CGPoint) {
    guard let item = item(at: point) else { return }
    let standard = UIAction { _ in
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
    let action: UIAction?
    if let delegate {
      action = delegate.textView(self, primaryActionFor: item, defaultAction: standard)
    } else {
      action = standard
    }
    action?.perform(sender: self)
  }
}
