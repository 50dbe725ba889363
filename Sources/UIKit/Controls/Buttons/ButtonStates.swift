import Foundation

/// What a button shows per state.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var background: UIImage?
  var symbol: UIImage.SymbolConfiguration?
}

/// The contents of a button; what a state lacks, the normal state gives.
struct ButtonStates {
  private var contents: [UIControl.State: ButtonContent] = [:]

  subscript(state: UIControl.State) -> ButtonContent {
    get { contents[state] ?? ButtonContent() }
    set { contents[state] = newValue }
  }

  func value<Value>(_ key: KeyPath<ButtonContent, Value?>, for state: UIControl.State) -> Value? {
    contents[state]?[keyPath: key] ?? contents[.normal]?[keyPath: key]
  }
}
