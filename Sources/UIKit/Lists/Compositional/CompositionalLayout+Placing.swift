import CoreGraphics
import Foundation

/// Placing sections one after the other.
extension UICollectionViewCompositionalLayout {
  var isVertical: Bool { configuration.scrollDirection == .vertical }

  /// Places again what is not up to date.
  func bring(
    _ view: UICollectionView,
    _ provider: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    if state.needsSections || room != state.room || state.sections.count != view.numberOfSections {
      let insets = insets(configuration.contentInsetsReference, of: view)
      let environment = LayoutEnvironment(room, view.traitCollection, insets: insets)
      state.sections = (0..<view.numberOfSections).map { index in
        solve(provider(index, environment), at: index, view, room)
      }
      state.badgeKinds = []
      for solved in state.sections {
        state.badgeKinds.formUnion(solved.views.filter { $0.isBadge }.map { $0.kind })
      }
    } else {
      for index in state.dirty.sorted() where state.sections.indices.contains(index) {
        state.sections[index] = solve(state.sections[index].section, at: index, view, room)
      }
    }
    state.room = room
    state.needsSections = false
    state.dirty = []
    stack(room)
  }

  private func solve(
    _ section: NSCollectionLayoutSection?,
    at index: Int,
    _ view: UICollectionView,
    _ room: CGSize
  ) -> SolvedSection {
    guard let section else {
      raise(.noSection(index))
      return SolvedSection(section: nil)
    }
    let state = state
    func own(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
      insets(reference == .automatic ? configuration.contentInsetsReference : reference, of: view)
    }
    let solver = SectionSolver(
      index: index,
      count: view.numberOfItems(inSection: index),
      isVertical: isVertical,
      room: room,
      traits: view.traitCollection,
      reference: own(section.contentInsetsReference),
      viewReference: own(section.supplementaryContentInsetsReference),
      measured: { state.measured[IndexPath(item: $0, section: index)] },
      measuredView: { kind, item in
        state.measuredViews[.init(kind: kind, path: IndexPath(item: item, section: index))]
      }
    )
    return solver.solve(section)
  }

  /// What a reference adds to the insets across the scrolling.
  private func insets(
    _ reference: UIContentInsetsReference,
    of view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let all: UIEdgeInsets
    switch reference {
    case .none: all = .zero
    case .automatic, .safeArea: all = view.safeAreaInsets - view.systemInsets
    case .layoutMargins: all = view.layoutMargins - view.systemInsets
    case .readableContent:
      let readable = view.readableContentGuide.layoutFrame
      let margins = view.layoutMargins - view.systemInsets
      all = UIEdgeInsets(
        top: margins.top,
        left: readable.isEmpty ? margins.left : readable.minX - view.bounds.minX,
        bottom: margins.bottom,
        right: readable.isEmpty ? margins.right : view.bounds.maxX - readable.maxX
      )
    }
    let isBackwards = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isVertical
      ? NSDirectionalEdgeInsets(
        top: 0,
        leading: max(0, isBackwards ? all.right : all.left),
        bottom: 0,
        trailing: max(0, isBackwards ? all.left : all.right)
      )
      : NSDirectionalEdgeInsets(
        top: max(0, all.top),
        leading: 0,
        bottom: max(0, all.bottom),
        trailing: 0
      )
  }

  /// Gives all sections their places along the scrolling.
  private func stack(_ room: CGSize) {
    var next: CGFloat = 0
    state.ends = []
    for item in configuration.boundarySupplementaryItems
    where item.side(isVertical: isVertical) == .before {
      next = placeEnd(item, room, next, atEnd: false)
    }
    for index in state.sections.indices {
      if index > 0 { next += configuration.interSectionSpacing }
      state.sections[index].start = next
      next += state.sections[index].length
    }
    for item in configuration.boundarySupplementaryItems
    where item.side(isVertical: isVertical) == .after {
      next = placeEnd(item, room, next, atEnd: true)
    }
    state.size =
      isVertical
      ? CGSize(width: room.width, height: next) : CGSize(width: next, height: room.height)
  }

  private func placeEnd(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ room: CGSize,
    _ next: CGFloat,
    atEnd: Bool
  ) -> CGFloat {
    var size = item.layoutSize.size(in: room)
    let key = CollectionState.Key(kind: item.elementKind, path: IndexPath(index: 0))
    if let own = state.measuredViews[key] {
      if item.layoutSize.widthDimension.isOpen { size.width = own.width }
      if item.layoutSize.heightDimension.isOpen { size.height = own.height }
    }
    let across = SectionSolver.across(item, size, room, isVertical)
    let long = isVertical ? size.height : size.width
    let along = atEnd && !item.extendsBoundary ? next - long : next
    let frame =
      isVertical
      ? CGRect(origin: CGPoint(x: across, y: along), size: size)
      : CGRect(origin: CGPoint(x: along, y: across), size: size)
    state.ends.append(
      .init(
        kind: item.elementKind,
        index: 0,
        frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y),
        zIndex: item.zIndex,
        isOpenWidth: item.layoutSize.widthDimension.isOpen,
        isOpenHeight: item.layoutSize.heightDimension.isOpen,
        isPinned: item.pinToVisibleBounds,
        pinsAtEnd: atEnd
      )
    )
    return item.extendsBoundary ? next + long : next
  }

  // MARK: - Wishes of cells

  /// Takes over the size that an element asks for.
  ///
  /// - Returns: Whether that changes anything.
  func takeWish(
    _ wish: UICollectionViewLayoutAttributes,
    instead original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = wish.indexPath
    guard wish.size.width > 0, wish.size.height > 0 else { return false }
    if let kind = wish.representedElementKind {
      let key = CollectionState.Key(kind: kind, path: path)
      guard let view = solvedView(kind, path), view.isOpenWidth || view.isOpenHeight,
        state.measuredViews[key] != wish.size
      else { return false }
      state.measure(wish.size, of: key)
      return (view.isOpenWidth && wish.size.width != original.size.width)
        || (view.isOpenHeight && wish.size.height != original.size.height)
    }
    guard let item = solvedItem(path), item.isOpenWidth || item.isOpenHeight,
      state.measured[path] != wish.size
    else { return false }
    state.measure(wish.size, at: path)
    return (item.isOpenWidth && wish.size.width != original.size.width)
      || (item.isOpenHeight && wish.size.height != original.size.height)
  }

  /// How far the content moves so that what is visible stays where it is.
  func adjustment(
    _ wish: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> CGPoint {
    guard let view = collectionView, !original.isInScroller, view.isDragging || view.isDecelerating,
      isVertical
    else { return .zero }
    let top = view.contentOffset.y + view.adjustedContentInset.top
    guard original.frame.minY < top, solvedItem(wish.indexPath)?.isOpenHeight == true else {
      return .zero
    }
    return CGPoint(x: 0, y: wish.size.height - original.size.height)
  }

  func solvedItem(_ path: IndexPath) -> GroupBlock.Item? {
    guard path.count == 2, state.sections.indices.contains(path.section),
      state.sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return state.sections[path.section].items[path.item]
  }

  func solvedView(_ kind: String, _ path: IndexPath) -> SolvedSection.View? {
    guard path.count == 2 else { return state.ends.first { $0.kind == kind } }
    guard state.sections.indices.contains(path.section) else { return nil }
    return state.sections[path.section].views.first { $0.kind == kind && $0.index == path.item }
  }
}
