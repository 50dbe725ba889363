import CoreGraphics
import Foundation

extension NSCoder {
  /// Archives a value that an animation or a layer has.
  func encodeLayerValue(_ value: Any?, forKey key: String) {
    if let matrix = value as? CATransform3D {
      encode(Archived.tagged("transform", matrix.numbers), forKey: key)
    } else if let list = value as? [CATransform3D] {
      encode(Archived.tagged("transforms", list.flatMap(\.numbers)), forKey: key)
    } else {
      encodePlain(value, forKey: key)
    }
  }

  /// The value that was archived for a layer or an animation.
  func decodeLayerValue(forKey key: String) -> Any? {
    let object = decodeObjectIfAny(of: Archived.classes, forKey: key)
    let numbers = Archived.numbers(in: object)
    switch Archived.kind(of: object) {
    case "transform": return CATransform3D(numbers: numbers[...])
    case "transforms":
      return stride(from: 0, to: numbers.count, by: 16).compactMap {
        CATransform3D(numbers: numbers[$0..<min($0 + 16, numbers.count)])
      }
    default: return Archived.unbox(object)
    }
  }
}

extension CATransform3D {
  fileprivate var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  fileprivate init?(numbers: ArraySlice<CGFloat>) {
    guard numbers.count == 16 else { return nil }
    let n = Array(numbers)
    self.init(
      m11: n[0],
      m12: n[1],
      m13: n[2],
      m14: n[3],
      m21: n[4],
      m22: n[5],
      m23: n[6],
      m24: n[7],
      m31: n[8],
      m32: n[9],
      m33: n[10],
      m34: n[11],
      m41: n[12],
      m42: n[13],
      m43: n[14],
      m44: n[15]
    )
  }
}
