extension UITableView {
  /// Animates several changes together.
  ///
  /// Objective-C marks the block as one that does not escape, although it may be
  /// `nil`; Swift cannot say both at once, so the block that is not `nil` comes here.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { escapable in
      let block: (() -> Void)? = escapable
      performBatchUpdates(block, completion: completion)
    }
  }
}
