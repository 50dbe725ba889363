extension UICollectionView {
  /// Animates several changes together; for a block that is not `nil`.
  ///
  /// See `UITableView.performBatchUpdates(_:completion:)` for why there are two.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { escapable in
      let block: (() -> Void)? = escapable
      performBatchUpdates(block, completion: completion)
    }
  }
}
