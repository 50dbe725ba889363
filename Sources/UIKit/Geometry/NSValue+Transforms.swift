public import CoreGraphics
public import Foundation
public import QuartzCore

/// Transforms in boxes, as animations and key-value coding carry them.
///
/// - Differs: `objCType` is that of an array of numbers; Foundation on Linux boxes no structures.
extension NSValue {
  /// Creates a box with a transform in three dimensions.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform, "[16d]")
  }

  /// Creates a box with a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: transform, "[6d]")
  }

  /// Creates a box with a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: vector, "[2d]")
  }

  /// Creates a box with insets by reading direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: insets, "[4d]")
  }

  /// The transform in three dimensions in the box.
  public var caTransform3DValue: CATransform3D { opened(CATransform3DIdentity) }

  /// The transform in the box.
  public var cgAffineTransformValue: CGAffineTransform { opened(.identity) }

  /// The vector in the box.
  public var cgVectorValue: CGVector { opened(.zero) }

  /// The insets by reading direction in the box.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { opened(.zero) }

  /// Boxes a value that consists of numbers.
  private convenience init<Value>(numbers value: Value, _ encoding: String) {
    var numbers = [Double](repeating: 0, count: MemoryLayout<Value>.size / 8)
    withUnsafePointer(to: value) { source in
      numbers.withUnsafeMutableBytes {
        $0.copyMemory(from: UnsafeRawBufferPointer(start: source, count: $0.count))
      }
    }
    self.init(bytes: numbers, objCType: encoding)
  }

  private func opened<Value>(_ empty: Value) -> Value {
    var numbers = [Double](repeating: 0, count: MemoryLayout<Value>.size / 8)
    getValue(&numbers)
    return numbers.withUnsafeBytes { $0.load(as: Value.self) }
  }
}
