import CoreGraphics
public import Foundation

/// A four by four matrix; a point is multiplied as a row vector from the left.
///
/// Status: complete · A
public struct CATransform3D: Equatable, Hashable, Sendable {
  /// Row 1.
  public var m11, m12, m13, m14: CGFloat
  /// Row 2.
  public var m21, m22, m23, m24: CGFloat
  /// Row 3; `m34` gives perspective.
  public var m31, m32, m33, m34: CGFloat
  /// Row 4, the translation.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a matrix from its sixteen entries.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a matrix of zeros.
  public init() {
    self.init(
      m11: 0,
      m12: 0,
      m13: 0,
      m14: 0,
      m21: 0,
      m22: 0,
      m23: 0,
      m24: 0,
      m31: 0,
      m32: 0,
      m33: 0,
      m34: 0,
      m41: 0,
      m42: 0,
      m43: 0,
      m44: 0
    )
  }

  init(_ t: CGAffineTransform) {
    self.init(
      m11: t.a,
      m12: t.b,
      m13: 0,
      m14: 0,
      m21: t.c,
      m22: t.d,
      m23: 0,
      m24: 0,
      m31: 0,
      m32: 0,
      m33: 1,
      m34: 0,
      m41: t.tx,
      m42: t.ty,
      m43: 0,
      m44: 1
    )
  }

  var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  var affinePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Where a point of the plane z = 0 lands after the perspective division.
  func project(_ point: CGPoint) -> CGPoint {
    let x = point.x * m11 + point.y * m21 + m41
    let y = point.x * m12 + point.y * m22 + m42
    let w = point.x * m14 + point.y * m24 + m44
    return w == 0 || w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// The point of the plane z = 0 that ``project(_:)`` sends to the given one.
  func unproject(_ point: CGPoint) -> CGPoint {
    if isAffine { return point.applying(affinePart.inverted()) }
    // Solves the two linear equations that remain after dividing by w.
    let a = m11 - point.x * m14
    let b = m21 - point.x * m24
    let c = m12 - point.y * m14
    let d = m22 - point.y * m24
    let e = point.x * m44 - m41
    let f = point.y * m44 - m42
    let determinant = a * d - b * c
    guard determinant != 0 else { return point }
    return CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1,
  m12: 0,
  m13: 0,
  m14: 0,
  m21: 0,
  m22: 1,
  m23: 0,
  m24: 0,
  m31: 0,
  m32: 0,
  m33: 1,
  m34: 0,
  m41: 0,
  m42: 0,
  m43: 0,
  m44: 1
)
