import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Transforms in space")
struct Transform3DTests {
  private func difference(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
    let left = [
      a.m11, a.m12, a.m13, a.m14, a.m21, a.m22, a.m23, a.m24, a.m31, a.m32, a.m33, a.m34, a.m41,
      a.m42, a.m43, a.m44,
    ]
    let right = [
      b.m11, b.m12, b.m13, b.m14, b.m21, b.m22, b.m23, b.m24, b.m31, b.m32, b.m33, b.m34, b.m41,
      b.m42, b.m43, b.m44,
    ]
    return zip(left, right).map { abs($0 - $1) }.max() ?? 0
  }

  @Test func invert_ofGeneralMatrix_givesTheIdentity() {
    var matrix = CATransform3DMakeRotation(0.4, 1, 2, 3)
    matrix = CATransform3DTranslate(matrix, 5, 6, 7)
    matrix = CATransform3DScale(matrix, 2, 3, 4)
    matrix.m34 = -0.002
    let product = CATransform3DConcat(matrix, CATransform3DInvert(matrix))
    #expect(difference(product, CATransform3DIdentity) < 1e-12)
  }

  @Test func rotationAboutZ_isThatOfThePlane() {
    let space = CATransform3DMakeRotation(0.7, 0, 0, 1)
    #expect(CATransform3DIsAffine(space))
    let plane = CGAffineTransform(rotationAngle: 0.7)
    #expect(difference(space, CATransform3DMakeAffineTransform(plane)) < 1e-12)
  }

  @Test func translate_afterRotation_movesAlongTheTurnedAxes() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let moved = CATransform3DTranslate(turned, 10, 0, 0)
    #expect(abs(moved.m41) < 1e-12)
    #expect(abs(moved.m42 - 10) < 1e-12)
  }

  @Test func rotation_aboutNoAxis_isTheIdentity() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func rotation_tiltedMatrix_isNotAffine() {
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.5, 0, 1, 0)))
  }
}
