public import CoreGraphics
public import Foundation
public import QuartzCore

/// Where an element of a collection is, and how it looks.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Creates attributes without an element.
  public required override nonisolated init() { super.init() }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a header, footer or other view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Creates attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// The element's place in the data.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Whether the element is a cell or another view.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a view that is not a cell.
  open internal(set) var representedElementKind: String?

  /// The middle of the element.
  open var center = CGPoint.zero

  /// The size of the element.
  open var size = CGSize.zero

  /// Whether the change of shape stays in the plane.
  var isFlat: Bool { CATransform3DIsAffine(transform3D) }

  /// Whether the element is inside a section that scrolls by itself.
  var isInScroller = false

  /// The rectangle in which the element is seen, transformed.
  var outerFrame: CGRect {
    guard !transform.isIdentity else { return frame }
    let middle = CGAffineTransform(translationX: center.x, y: center.y)
    return CGRect(
      x: -size.width / 2,
      y: -size.height / 2,
      width: size.width,
      height: size.height
    ).applying(transform.concatenating(middle))
  }

  /// The rectangle of the element before any transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The element in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The change of shape.
  ///
  /// Setting it sets ``transform3D`` too.
  open var transform = CGAffineTransform.identity {
    didSet {
      guard transform != oldValue else { return }
      let space = CATransform3DMakeAffineTransform(transform)
      if !CATransform3DEqualToTransform(space, transform3D) { transform3D = space }
    }
  }

  /// The change of shape in three dimensions.
  ///
  /// Setting it sets ``transform`` too, if the change is one in the plane.
  open var transform3D = CATransform3DIdentity {
    didSet {
      let plane = CATransform3DGetAffineTransform(transform3D)
      if CATransform3DIsAffine(transform3D), plane != transform { transform = plane }
    }
  }

  /// The opacity.
  open var alpha: CGFloat = 1

  /// The place in depth; larger is nearer.
  open var zIndex = 0

  /// Whether the element is left out.
  open var isHidden = false

  /// A copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.isInScroller = isInScroller
    return copy
  }

  /// Attributes are equal if they place the same element alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      indexPath == other.indexPath && representedElementKind == other.representedElementKind
        && center == other.center && size == other.size && transform == other.transform
        && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
    }
  }
}
