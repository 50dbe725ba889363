import CoreGraphics
import Foundation

/// What a collection remembers: counts, shown views, selection, updates.
@MainActor
final class CollectionState {
  /// A view that is not a cell.
  struct Key: Hashable {
    let kind: String
    let path: IndexPath
  }

  /// The name under which views of a kind are kept.
  struct Name: Hashable {
    let kind: String
    let identifier: String
  }

  // Counts and layout
  var counts: [Int] = []
  var needsReload = true
  var isLoading = false
  var isLayingOut = false
  var layoutSize = CGSize.zero
  /// The bounds about which the layout was asked last.
  var toldBounds = CGRect.zero
  /// The shown items whose own size has to be asked for again.
  var unmeasured: Set<IndexPath> = []
  /// The attributes that the layout gave for some pages.
  var pages = AttributePages()

  // What is shown
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var views: [Key: UICollectionReusableView] = [:]
  /// The parts of sections that scroll by themselves.
  var scrollers: [Int: OwnScrollView] = [:]
  /// Cells and views that move away in an animation.
  var leaving: [LeavingView] = []

  // Reuse
  var cellClasses: [String: UICollectionViewCell.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var viewNibs: [Name: UINib] = [:]
  var viewClasses: [Name: UICollectionReusableView.Type] = [:]
  var spareCells: [String: [UICollectionViewCell]] = [:]
  var spareViews: [Name: [UICollectionReusableView]] = [:]
  var tokens: [(token: RegistrationToken, name: String)] = []
  /// The cell that is configured again, and what it must be dequeued for.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?

  // Selection
  var selected: [IndexPath] = []
  var selectedSet: Set<IndexPath> = []
  var isEditing = false

  // Changes
  var updateDepth = 0
  var pending = TableUpdate()
  var reconfiguring: [IndexPath] = []
  /// Where items were before the changes that are being shown.
  var attributesBefore: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var movement: InteractiveMovement?
  /// Whether the data source turned out to have no method that moves an item.
  var refusedMovement = false
  var prefetch = PrefetchState()
  var transition: InteractiveTransition?
  var menus: CollectionMenus?

  nonisolated init() {}

  /// The shown views that are not cells, in a fixed order.
  var shownKeys: [Key] {
    views.keys.sorted { ($0.path, $0.kind) < ($1.path, $1.kind) }
  }

  func isItem(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  // MARK: - Selection

  func select(_ path: IndexPath) {
    guard selectedSet.insert(path).inserted else { return }
    selected.append(path)
  }

  func deselect(_ path: IndexPath) -> Bool {
    guard selectedSet.remove(path) != nil else { return false }
    selected.removeAll { $0 == path }
    return true
  }

  func replaceSelection(_ paths: [IndexPath]) {
    selected = paths
    selectedSet = Set(paths)
  }
}

/// A cell or view that is on its way out.
@MainActor
struct LeavingView {
  let view: UICollectionReusableView
  /// The kind of a view that is not a cell.
  let kind: String?
  let path: IndexPath
}

/// The attributes that a layout gave for a rectangle, kept until it is invalidated.
@MainActor
struct AttributePages {
  private(set) var rect = CGRect.null
  private(set) var list: [UICollectionViewLayoutAttributes] = []

  nonisolated init() {}

  mutating func fill(_ rect: CGRect, _ list: [UICollectionViewLayoutAttributes]) {
    self.rect = rect
    self.list = list
  }

  mutating func forget() { self = AttributePages() }

  /// Asks for single elements again.
  mutating func replace(_ invalid: LayoutInvalidation, from layout: UICollectionViewLayout) {
    guard !rect.isNull else { return }
    var waiting = invalid
    list = list.compactMap { old in
      switch old.representedElementCategory {
      case .cell:
        guard waiting.items.remove(old.indexPath) != nil else { return old }
        return layout.layoutAttributesForItem(at: old.indexPath)
      case .supplementaryView:
        let kind = old.representedElementKind ?? ""
        guard waiting.views.remove(.init(kind: kind, path: old.indexPath)) != nil else {
          return old
        }
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: old.indexPath)
      case .decorationView:
        let kind = old.representedElementKind ?? ""
        guard waiting.decorations.remove(.init(kind: kind, path: old.indexPath)) != nil else {
          return old
        }
        return layout.layoutAttributesForDecorationView(ofKind: kind, at: old.indexPath)
      }
    }
    // What was outside of the rectangle may have come into it.
    func add(_ new: UICollectionViewLayoutAttributes?) {
      if let new, new.frame.overlaps(rect) { list.append(new) }
    }
    for path in waiting.items.sorted() { add(layout.layoutAttributesForItem(at: path)) }
    for key in waiting.views.sorted(by: { ($0.path, $0.kind) < ($1.path, $1.kind) }) {
      add(layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path))
    }
    for key in waiting.decorations.sorted(by: { ($0.path, $0.kind) < ($1.path, $1.kind) }) {
      add(layout.layoutAttributesForDecorationView(ofKind: key.kind, at: key.path))
    }
  }
}
