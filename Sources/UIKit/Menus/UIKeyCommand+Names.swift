/// The names of keys that type nothing.
extension UIKeyCommand {
  /// The up arrow.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The function key 1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key 2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key 3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key 4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key 5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key 6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key 7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key 8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key 9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key 10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key 11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key 12.
  public nonisolated static let f12 = "UIKeyInputF12"
}
