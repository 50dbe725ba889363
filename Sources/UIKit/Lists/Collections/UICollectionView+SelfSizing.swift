import CoreGraphics

/// Items that are as large as their cells want.
extension UICollectionView {
  /// How cells that measure themselves ask for another size.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled
    /// When they ask for it.
    case enabled
    /// Also when their constraints change.
    case enabledIncludingConstraints
  }

  /// Lets a shown item be measured again in the next layout.
  func remeasure(_ cell: UICollectionViewCell) {
    guard !items.isLayingOut, let path = indexPath(for: cell) else { return }
    items.unmeasured.insert(path)
    setNeedsLayout()
  }

  /// Measures shown items again, and the others when they are shown.
  func forgetMeasuredItems() {
    collectionViewLayout.forgetMeasuredSizes()
    items.unmeasured = Set(items.cells.keys)
  }
}

extension UICollectionViewCell {
  /// Follows a content view that says that its size changed.
  func contentSizeMayHaveChanged() {
    guard let collection, collection.selfSizingInvalidation != .disabled else { return }
    collection.remeasure(self)
  }

  /// Follows a layout of the content, which may come of other constraints.
  func contentWasLaidOut() {
    guard let collection, collection.selfSizingInvalidation == .enabledIncludingConstraints,
      contentView.hasConstraintsInside,
      let path = collection.indexPath(for: self),
      let attributes = collection.layoutAttributesForItem(at: path),
      preferredLayoutAttributesFitting(attributes).size != attributes.size
    else { return }
    collection.remeasure(self)
  }
}
