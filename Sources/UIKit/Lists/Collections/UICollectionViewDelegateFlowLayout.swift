public import CoreGraphics
public import Foundation

/// A delegate that decides about the sizes of a flow layout.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Asks for the size of an item.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Asks for the space around a section.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Asks for the least space between lines.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Asks for the least space between items.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Asks for the size of a header.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Asks for the size of a footer.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

/// All methods but the required ones have defaults.
extension UICollectionViewDelegateFlowLayout {
  /// Asks for the size of an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalMessage.send(
      "collectionView:layout:sizeForItemAtIndexPath:",
      to: self,
      collectionView,
      collectionViewLayout,
      indexPath
    ) { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  }
  /// Asks for the space around a section.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalMessage.send(
      "collectionView:layout:insetForSectionAtIndex:",
      to: self,
      collectionView,
      collectionViewLayout,
      section
    ) { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  }
  /// Asks for the least space between lines.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMessage.send(
      "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
      to: self,
      collectionView,
      collectionViewLayout,
      section
    ) { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  }
  /// Asks for the least space between items.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMessage.send(
      "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
      to: self,
      collectionView,
      collectionViewLayout,
      section
    ) { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  }
  /// Asks for the size of a header.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalMessage.send(
      "collectionView:layout:referenceSizeForHeaderInSection:",
      to: self,
      collectionView,
      collectionViewLayout,
      section
    ) { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  }
  /// Asks for the size of a footer.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalMessage.send(
      "collectionView:layout:referenceSizeForFooterInSection:",
      to: self,
      collectionView,
      collectionViewLayout,
      section
    ) { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
  }
}
