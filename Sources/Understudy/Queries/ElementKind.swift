import UIKit

/// What a thing on the screen is, in the words of XCUITest.
public enum ElementKind: String, CaseIterable, Sendable {
  /// A window.
  case window
  /// An alert or an action sheet.
  case alert
  /// A sheet.
  case sheet
  /// An open menu.
  case menu
  /// A navigation bar.
  case navigationBar
  /// A toolbar.
  case toolbar
  /// A tab bar.
  case tabBar
  /// A field for searching.
  case searchField
  /// A table view.
  case table
  /// A collection view.
  case collectionView
  /// A scroll view.
  case scrollView
  /// A cell of a table or collection view.
  case cell
  /// A button.
  case button
  /// A row of an open menu.
  case menuItem
  /// A button of a tab bar.
  case tab
  /// A link.
  case link
  /// A text.
  case staticText
  /// An image.
  case image
  /// A field for a line of text.
  case textField
  /// A field for a secret.
  case secureTextField
  /// A field for several lines of text.
  case textView
  /// A switch.
  case `switch`
  /// A slider, or something else that can be adjusted.
  case slider
  /// A stepper.
  case stepper
  /// A segmented control.
  case segmentedControl
  /// A wheel.
  case picker
  /// A picker of dates.
  case datePicker
  /// The dots of pages.
  case pageIndicator
  /// A bar of progress.
  case progressIndicator
  /// A turning wheel.
  case activityIndicator
  /// Anything else.
  case other

  init(_ kind: AccessibilityKind) { self = ElementKind(rawValue: kind.rawValue) ?? .other }

  /// The kind as the trees of XCUITest write it.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
