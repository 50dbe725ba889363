import CoreGraphics
import Foundation

/// A section that scrolls by itself across the collection: where, how far, and where it rests.
struct OwnScrolling {
  /// The visible part in the coordinates of the collection's content.
  var frame = CGRect.zero
  /// The size of what scrolls.
  var contentSize = CGSize.zero
  var isHorizontal = true
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// Where groups begin, and how long they are, in the coordinates of what scrolls.
  var groups: [(start: CGFloat, length: CGFloat)] = []
  /// The space before the first group.
  var lead: CGFloat = 0
  var bounces = true
  var decelerationRate = UIScrollView.DecelerationRate.normal

  private var room: CGFloat { isHorizontal ? frame.width : frame.height }
  private var length: CGFloat { isHorizontal ? contentSize.width : contentSize.height }

  /// The offset that shows a group where the behaviour wants it.
  private func rest(_ group: (start: CGFloat, length: CGFloat)) -> CGFloat {
    switch behavior {
    case .groupPagingCentered: group.start + group.length / 2 - room / 2
    default: group.start - lead
    }
  }

  /// Where the content is before anybody scrolls.
  var restingOffset: CGPoint {
    guard behavior == .groupPagingCentered, let first = groups.first else { return .zero }
    return point(rest(first))
  }

  /// Space at both ends, so that the first and the last group can be in the middle.
  var insets: UIEdgeInsets {
    guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else {
      return .zero
    }
    let before = max(0, -rest(first))
    let after = max(0, rest(last) + room - length)
    return isHorizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
  }

  private func point(_ along: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }

  /// Where the content rests after a drag.
  ///
  /// - Parameters:
  ///   - proposed: Where it would rest by its speed.
  ///   - current: Where it is when the finger leaves.
  ///   - start: Where it was when the finger came.
  ///   - speed: The finger's, in points per millisecond.
  /// - Returns: The offset at which it rests.
  func target(for proposed: CGPoint, current: CGPoint, start: CGPoint, speed: CGPoint) -> CGPoint {
    let wish = isHorizontal ? proposed.x : proposed.y
    let now = isHorizontal ? current.x : current.y
    let first = isHorizontal ? start.x : start.y
    let pace = isHorizontal ? speed.x : speed.y
    let rests = groups.map { rest($0) }
    guard !rests.isEmpty else { return proposed }
    switch behavior {
    case .none, .continuous: return proposed
    case .continuousGroupLeadingBoundary: return point(limited(nearest(wish, rests)))
    case .paging:
      let pages = stride(from: 0, to: max(length, 1), by: max(room, 1)).map { $0 }
      return point(limited(next(now, from: first, pace, pages)))
    case .groupPaging, .groupPagingCentered:
      return point(limited(next(now, from: first, pace, rests)))
    }
  }

  private func limited(_ offset: CGFloat) -> CGFloat {
    let insets = insets
    let least = isHorizontal ? -insets.left : -insets.top
    let most = length - room + (isHorizontal ? insets.right : insets.bottom)
    return min(max(offset, least), max(least, most))
  }

  private func nearest(_ wish: CGFloat, _ rests: [CGFloat]) -> CGFloat {
    rests.min { abs($0 - wish) < abs($1 - wish) } ?? wish
  }

  /// The next resting place in the direction of a fling, one page at most from the start.
  private func next(
    _ now: CGFloat,
    from start: CGFloat,
    _ pace: CGFloat,
    _ rests: [CGFloat]
  ) -> CGFloat {
    let from = rests.indices.min { abs(rests[$0] - start) < abs(rests[$1] - start) } ?? 0
    var to = rests.indices.min { abs(rests[$0] - now) < abs(rests[$1] - now) } ?? from
    if pace > 0.1 { to = from + 1 }
    if pace < -0.1 { to = from - 1 }
    to = min(max(to, from - 1, 0), from + 1, rests.count - 1)
    return rests[max(0, to)]
  }
}

/// The scroll view of a section that scrolls by itself.
final class OwnScrollView: UIScrollView, UIScrollViewDelegate {
  var part = OwnScrolling()
  var section = 0
  var wasLeft = false
  private weak var collection: UICollectionView?
  private var dragStart = CGPoint.zero
  private var shownPage = 0
  private var isSettingUp = false

  init(collection: UICollectionView) {
    self.collection = collection
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    (self as UIScrollView).delegate = self
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over how the section scrolls.
  func take(_ new: OwnScrolling, isNew: Bool) {
    isSettingUp = true
    defer { isSettingUp = false }
    let rested = part.restingOffset
    let wasResting = contentOffset == rested
    part = new
    if frame != new.frame { frame = new.frame }
    if contentSize != new.contentSize { contentSize = new.contentSize }
    if contentInset != new.insets { contentInset = new.insets }
    bounces = new.bounces
    alwaysBounceHorizontal = new.isHorizontal && new.bounces
    alwaysBounceVertical = !new.isHorizontal && new.bounces
    decelerationRate = new.decelerationRate
    isPagingEnabled = false
    if isNew || (wasResting && rested != new.restingOffset) {
      contentOffset = new.restingOffset
    } else if !isDragging, !isDecelerating {
      let limited = clamped(contentOffset)
      if limited != contentOffset { contentOffset = limited }
    }
    shownPage = page
  }

  private var page: Int {
    let (along, room) =
      part.isHorizontal
      ? (contentOffset.x, part.frame.width) : (contentOffset.y, part.frame.height)
    return room > 0 ? Int((along / room).rounded(.down)) : 0
  }

  func retire() { removeFromSuperview() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isSettingUp, let collection else { return }
    if page != shownPage {
      shownPage = page
      collection.items.pages.forget()
    }
    collection.setNeedsLayout()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = contentOffset }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = part.target(
      for: targetContentOffset.pointee,
      current: contentOffset,
      start: dragStart,
      speed: velocity
    )
  }
}

extension UICollectionView {
  /// Makes and places the scroll views of sections that scroll by themselves.
  func bringScrollersUpToDate() {
    for section in items.counts.indices {
      guard let part = collectionViewLayout.ownScrolling(ofSection: section) else {
        items.scrollers.removeValue(forKey: section)?.retire()
        continue
      }
      guard part.frame.overlaps(bounds) || items.scrollers[section] != nil else { continue }
      let old = items.scrollers[section]
      let view = old ?? OwnScrollView(collection: self)
      view.section = section
      view.take(part, isNew: old == nil)
      items.scrollers[section] = view
      if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
    }
    for section in items.scrollers.keys where !items.counts.indices.contains(section) {
      items.scrollers.removeValue(forKey: section)?.retire()
    }
  }
}
