import Clockwork
import CoreGraphics
import Foundation

extension CALayer {
  func boundsDidChange(from old: CGRect) {
    let isResized = old.size != _bounds.size
    if isResized, flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
    guard let owner else { return setNeedsLayout() }
    nonisolated(unsafe) let receiver = owner
    onMain { receiver.layerBoundsDidChange(from: old) }
  }

  /// Lets the owner hear of the next change of the layer's place or size.
  package func tellOwnerOfMove() { flags.insert(.tellsOfMoves) }

  func tellOfMove() {
    guard flags.contains(.tellsOfMoves), let owner else { return }
    flags.remove(.tellsOfMoves)
    nonisolated(unsafe) let receiver = owner
    onMain { receiver.layerDidMove() }
  }

  /// Gives a layer that is being made its place and its view.
  ///
  /// Nobody can have heard of the layer yet, so only a class of the app's own is
  /// told; marks are the view's business from now on.
  package func begin(at frame: CGRect, of owner: any LayerOwner) {
    let size = frame.size
    let middle = CGPoint(x: frame.origin.x + size.width / 2, y: frame.origin.y + size.height / 2)
    if type(of: self) == CALayer.self {
      self.owner = owner
      let place = CGRect(origin: .zero, size: size)
      guard acceptsGeometry(place, "bounds"), acceptsGeometry(middle, "position") else { return }
      _bounds = place
      _position = middle
    } else {
      bounds = CGRect(origin: .zero, size: size)
      position = middle
      flags.subtract(.anyLayout)
      self.owner = owner
    }
  }

  // MARK: - Marking

  /// Marks the layer, or its view: views keep their own marks.
  func markNeedsLayout() {
    if let owner {
      nonisolated(unsafe) let receiver = owner
      return onMain { receiver.layerNeedsLayout() }
    }
    guard !flags.contains(.needsLayout), rare?.model == nil else { return }
    flags.insert(.needsLayout)
    propagate(.subtreeNeedsLayout)
  }

  func markNeedsDisplay() {
    if let owner {
      nonisolated(unsafe) let receiver = owner
      return onMain { receiver.layerNeedsDisplay() }
    }
    guard !flags.contains(.needsDisplay), rare?.model == nil else { return }
    flags.insert(.needsDisplay)
    propagate(.subtreeNeedsDisplay)
  }

  /// Tells the layers above, after a move, of what this one waits for.
  func reportPendingWork() {
    if !flags.isDisjoint(with: .anyLayout) { propagate(.subtreeNeedsLayout) }
    if !flags.isDisjoint(with: .anyDisplay) { propagate(.subtreeNeedsDisplay) }
  }

  private func propagate(_ flag: LayerFlags) {
    var layer = self
    while let above = layer.parent {
      if above.flags.contains(flag) { return }
      above.flags.insert(flag)
      layer = above
    }
    // Only the way that reaches a root asks for a commit: a marked root did already.
    nonisolated(unsafe) let receiver = layer.owner
    onMain {
      receiver?.sublayerNeedsCommit()
      MainLoop.current.setNeedsCommit("layout")
    }
  }

  // MARK: - Updating

  /// Whether the tree waits for layout.
  package var isLayoutPending: Bool { !flags.isDisjoint(with: .anyLayout) }

  /// Whether the tree waits for display.
  package var isDisplayPending: Bool { !flags.isDisjoint(with: .anyDisplay) }

  func layoutFromTopmost() {
    if let owner {
      nonisolated(unsafe) let receiver = owner
      return onMain { receiver.layerLayoutIfNeeded() }
    }
    var top = self
    var layer = self
    while let above = layer.parent {
      if above.flags.contains(.needsLayout) { top = above }
      layer = above
    }
    top.layoutTree()
  }

  /// Lays out this layer and those below it that are in need of it, top down.
  ///
  /// Layers that are marked on the way are laid out too, if they lie below; a
  /// layer that marks itself again and again is left to the next commit.
  package func layoutTree() {
    for _ in 0..<64 {
      guard isLayoutPending else { return }
      if flags.contains(.needsLayout) {
        flags.remove(.needsLayout)
        layoutSublayers()
      }
      guard flags.contains(.subtreeNeedsLayout) else { continue }
      flags.remove(.subtreeNeedsLayout)
      for child in children where child.isLayoutPending { child.layoutTree() }
    }
  }

  /// Displays this layer and those below it whose content is out of date.
  package func displayTree() {
    guard isDisplayPending else { return }
    displayIfNeeded()
    guard flags.contains(.subtreeNeedsDisplay) else { return }
    flags.remove(.subtreeNeedsDisplay)
    for child in children where child.isDisplayPending { child.displayTree() }
  }
}
