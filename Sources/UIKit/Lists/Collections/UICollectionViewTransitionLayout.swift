public import CoreGraphics
public import Foundation

/// The layout between two others, while a gesture decides how far the change has come.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private var values: [String: CGFloat] = [:]

  /// The layout at the begin.
  public let currentLayout: UICollectionViewLayout

  /// The layout at the end.
  public let nextLayout: UICollectionViewLayout

  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates nothing: such a layout is between others, which an archive does not have.
  public required init?(coder: NSCoder) { nil }

  /// How far the change has come, from 0 to 1.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// Keeps a value of the app's own for a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The value that was kept for a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.collectionView = collectionView
      layout.prepare()
    }
  }

  /// The size between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// The attributes of all elements that one of the layouts has near the rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let lists = [currentLayout, nextLayout].map { $0.layoutAttributesForElements(in: rect) ?? [] }
    var known: Set<CollectionState.Key> = []
    var found: [UICollectionViewLayoutAttributes] = []
    for attributes in lists.joined() {
      let kind = attributes.representedElementKind ?? ""
      guard known.insert(.init(kind: kind, path: attributes.indexPath)).inserted else { continue }
      let mixed =
        switch attributes.representedElementCategory {
        case .cell: layoutAttributesForItem(at: attributes.indexPath)
        case .supplementaryView:
          layoutAttributesForSupplementaryView(ofKind: kind, at: attributes.indexPath)
        case .decorationView:
          layoutAttributesForDecorationView(ofKind: kind, at: attributes.indexPath)
        }
      if let mixed { found.append(mixed) }
    }
    return found
  }

  /// The attributes of a cell between those of both layouts.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mix(
      currentLayout.layoutAttributesForItem(at: indexPath),
      nextLayout.layoutAttributesForItem(at: indexPath)
    )
  }

  /// The attributes of a view between those of both layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mix(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    )
  }

  /// The attributes of a decoration between those of both layouts.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mix(
      currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    )
  }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }

  /// Attributes on the way; what only one layout has fades.
  private func mix(
    _ old: UICollectionViewLayoutAttributes?,
    _ new: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let start = old ?? new, let end = new ?? old,
      let mixed = start.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    mixed.center = CGPoint(
      x: between(start.center.x, end.center.x),
      y: between(start.center.y, end.center.y)
    )
    mixed.size = CGSize(
      width: between(start.size.width, end.size.width),
      height: between(start.size.height, end.size.height)
    )
    mixed.alpha = between(old?.alpha ?? 0, new?.alpha ?? 0)
    mixed.zIndex = end.zIndex
    let (a, b) = (start.transform, end.transform)
    mixed.transform = CGAffineTransform(
      a: between(a.a, b.a),
      b: between(a.b, b.b),
      c: between(a.c, b.c),
      d: between(a.d, b.d),
      tx: between(a.tx, b.tx),
      ty: between(a.ty, b.ty)
    )
    return mixed
  }
}
