import Foundation

/// The exceptions of collections, with the words of iOS where a report has them.
@MainActor
extension UIKitException {
  /// A path as Objective-C prints it, without its address.
  static func words(of path: IndexPath) -> String {
    let list = path.map { String($0) }.joined(separator: " - ")
    return "<NSIndexPath> {length = \(path.count), path = \(list)}"
  }

  static func attributesOfNoItem(_ path: IndexPath) -> UIKitException {
    inconsistency(
      "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: \(words(of: path))"
    )
  }

  static func unregisteredDecoration(_ kind: String) -> UIKitException {
    inconsistency(
      "could not dequeue a decoration view of kind: \(kind) - must register a class or nib as a "
        + "decoration view for the kind with the layout"
    )
  }

  static func scrolledBeyondItems(_ path: IndexPath, in counts: [Int]) -> UIKitException {
    let text: String
    if path.count == 2, counts.indices.contains(path.section) {
      text =
        "item (\(path.item)) beyond bounds (\(counts[path.section])) for section "
        + "(\(path.section))."
    } else {
      text = "section (\(path.first ?? 0)) beyond bounds (\(counts.count))."
    }
    return UIKitException(
      name: "NSInvalidArgumentException",
      reason: "Attempted to scroll the collection view to an out-of-bounds \(text)"
    )
  }

  /// - Evidence: noppefoxwolf/DebugMenu #4 (grade B)
  static func registrationMadeWhileProviding(isCell: Bool) -> UIKitException {
    isCell
      ? inconsistency(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a "
          + "UICollectionViewDiffableDataSource cell provider. Creating a new registration each "
          + "time a cell is requested will prevent reuse and cause created cells to remain "
          + "inaccessible in memory for the lifetime of the collection view. Registrations should "
          + "be created up front and reused. Registration: <UICollectionViewCellRegistration>"
      )
      : inconsistency(
        "Attempted to dequeue a supplementary view using a registration that was created inside "
          + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a "
          + "UICollectionViewDiffableDataSource supplementary view provider. Creating a new "
          + "registration each time a supplementary view is requested will prevent reuse and "
          + "cause created supplementary views to remain inaccessible in memory for the lifetime "
          + "of the collection view. Registrations should be created up front and reused. "
          + "Registration: <UICollectionViewSupplementaryRegistration>"
      )
  }

  static func cellWithoutIdentifier(_ path: IndexPath) -> UIKitException {
    inconsistency(
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath: for index path "
        + words(of: path)
    )
  }

  static func reconfiguredWithAnotherCell(
    _ path: IndexPath,
    _ wanted: String,
    _ present: String?
  ) -> UIKitException {
    inconsistency(
      "Attempted to dequeue a cell for a different registration or reuse identifier than the "
        + "existing cell when reconfiguring an item, which is not allowed. You must dequeue a cell "
        + "using the same registration or reuse identifier that was used to dequeue the cell "
        + "originally to obtain the existing cell. Dequeued reuse identifier: \(wanted); Original "
        + "reuse identifier: \(present ?? "(null)"); Index path: \(words(of: path))"
    )
  }

  static func reconfiguredWithNewCell(_ path: IndexPath) -> UIKitException {
    inconsistency(
      "The data source returned another cell than the existing one when reconfiguring the item at "
        + "\(words(of: path)). Dequeue the cell with the same registration or reuse identifier, "
        + "and return that one."
    )
  }

  static func transitionWhileInTransition() -> UIKitException {
    inconsistency(
      "the collection is already part way through an interactive transition"
    )
  }

  static func noTransition(_ method: String) -> UIKitException {
    inconsistency(
      "the collection view is not in an interactive transition; \(method) needs one that "
        + "startInteractiveTransition(to:completion:) began"
    )
  }

  static func noSection(_ index: Int) -> UIKitException {
    inconsistency(
      "Invalid section definition. Please specify a valid section definition when content is to "
        + "be rendered for a section. This is a client error. Section: \(index)"
    )
  }

  static func twoAccessories(_ type: UICellAccessory.AccessoryType) -> UIKitException {
    inconsistency(
      "Accessories must not contain duplicate system accessories: there is more than one of type "
        + "\(type). Use one of each; customView(configuration:) can be there several times."
    )
  }
}

/// The messages of collections.
@MainActor
extension ConsoleMessage {
  /// - Evidence: Automattic/pocket-casts-ios #3276 (grade B)
  static func replacedContentView(
    in cell: UIView,
    old: any UIContentConfiguration,
    new: any UIContentConfiguration
  ) -> ConsoleMessage {
    ConsoleMessage(
      "Warning: You are setting a new content configuration to a cell that has an existing content "
        + "configuration, but the existing content view does not support the new configuration. "
        + "This means the existing content view must be replaced with a new content view created "
        + "from the new configuration, instead of updating the existing content view directly, "
        + "which is expensive. Use separate registrations or reuse identifiers for different types "
        + "of cells to avoid this. Make a symbolic breakpoint at "
        + "UIContentConfigurationAlertForReplacedContentView to catch this in the debugger.\n"
        + "Cell: \(Naming.name(of: cell));\nExisting content configuration: \(type(of: old));\n"
        + "New content configuration: \(type(of: new))"
    )
  }

  /// - Evidence: patchthecode/JTAppleCalendar #823 (grade B)
  static func undefinedFlow(
    _ layout: UICollectionViewFlowLayout,
    _ view: UICollectionView,
    isWidth: Bool
  ) -> ConsoleMessage {
    let rule =
      isWidth
      ? "the item width must be less than the width of the UICollectionView minus the section "
        + "insets left and right values, minus the content insets left and right values."
      : "the item height must be less than the height of the UICollectionView minus the section "
        + "insets top and bottom values, minus the content insets top and bottom values."
    return ConsoleMessage(
      "The behavior of the UICollectionViewFlowLayout is not defined because:\n\(rule)\n"
        + "The relevant UICollectionViewFlowLayout instance is \(Naming.name(of: layout)), and it "
        + "is attached to \(Naming.name(of: view)).\n"
        + "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch "
        + "this in the debugger."
    )
  }
}
