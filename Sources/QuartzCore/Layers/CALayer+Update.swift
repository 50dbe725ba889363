import Clockwork
import CoreGraphics
import Foundation

extension CALayer {
  func boundsDidChange(isResized: Bool) {
    if isResized || owner == nil { setNeedsLayout() }
    if isResized, flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
  }

  // MARK: - Marking

  func markNeedsLayout() {
    guard !flags.contains(.needsLayout), rare?.model == nil else { return }
    flags.insert(.needsLayout)
    propagate(.subtreeNeedsLayout)
  }

  func markNeedsDisplay() {
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
    MainActor.assumeIsolated { MainLoop.current.setNeedsCommit("layout") }
  }

  // MARK: - Updating

  /// Whether the tree waits for layout.
  package var isLayoutPending: Bool { !flags.isDisjoint(with: .anyLayout) }

  /// Whether the tree waits for display.
  package var isDisplayPending: Bool { !flags.isDisjoint(with: .anyDisplay) }

  func layoutFromTopmost() {
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

  /// Marks the root of a tree that the screen shows; a window does this.
  package var isRenderRoot: Bool {
    get { flags.contains(.isRendered) }
    set { flags.set(.isRendered, newValue) }
  }
}
