public import Foundation
import QuartzCore

/// A view that a collection can use again.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The attributes that the view was given last; the same ones are not applied twice.
  private(set) var appliedAttributes: UICollectionViewLayoutAttributes?
  var isDecoration = false

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = NibTables.reuseIdentifier(coder)
  }

  /// The name under which the collection keeps the view.
  open internal(set) var reuseIdentifier: String?

  /// Clears what the last element left; a subclass calls `super`.
  open func prepareForReuse() {}

  /// Takes over attributes beyond place and opacity.
  ///
  /// Called when the attributes changed: a subclass of the attributes that has more of them says
  /// by `isEqual(_:)` whether they did.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells that the layout is about to be replaced.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Tells that the layout was replaced.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that fit the content: as high as its constraints ask for in the given width.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard hasConstraintsInside,
      let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    fitting.size = systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return fitting
  }

  /// Takes place and look from attributes.
  ///
  /// - Parameters:
  ///   - attributes: The place in the superview.
  ///   - original: The place in the collection, if that is another one.
  func take(
    _ attributes: UICollectionViewLayoutAttributes,
    telling original: UICollectionViewLayoutAttributes? = nil
  ) {
    if attributes.transform.isIdentity, transform.isIdentity, attributes.isFlat {
      if frame != attributes.frame { frame = attributes.frame }
    } else {
      transform = .identity
      bounds.size = attributes.size
      center = attributes.center
      if attributes.isFlat {
        transform = attributes.transform
      } else {
        layer.transform = attributes.transform3D
      }
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    let depth = CGFloat(attributes.zIndex)
    if layer.zPosition != depth { layer.zPosition = depth }
    let told = original ?? attributes
    guard appliedAttributes?.isEqual(told) != true else { return }
    appliedAttributes = told.copy() as? UICollectionViewLayoutAttributes
    apply(told)
  }

  func forgetAttributes() { appliedAttributes = nil }

  /// The collection that shows the view, directly or in a part that scrolls by itself.
  var collection: UICollectionView? {
    superview as? UICollectionView ?? superview?.superview as? UICollectionView
  }
}
