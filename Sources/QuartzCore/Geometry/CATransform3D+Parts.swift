import CoreGraphics
import Foundation

extension CATransform3D {
  var isNearIdentity: Bool {
    let identity = CATransform3DIdentity.rows
    for (row, wanted) in zip(rows, identity) {
      let difference = row - wanted
      if difference.max() > 1e-9 || difference.min() < -1e-9 { return false }
    }
    return true
  }

  /// The scale along the axes.
  var scale: (x: CGFloat, y: CGFloat, z: CGFloat) {
    let x = (m11 * m11 + m12 * m12 + m13 * m13).squareRoot()
    let y = (m21 * m21 + m22 * m22 + m23 * m23).squareRoot()
    let z = (m31 * m31 + m32 * m32 + m33 * m33).squareRoot()
    return (m11 * m22 - m12 * m21 < 0 ? -x : x, y, z)
  }

  /// The angle about the z axis.
  var rotationZ: CGFloat {
    let isMirrored = m11 * m22 - m12 * m21 < 0
    return isMirrored ? atan2(-m12, -m11) : atan2(m12, m11)
  }

  /// The value of a part such as `scale.x`, as key paths name it.
  func part(_ path: [String]) -> LayerValue? {
    let axis = path.count > 1 ? path[1] : ""
    switch (path[0], axis) {
    case ("scale", "x"): return .number(Double(scale.x))
    case ("scale", "y"): return .number(Double(scale.y))
    case ("scale", "z"): return .number(Double(scale.z))
    case ("scale", _): return .number(Double((scale.x + scale.y + scale.z) / 3))
    case ("rotation", ""), ("rotation", "z"): return .number(Double(rotationZ))
    case ("rotation", "x"): return .number(Double(atan2(m23, m33)))
    case ("rotation", "y"): return .number(Double(atan2(-m13, m11)))
    case ("translation", "x"): return .number(Double(m41))
    case ("translation", "y"): return .number(Double(m42))
    case ("translation", "z"): return .number(Double(m43))
    case ("translation", _): return .size(CGSize(width: m41, height: m42))
    default: return nil
    }
  }

  /// The transform with such a part replaced.
  func replacing(_ path: [String], with new: LayerValue) -> CATransform3D? {
    let axis = path.count > 1 ? path[1] : ""
    var result = self
    if path[0] == "translation" {
      switch (axis, new) {
      case ("x", .number(let n)): result.m41 = CGFloat(n)
      case ("y", .number(let n)): result.m42 = CGFloat(n)
      case ("z", .number(let n)): result.m43 = CGFloat(n)
      case ("", .size(let size)): (result.m41, result.m42) = (size.width, size.height)
      default: return nil
      }
      return result
    }
    guard case .number(let number) = new else { return nil }
    let n = CGFloat(number)
    if path[0] == "scale" {
      let old = scale
      func row(_ wanted: CGFloat, _ present: CGFloat) -> CGFloat {
        present == 0 ? 0 : wanted / present
      }
      let all = axis.isEmpty
      if axis == "x" || all { result.scaleRow(1, row(n, old.x), n) }
      if axis == "y" || all { result.scaleRow(2, row(n, old.y), n) }
      if axis == "z" || all { result.scaleRow(3, row(n, old.z), n) }
      return result
    }
    guard path[0] == "rotation" else { return nil }
    return rotated(axis.isEmpty ? "z" : axis, to: n)
  }

  private mutating func scaleRow(_ index: Int, _ factor: CGFloat, _ wanted: CGFloat) {
    switch index {
    case 1:
      if factor == 0, m11 == 0, m12 == 0 { m11 = wanted }
      (m11, m12, m13) = factor == 0 ? (m11, m12, m13) : (m11 * factor, m12 * factor, m13 * factor)
      if wanted == 0 { (m11, m12, m13) = (0, 0, 0) }
    case 2:
      if factor == 0, m21 == 0, m22 == 0 { m22 = wanted }
      (m21, m22, m23) = factor == 0 ? (m21, m22, m23) : (m21 * factor, m22 * factor, m23 * factor)
      if wanted == 0 { (m21, m22, m23) = (0, 0, 0) }
    default:
      if factor == 0, m33 == 0 { m33 = wanted }
      (m31, m32, m33) = factor == 0 ? (m31, m32, m33) : (m31 * factor, m32 * factor, m33 * factor)
      if wanted == 0 { (m31, m32, m33) = (0, 0, 0) }
    }
  }

  private func rotated(_ axis: String, to angle: CGFloat) -> CATransform3D? {
    let size = scale
    let scaling = CATransform3DMakeScale(size.x, size.y, size.z)
    let (x, y, z): (CGFloat, CGFloat, CGFloat)
    switch axis {
    case "x": (x, y, z) = (1, 0, 0)
    case "y": (x, y, z) = (0, 1, 0)
    case "z": (x, y, z) = (0, 0, 1)
    default: return nil
    }
    let turned = CATransform3DMakeRotation(angle, x, y, z)
    var result = CATransform3DConcat(scaling, turned)
    (result.m41, result.m42, result.m43) = (m41, m42, m43)
    (result.m14, result.m24, result.m34) = (m14, m24, m34)
    return result
  }

  /// The transform at a fraction of the way to another one.
  ///
  /// Affine transforms go by scale, shear, angle and translation, so that a
  /// rotation stays one on the way.
  ///
  /// - Differs: other transforms go entry by entry.
  func interpolated(to end: CATransform3D, _ f: CGFloat) -> CATransform3D {
    if isAffine, end.isAffine {
      let (p, q) = (affinePart.decomposed(), end.affinePart.decomposed())
      func mid(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * f }
      let turn = remainder(q.rotation - p.rotation, 2 * .pi)
      var parts = p
      parts.scale = CGSize(
        width: mid(p.scale.width, q.scale.width),
        height: mid(p.scale.height, q.scale.height)
      )
      parts.horizontalShear = mid(p.horizontalShear, q.horizontalShear)
      parts.rotation = p.rotation + turn * f
      parts.translation = CGVector(
        dx: mid(p.translation.dx, q.translation.dx),
        dy: mid(p.translation.dy, q.translation.dy)
      )
      return CATransform3D(CGAffineTransform(parts))
    }
    var result = CATransform3D()
    result.rows = zip(rows, end.rows).map { a, b in a + (b - a) * Double(f) }
    return result
  }
}
