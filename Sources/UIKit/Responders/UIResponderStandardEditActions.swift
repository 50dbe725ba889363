import Foundation

/// The actions of the edit menu and its shortcuts.
///
/// All responders have the methods; only subclasses do something.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Puts what is selected on the pasteboard and takes it away.
  func cut(_ sender: Any?)
  /// Puts what is selected on the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Inserts what is on the pasteboard in the style of the place.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects something.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes away what is selected.
  func delete(_ sender: Any?)
  /// Makes what is selected bold, or no longer so.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is selected italic, or no longer so.
  func toggleItalics(_ sender: Any?)
  /// Underlines what is selected, or no longer so.
  func toggleUnderline(_ sender: Any?)
  /// Makes what is selected larger.
  func increaseSize(_ sender: Any?)
  /// Makes what is selected smaller.
  func decreaseSize(_ sender: Any?)
}

/// The Objective-C names of the standard actions.
enum StandardEditing {
  static let names: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:",
    "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
  ]
}
