import Foundation

extension CALayer {
  /// A place among the sublayers.
  enum Place {
    case front
    case index(Int)
    case below(CALayer?)
    case above(CALayer?)
  }

  func insert(_ layer: CALayer, at place: Place) {
    guard layer !== self else { return }
    if let old = layer.parent {
      old.removeFromList(layer)
    }
    let last = children.count
    switch place {
    case .front:
      children.append(layer)
    case .index(let index) where index >= last:
      children.append(layer)
    case .index(let index):
      children.insert(layer, at: min(max(index, 0), last))
    case .below(let sibling):
      let index = children.firstIndex { $0 === sibling } ?? 0
      children.insert(layer, at: index)
    case .above(let sibling):
      let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? last
      children.insert(layer, at: index)
    }
    layer.parent = self
    childrenDidChange()
    layer.reportPendingWork()
  }

  func remove(child: CALayer) {
    guard child.parent === self else { return }
    removeFromList(child)
    child.parent = nil
    childrenDidChange()
  }

  private func removeFromList(_ child: CALayer) {
    if children.last === child {
      children.removeLast()
    } else if let index = children.firstIndex(where: { $0 === child }) {
      children.remove(at: index)
    }
  }

  func replaceChildren(_ list: [CALayer]) {
    for child in children where !list.contains(where: { $0 === child }) { child.parent = nil }
    children.removeAll()
    for layer in list {
      if let old = layer.parent, old !== self { old.removeFromList(layer) }
      layer.parent = self
      children.append(layer)
      layer.reportPendingWork()
    }
    childrenDidChange()
  }

  func setMask(_ mask: CALayer?) {
    extras.mask?.flags.remove(.isMask)
    mask?.removeFromSuperlayer()
    mask?.flags.insert(.isMask)
    extras.mask = mask
  }

  /// A layer that hosts no view lays its sublayers out when they change.
  private func childrenDidChange() {
    if owner == nil { markNeedsLayout() }
  }
}
