import CoreGraphics
import Foundation

/// The attributes of elements, from the places in their sections.
extension UICollectionViewCompositionalLayout {
  private func shift(_ solved: SolvedSection) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: solved.start) : CGPoint(x: solved.start, y: 0)
  }

  private var isBackwards: Bool {
    isVertical && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A rectangle of a section in the coordinates of the content.
  private func placed(_ frame: CGRect, in solved: SolvedSection, isInside: Bool = false) -> CGRect {
    let way = shift(solved)
    var frame = frame.offsetBy(dx: way.x, dy: way.y)
    if isBackwards {
      let width =
        isInside ? solved.scrolling?.contentSize.width ?? state.size.width : state.size.width
      frame.origin.x = width - frame.maxX
    }
    return frame
  }

  private func make(
    _ attributes: UICollectionViewLayoutAttributes,
    _ frame: CGRect,
    _ zIndex: Int,
    isInside: Bool
  ) -> UICollectionViewLayoutAttributes {
    attributes.frame = frame
    attributes.zIndex = zIndex
    attributes.isInScroller = isInside
    return attributes
  }

  private var attributesType: UICollectionViewLayoutAttributes.Type {
    Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }

  private func fresh(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let made = attributesType.init()
    made.indexPath = path
    made.representedElementCategory = category
    made.representedElementKind = kind
    return made
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let item = solvedItem(path) else { return nil }
    let solved = state.sections[path.section]
    let isInside = solved.scrolling != nil
    return make(
      fresh(.cell, nil, path),
      placed(item.frame, in: solved, isInside: isInside),
      item.zIndex,
      isInside: isInside
    )
  }

  func view(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let view = solvedView(kind, path) else { return nil }
    let made = fresh(.supplementaryView, kind, path)
    guard path.count == 2 else {
      let whole = CGRect(origin: .zero, size: state.size)
      return make(made, pin(view, view.frame, inside: whole), view.zIndex, isInside: false)
    }
    let solved = state.sections[path.section]
    let frame = placed(view.frame, in: solved, isInside: view.isInside)
    let own =
      isVertical
      ? CGRect(x: 0, y: solved.start, width: state.size.width, height: solved.length)
      : CGRect(x: solved.start, y: 0, width: solved.length, height: state.size.height)
    return make(made, pin(view, frame, inside: own), view.zIndex, isInside: view.isInside)
  }

  func decoration(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, state.sections.indices.contains(path.section) else { return nil }
    let solved = state.sections[path.section]
    guard let found = solved.decorations.first(where: { $0.kind == kind }) else { return nil }
    return make(
      fresh(.decorationView, kind, path),
      placed(found.frame, in: solved),
      found.zIndex,
      isInside: false
    )
  }

  // MARK: - Pinning

  /// The views that stay visible.
  var pinned: [(kind: String, path: IndexPath)] {
    var found: [(String, IndexPath)] = []
    for view in state.ends where view.isPinned { found.append((view.kind, IndexPath(index: 0))) }
    for (index, solved) in state.sections.enumerated() {
      for view in solved.views where view.isPinned {
        found.append((view.kind, IndexPath(item: view.index, section: index)))
      }
    }
    return found
  }

  /// Keeps a view inside of what is visible, as far as its section reaches.
  private func pin(_ view: SolvedSection.View, _ frame: CGRect, inside whole: CGRect) -> CGRect {
    guard view.isPinned, let collection = collectionView else { return frame }
    let visible = collection.bounds.inset(by: collection.adjustedContentInset)
    var frame = frame
    if isVertical {
      frame.origin.y =
        view.pinsAtEnd
        ? max(min(frame.minY, visible.maxY - frame.height), whole.minY)
        : min(max(frame.minY, visible.minY), max(frame.minY, whole.maxY - frame.height))
    } else {
      frame.origin.x =
        view.pinsAtEnd
        ? max(min(frame.minX, visible.maxX - frame.width), whole.minX)
        : min(max(frame.minX, visible.minX), max(frame.minX, whole.maxX - frame.width))
    }
    return frame
  }

  // MARK: - Many

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for end in state.ends {
      if let made = view(ofKind: end.kind, at: IndexPath(index: 0)),
        end.isPinned || made.frame.overlaps(rect)
      {
        found.append(made)
      }
    }
    for (index, solved) in state.sections.enumerated() {
      let way = shift(solved)
      let reach = solved.reach.offsetBy(dx: way.x, dy: way.y)
      let touches =
        isVertical
        ? reach.minY < rect.maxY && reach.maxY > rect.minY
        : reach.minX < rect.maxX && reach.maxX > rect.minX
      guard touches || reach.overlaps(rect) else { continue }
      addDecorations(of: solved, index, rect, to: &found)
      addViews(of: solved, index, rect, to: &found)
      addItems(of: solved, index, rect, to: &found)
    }
    return found
  }

  private func addDecorations(
    of solved: SolvedSection,
    _ index: Int,
    _ rect: CGRect,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    for part in solved.decorations {
      let path = IndexPath(item: 0, section: index)
      if let made = decoration(ofKind: part.kind, at: path), made.frame.overlaps(rect) {
        found.append(made)
      }
    }
  }

  private func addViews(
    of solved: SolvedSection,
    _ index: Int,
    _ rect: CGRect,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    let inside = solved.scrolling == nil ? rect : window(of: solved, index)
    for part in solved.views {
      let near = part.isInside ? inside : rect
      let plain = placed(part.frame, in: solved, isInside: part.isInside)
      guard part.isPinned || plain.overlaps(near) else { continue }
      let path = IndexPath(item: part.index, section: index)
      if let made = view(ofKind: part.kind, at: path) { found.append(made) }
    }
  }

  private func addItems(
    of solved: SolvedSection,
    _ index: Int,
    _ rect: CGRect,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    let isInside = solved.scrolling != nil
    let near = isInside ? window(of: solved, index) : rect
    for group in solved.groups
    where placed(group.frame, in: solved, isInside: isInside).overlaps(near) {
      for item in group.items {
        guard
          placed(solved.items[item].frame, in: solved, isInside: isInside).overlaps(near),
          let made = self.item(at: IndexPath(item: item, section: index))
        else { continue }
        found.append(made)
      }
    }
  }

  /// What a section that scrolls by itself may show soon, without its offset.
  private func window(of solved: SolvedSection, _ index: Int) -> CGRect {
    guard let part = scrolling(index) else { return .zero }
    let offset = collectionView?.items.scrollers[index]?.contentOffset ?? part.restingOffset
    return part.frame.offsetBy(dx: offset.x, dy: offset.y)
      .insetBy(dx: -part.frame.width, dy: -part.frame.height)
  }

  /// The part of a section that scrolls by itself.
  func scrolling(_ section: Int) -> OwnScrolling? {
    guard state.sections.indices.contains(section),
      var part = state.sections[section].scrolling
    else { return nil }
    let way = shift(state.sections[section])
    part.frame = part.frame.offsetBy(dx: way.x, dy: way.y)
    return part
  }

  // MARK: - Handlers

  /// Lets the handlers of sections change what is about to be shown.
  func adapted(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let collection = collectionView,
      state.sections.contains(where: { $0.section?.visibleItemsInvalidationHandler != nil })
    else { return attributes }
    var result: [UICollectionViewLayoutAttributes] = []
    var grouped: [Int: [VisibleItem]] = [:]
    for entry in attributes {
      let index = entry.indexPath.count == 2 ? entry.indexPath.section : -1
      guard state.sections.indices.contains(index),
        state.sections[index].section?.visibleItemsInvalidationHandler != nil,
        let copy = entry.copy() as? UICollectionViewLayoutAttributes
      else {
        result.append(entry)
        continue
      }
      grouped[index, default: []].append(VisibleItem(copy))
      result.append(copy)
    }
    let environment = LayoutEnvironment(state.room, collection.traitCollection)
    for index in grouped.keys.sorted() {
      let offset =
        collection.items.scrollers[index]?.contentOffset
        ?? scrolling(index)?.restingOffset ?? collection.contentOffset
      state.sections[index].section?.visibleItemsInvalidationHandler?(
        grouped[index] ?? [],
        offset,
        environment
      )
    }
    return result
  }
}
