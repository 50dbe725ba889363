import CoreGraphics
import Foundation
import Testing

@Suite("Affine transforms")
struct AffineTransformTests {
  private func expectNear(
    _ left: CGAffineTransform,
    _ right: CGAffineTransform,
    _ place: SourceLocation = #_sourceLocation
  ) {
    let pairs = [
      (left.a, right.a), (left.b, right.b), (left.c, right.c), (left.d, right.d),
      (left.tx, right.tx), (left.ty, right.ty),
    ]
    for (a, b) in pairs { #expect(abs(a - b) < 1e-12, sourceLocation: place) }
  }

  @Test func identity_appliedToPoint_changesNothing() {
    let point = CGPoint(x: 3, y: -4)
    #expect(point.applying(.identity) == point)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test func translatedBy_afterScale_isScaled() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 63))
  }

  @Test func concatenating_twoMaps_doesTheFirstFirst() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let grow = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(grow)) == CGPoint(x: 22, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(grow.concatenating(move)) == CGPoint(x: 12, y: 2))
  }

  @Test func rotated_quarterTurn_sendsXToY() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-15)
    #expect(abs(point.y - 1) < 1e-15)
  }

  @Test func inverted_ofAnyMap_givesTheIdentity() {
    let map = CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6)
    expectNear(map.concatenating(map.inverted()), .identity)
    expectNear(map.inverted().concatenating(map), .identity)
  }

  @Test func inverted_ofSingularMap_isUnchanged() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test(arguments: [
    CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3),
    CGAffineTransform(a: 1, b: 0.5, c: -2, d: 3, tx: 7, ty: 8),
    CGAffineTransform(scaleX: -1, y: 1),
  ])
  func decomposed_madeAgain_isTheSame(map: CGAffineTransform) {
    expectNear(CGAffineTransform(map.decomposed()), map)
  }

  @Test func decomposed_rotationAndScale_givesAngleAndFactors() {
    let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 4).decomposed()
    #expect(abs(parts.rotation - 0.5) < 1e-12)
    #expect(abs(parts.scale.width - 2) < 1e-12)
    #expect(abs(parts.scale.height - 4) < 1e-12)
    #expect(abs(parts.horizontalShear) < 1e-12)
  }

  @Test func rectApplying_rotation_givesTheBoxAround() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 20) < 1e-12)
    #expect(abs(box.minY) < 1e-12)
    #expect(abs(box.width - 20) < 1e-12)
    #expect(abs(box.height - 10) < 1e-12)
  }

  @Test func rectApplying_mirror_staysPositive() {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(box == CGRect(x: -4, y: 2, width: 3, height: 4))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func codable_encodedAndDecoded_isEqual() throws {
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(map)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == map)
  }
}
