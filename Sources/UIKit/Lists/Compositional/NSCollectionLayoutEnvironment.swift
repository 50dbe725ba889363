public import CoreGraphics
public import Foundation
public import QuartzCore

/// The room for a section or a custom group.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size.
  var contentSize: CGSize { get }
  /// The size less the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets that are set.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section's provider knows.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  let contentInsets: NSDirectionalEdgeInsets

  init(
    _ size: CGSize,
    _ traits: UITraitCollection,
    insets: NSDirectionalEdgeInsets = .zero
  ) {
    contentSize = size
    traitCollection = traits
    contentInsets = insets
  }

  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom
    )
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var container: any NSCollectionLayoutContainer { self }
}

/// An element that is about to be shown, for changing how it looks.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The name of the element.
  var name: String { get }
  /// The place in the data.
  var indexPath: IndexPath { get }
  /// The rectangle before any change of shape.
  var frame: CGRect { get }
  /// The element in its own coordinates.
  var bounds: CGRect { get }
  /// Whether the element is a cell or another view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view that is not a cell.
  var representedElementKind: String? { get }
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The place in depth.
  var zIndex: Int { get set }
  /// Whether the element is left out.
  var isHidden: Bool { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// The change of shape.
  var transform: CGAffineTransform { get set }
  /// The change of shape in three dimensions.
  var transform3D: CATransform3D { get set }
}

/// A visible element, by its attributes.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var name: String { representedElementKind ?? "cell" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
}
