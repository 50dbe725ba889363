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

  var counts: [Int] = []
  var needsReload = true
  var isLoading = false
  var isLayingOut = false
  var layoutSize = CGSize.zero
  /// The shown items whose own size has to be asked for again.
  var unmeasured: Set<IndexPath> = []

  var cells: [IndexPath: UICollectionViewCell] = [:]
  var views: [Key: UICollectionReusableView] = [:]

  var cellClasses: [String: UICollectionViewCell.Type] = [:]
  var viewClasses: [Name: UICollectionReusableView.Type] = [:]
  var spareCells: [String: [UICollectionViewCell]] = [:]
  var spareViews: [Name: [UICollectionReusableView]] = [:]
  var tokens: [(token: RegistrationToken, name: String)] = []

  var selected: [IndexPath] = []
  var updateDepth = 0
  var pending = TableUpdate()

  nonisolated init() {}

  /// The shown views that are not cells, in a fixed order.
  var shownKeys: [Key] {
    views.keys.sorted { ($0.path, $0.kind) < ($1.path, $1.kind) }
  }
}
