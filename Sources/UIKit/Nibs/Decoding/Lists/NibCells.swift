import Foundation

/// Makes cells and other views that lists show again and again from nibs.
@MainActor
enum NibCells {
  /// Makes a cell of a table, or a header or footer.
  static func view<View: UIView>(
    _ nib: UINib,
    _ type: View.Type,
    _ identifier: String
  ) -> View? {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? View else {
      raise(.invalidNib(identifier, type))
      return nil
    }
    return view
  }

  /// Whether the name in a nib is the registered one; a nib without a name takes that.
  static func check(_ own: String?, _ registered: String, isCell: Bool) -> Bool {
    guard let own, !own.isEmpty, own != registered else { return true }
    raise(.otherReuseIdentifier(own, registered, isCell: isCell))
    return false
  }

  /// Makes a cell of a table.
  static func cell(_ nib: UINib, _ identifier: String) -> UITableViewCell? {
    guard let cell = view(nib, UITableViewCell.self, identifier),
      check(cell.reuseIdentifier, identifier, isCell: true)
    else { return nil }
    cell.parts.reuseIdentifier = identifier
    return cell
  }

  /// Makes the header or footer of a section of a table.
  static func header(_ nib: UINib, _ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = view(nib, UITableViewHeaderFooterView.self, identifier) else { return nil }
    view.parts.reuseIdentifier = identifier
    return view
  }

  /// Makes a cell or another view of a collection.
  static func reusable<View: UICollectionReusableView>(
    _ nib: UINib,
    _ type: View.Type,
    _ identifier: String
  ) -> View? {
    guard let view = view(nib, type, identifier),
      check(view.reuseIdentifier, identifier, isCell: false)
    else { return nil }
    view.reuseIdentifier = identifier
    return view
  }
}

@MainActor
extension UIKitException {
  static func invalidNib(_ identifier: String, _ type: UIView.Type) -> UIKitException {
    let known =
      type is UICollectionReusableView.Type ? UICollectionReusableView.self : type
    return inconsistency(
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
        + "level object which must be a \(known) instance"
    )
  }

  static func otherReuseIdentifier(
    _ own: String,
    _ registered: String,
    isCell: Bool
  ) -> UIKitException {
    // The slip in the first text is UIKit's.
    inconsistency(
      isCell
        ? "cell reuse indentifier in nib (\(own)) does not match the identifier used to register "
          + "the nib (\(registered))"
        : "view reuse identifier in nib (\(own)) does not match the identifier used to register "
          + "the nib (\(registered))"
    )
  }
}
