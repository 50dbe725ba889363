/// Why an element could not be found or used.
public enum QueryError: Error, Equatable {
  /// Nothing on the screen matches; `nearest` is the text that was probably meant.
  case notFound(ElementQuery, nearest: String?, tree: [String])
  /// Several elements match, where one was meant.
  case ambiguous(ElementQuery, matches: [String])
  /// The view is in no window.
  case offWindow(String)
  /// The view, or one that it is in, is hidden.
  case hidden(String, by: String)
  /// The element lies beside the screen and in no scroll view that could bring it in.
  case offScreen(String)
  /// Something else gets the touches at the place of the element.
  case covered(String, by: String)
  /// The element does not react, as it is disabled.
  case disabled(String)
  /// No first responder takes text.
  case noKeyboard
  /// The element has no such action; `actions` are those it has.
  case noAction(String, element: String, actions: [String])
  /// There is nothing that scrolls.
  case nothingToScroll(String)
  /// No menu is open, or it has no such row; `rows` are those it has.
  case noMenuRow(String, rows: [String])
}
