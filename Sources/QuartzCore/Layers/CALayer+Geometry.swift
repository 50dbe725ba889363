import CoreGraphics
public import Foundation

extension CALayer {
  var computedFrame: CGRect {
    let size = _bounds.size
    if !flags.contains(.isTransformed) {
      return CGRect(
        x: _position.x - _anchorPoint.x * size.width,
        y: _position.y - _anchorPoint.y * size.height,
        width: size.width,
        height: size.height
      )
    }
    let box = transformedBox
    return box.offsetBy(dx: _position.x, dy: _position.y)
  }

  /// The box around the transformed bounds when the anchor point is the origin.
  private var transformedBox: CGRect {
    let size = _bounds.size
    let local = CGRect(
      x: -_anchorPoint.x * size.width,
      y: -_anchorPoint.y * size.height,
      width: size.width,
      height: size.height
    )
    let matrix = settings.transform
    if matrix.isAffine { return local.applying(matrix.affinePart) }
    let corners = [
      CGPoint(x: local.minX, y: local.minY), CGPoint(x: local.maxX, y: local.minY),
      CGPoint(x: local.minX, y: local.maxY), CGPoint(x: local.maxX, y: local.maxY),
    ]
    return CGRect(around: corners.map { matrix.project($0) })
  }

  /// Sets bounds and position so that the layer fills a rectangle.
  ///
  /// The position is set first; it is what a frame that is not a number is refused for.
  func setFrame(_ frame: CGRect) {
    let rect = frame.size.width < 0 || frame.size.height < 0 ? frame.standardized : frame
    guard flags.contains(.isTransformed) else {
      let place = CGPoint(
        x: rect.origin.x + _anchorPoint.x * rect.size.width,
        y: rect.origin.y + _anchorPoint.y * rect.size.height
      )
      guard acceptsGeometry(place, "position") else { return }
      bounds = CGRect(origin: _bounds.origin, size: rect.size)
      position = place
      return
    }
    guard acceptsGeometry(CGPoint(x: rect.midX, y: rect.midY), "position") else { return }
    let inverse = settings.transform.affinePart.inverted()
    let size = CGRect(origin: .zero, size: rect.size).applying(inverse).size
    bounds = CGRect(origin: _bounds.origin, size: size)
    let box = transformedBox
    position = CGPoint(x: rect.minX - box.minX, y: rect.minY - box.minY)
  }

  // MARK: - Between layers

  /// A point of this layer in the coordinates of its superlayer.
  func toSuper(_ point: CGPoint) -> CGPoint {
    let origin = anchorInBounds
    var p = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    if flags.contains(.isTransformed) { p = settings.transform.project(p) }
    p = CGPoint(x: p.x + _position.x, y: p.y + _position.y)
    return parent.map { $0.applyingSublayerTransform(p) } ?? p
  }

  /// A point of the superlayer in the coordinates of this layer.
  func fromSuper(_ point: CGPoint) -> CGPoint {
    let flat = parent.map { $0.undoingSublayerTransform(point) } ?? point
    var p = CGPoint(x: flat.x - _position.x, y: flat.y - _position.y)
    if flags.contains(.isTransformed) { p = settings.transform.unproject(p) }
    let origin = anchorInBounds
    return CGPoint(x: p.x + origin.x, y: p.y + origin.y)
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: _bounds.origin.x + _anchorPoint.x * _bounds.size.width,
      y: _bounds.origin.y + _anchorPoint.y * _bounds.size.height
    )
  }

  private func applyingSublayerTransform(_ point: CGPoint) -> CGPoint {
    guard let rare, rare.sublayerTransform != CATransform3DIdentity else { return point }
    let origin = anchorInBounds
    let p = rare.sublayerTransform.project(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    return CGPoint(x: p.x + origin.x, y: p.y + origin.y)
  }

  private func undoingSublayerTransform(_ point: CGPoint) -> CGPoint {
    guard let rare, rare.sublayerTransform != CATransform3DIdentity else { return point }
    let origin = anchorInBounds
    let p = rare.sublayerTransform.unproject(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    return CGPoint(x: p.x + origin.x, y: p.y + origin.y)
  }

  private func toRoot(_ point: CGPoint) -> (point: CGPoint, root: CALayer) {
    var point = point
    var layer = self
    while true {
      point = layer.toSuper(point)
      guard let parent = layer.parent else { return (point, layer) }
      layer = parent
    }
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    let above = parent.map { $0.fromRoot(point) } ?? point
    return fromSuper(above)
  }

  /// Whether moving from this layer to the one above is a mere shift.
  private var isShift: Bool {
    !flags.contains(.isTransformed)
      && (parent?.rare.map { $0.sublayerTransform == CATransform3DIdentity } ?? true)
  }

  private static func move(_ point: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    if from === to { return point }
    if let from, from.parent === to, to != nil { return from.toSuper(point) }
    if let to, to.parent === from, from != nil { return to.fromSuper(point) }
    let shared = from.map { $0.toRoot(point).point } ?? point
    return to.map { $0.fromRoot(shared) } ?? shared
  }

  private static func move(_ rect: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
    if from === to || rect.isNull || rect.isInfinite { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    let onlyShifts =
      sequence(first: from, next: { $0?.parent }).allSatisfy { $0?.isShift ?? true }
      && sequence(first: to, next: { $0?.parent }).allSatisfy { $0?.isShift ?? true }
    if onlyShifts {
      return CGRect(origin: move(corners[0], from: from, to: to), size: rect.standardized.size)
    }
    return CGRect(around: corners.map { move($0, from: from, to: to) })
  }

  /// A point of another layer in the coordinates of this one; `nil` stands for the root.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    CALayer.move(p, from: l, to: self)
  }

  /// A point of this layer in the coordinates of another one; `nil` stands for the root.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    CALayer.move(p, from: self, to: l)
  }

  /// A rectangle of another layer in the coordinates of this one.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CALayer.move(r, from: l, to: self)
  }

  /// A rectangle of this layer in the coordinates of another one.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CALayer.move(r, from: self, to: l)
  }

  // MARK: - Hit testing

  func deepestLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, _opacity > 0 else { return nil }
    let local = fromSuper(point)
    let isInside = contains(local)
    if masksToBounds, !isInside { return nil }
    if let mask = rare?.mask, mask.hitTest(local) == nil { return nil }
    for child in drawingOrder.reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }

  /// The sublayers from back to front, depths taken into account.
  package var drawingOrder: [CALayer] {
    let list = sublayers ?? []
    guard list.contains(where: { $0.zPosition != 0 }) else { return list }
    let ordered = list.enumerated().sorted { left, right in
      let (a, b) = (left.element.zPosition, right.element.zPosition)
      return a == b ? left.offset < right.offset : a < b
    }
    return ordered.map(\.element)
  }
}
