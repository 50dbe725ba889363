public import CoreGraphics
public import Foundation

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms have the same entries.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// A translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// A scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A rotation about an axis through the origin; the identity if the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let c = cos(angle)
  let s = sin(angle)
  let u = 1 - c
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m13) = (c + x * x * u, x * y * u + z * s, x * z * u - y * s)
  (result.m21, result.m22, result.m23) = (x * y * u - z * s, c + y * y * u, y * z * u + x * s)
  (result.m31, result.m32, result.m33) = (x * z * u + y * s, y * z * u - x * s, c + z * z * u)
  return result
}

/// The transform that translates first and then does what the given one does.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The transform that scales first and then does what the given one does.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The transform that rotates first and then does what the given one does.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that does what `a` does and then what `b` does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let left = a.rows
  let right = b.rows
  var result = CATransform3D()
  result.rows = left.map { row in
    var sum = right[0] * row[0]
    sum += right[1] * row[1]
    sum += right[2] * row[2]
    sum += right[3] * row[3]
    return sum
  }
  return result
}

/// The transform that undoes the given one; a singular one is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss and Jordan with the largest pivot.
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    var pivot = column
    for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
    let value = left[pivot][column]
    guard value != 0, value.isFinite else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    left[column] /= value
    right[column] /= value
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] -= left[column] * factor
      right[row] -= right[column] * factor
    }
  }
  var result = CATransform3D()
  result.rows = right
  return result
}

/// The transform in space that does what an affine one does in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

/// Whether a transform is affine in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// The affine part of a transform in space; undefined unless it is affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.affinePart
}

extension CATransform3D {
  typealias Row = SIMD4<Double>

  var rows: [Row] {
    get {
      [
        Row(Double(m11), Double(m12), Double(m13), Double(m14)),
        Row(Double(m21), Double(m22), Double(m23), Double(m24)),
        Row(Double(m31), Double(m32), Double(m33), Double(m34)),
        Row(Double(m41), Double(m42), Double(m43), Double(m44)),
      ]
    }
    set {
      let (a, b, c, d) = (newValue[0], newValue[1], newValue[2], newValue[3])
      (m11, m12, m13, m14) = (CGFloat(a.x), CGFloat(a.y), CGFloat(a.z), CGFloat(a.w))
      (m21, m22, m23, m24) = (CGFloat(b.x), CGFloat(b.y), CGFloat(b.z), CGFloat(b.w))
      (m31, m32, m33, m34) = (CGFloat(c.x), CGFloat(c.y), CGFloat(c.z), CGFloat(c.w))
      (m41, m42, m43, m44) = (CGFloat(d.x), CGFloat(d.y), CGFloat(d.z), CGFloat(d.w))
    }
  }
}
