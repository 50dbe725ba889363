import Foundation

/// Sections whose items are a tree.
extension UICollectionViewDiffableDataSource {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  func tree(of section: SectionIdentifierType) -> Tree {
    if let tree = trees[section] { return tree }
    var tree = Tree()
    if current.indexOfSection(section) != nil {
      tree.append(current.itemIdentifiers(inSection: section))
    }
    return tree
  }

  /// Keeps the trees of sections whose items are still those of the tree.
  func keepTrees(
    for snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    for (section, tree) in trees {
      let stays =
        snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
      if !stays { trees[section] = nil }
    }
  }

  func apply(
    tree: Tree,
    to section: SectionIdentifierType,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    var snapshot = current
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    snapshot.replaceItems(ofSection: section, by: tree.visibleItems)
    trees[section] = tree
    show(snapshot, animated: animated, completion)
  }

  // MARK: - Outlines

  /// Lets a cell show the level and the state of its item.
  func showOutline(of item: ItemIdentifierType, at path: IndexPath, in cell: UICollectionViewCell) {
    guard let section = sectionIdentifier(for: path.section), let tree = trees[section], tree.isTree
    else { return }
    cell.isExpanded = tree.isExpanded(item)
    (cell as? UICollectionViewListCell)?.indentationLevel = tree.level(of: item)
  }

  func showOutlines() {
    guard let list, !trees.isEmpty else { return }
    for (path, cell) in list.items.cells {
      if let item = current.item(at: path) { showOutline(of: item, at: path, in: cell) }
    }
  }

  // MARK: - Moving

  /// Moves an item as the user did.
  func reorder(_ source: IndexPath, _ target: IndexPath) {
    guard let item = current.item(at: source) else { return }
    let initial = current
    var final = current
    let rest = final.parts[target.section].items.filter { $0 != item }
    if rest.isEmpty {
      let section = final.parts[target.section].identifier
      final.deleteItems([item])
      final.appendItems([item], toSection: section)
    } else if target.item < rest.count {
      final.moveItem(item, beforeItem: rest[max(0, target.item)])
    } else {
      final.moveItem(item, afterItem: rest[rest.count - 1])
    }
    let sections = Set([source.section, target.section]).sorted().map { index in
      let section = final.parts[index].identifier
      return (section, tree(of: section), moved(item, in: section, to: final.parts[index].items))
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial,
      finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves(),
      sectionTransactions: sections.map { section, before, after in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section,
          initialSnapshot: before,
          finalSnapshot: after,
          difference: after.items.difference(from: before.items).inferringMoves()
        )
      }
    )
    reorderingHandlers.willReorder?(transaction)
    current = final
    for (section, _, after) in sections where trees[section] != nil { trees[section] = after }
    reorderingHandlers.didReorder?(transaction)
  }

  /// The tree of a section after one item moved: below the parent of what is before it now.
  private func moved(
    _ item: ItemIdentifierType,
    in section: SectionIdentifierType,
    to items: [ItemIdentifierType]
  ) -> Tree {
    var tree = tree(of: section)
    guard tree.isTree else {
      var flat = Tree()
      flat.append(items)
      return flat
    }
    guard let place = items.firstIndex(of: item) else {
      tree.delete([item])
      return tree
    }
    var part = Tree()
    if tree.contains(item) {
      part = tree.snapshot(of: item, includingParent: true)
      tree.delete([item])
    } else {
      part.append([item])
    }
    if place + 1 < items.count, tree.contains(items[place + 1]) {
      tree.insert(part, before: items[place + 1])
    } else if place > 0, tree.contains(items[place - 1]) {
      tree.insert(part, after: items[place - 1])
    } else {
      tree.append(part.rootItems)
    }
    return tree
  }
}

extension UICollectionViewDiffableDataSource: OutlineToggling {
  /// Shows or hides the children of an item as the user does who taps its chevron.
  func toggleOutline(at path: IndexPath) {
    guard let item = itemIdentifier(for: path),
      let section = sectionIdentifier(for: path.section)
    else { return }
    var tree = tree(of: section)
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let give = handlers.snapshotForExpandingParent {
        let below = tree.snapshot(of: item)
        tree.replace(childrenOf: item, using: give(item, below))
      }
      tree.expand([item])
    }
    apply(tree: tree, to: section, animated: true, nil)
  }
}
