import CoreGraphics
import Foundation

/// The storage and the layout manager of a text view, made when somebody asks for them.
///
/// The view is the owner of its text. The storage is brought up to date when it is
/// asked for, and tells the view when it is edited.
@MainActor
final class TextViewKit {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  private var isRefreshing = false

  init(_ view: UITextView) {
    let container = view.textContainer
    if let present = container.layoutManager {
      manager = present
      storage = present.textStorage ?? NSTextStorage(string: "")
    } else {
      manager = NSLayoutManager()
      storage = NSTextStorage(string: "")
      manager.addTextContainer(container)
    }
    if manager.textStorage !== storage { storage.addLayoutManager(manager) }
    // Storage and manager may be the app's and outlive the view.
    manager.didEdit = { [weak self, weak view] _ in
      guard let self, !isRefreshing else { return }
      view?.take(storage)
    }
  }

  /// The parts with the view's text and width.
  func current(_ view: UITextView) -> TextViewKit {
    let container = view.textContainer
    if container.widthTracksTextView {
      let inset = view.textContainerInset
      let width = max(view.bounds.width - inset.left - inset.right, 0)
      if container.size.width != width {
        container.size = CGSize(width: width, height: .greatestFiniteMagnitude)
      }
    }
    guard let text = view.attributedText, !storage.isEqual(to: text) else { return self }
    isRefreshing = true
    storage.setAttributedString(text)
    isRefreshing = false
    return self
  }
}
