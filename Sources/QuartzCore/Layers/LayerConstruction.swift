import Foundation

/// Makes copies of layers by the `init(layer:)` of their own class.
///
/// Objective-C finds the initializer by its name; Swift wants it `required`. The call goes through a
/// subclass whose initializer is `required` and has its superclass's place in the table of methods,
/// so that the class in hand makes the object. A class that has no `init(layer:)` stops the process
/// with Swift's words about an unimplemented initializer, as on iOS.
enum LayerConstruction {
  static func copy(_ layer: CALayer) -> CALayer {
    let type = Swift.type(of: layer)
    if type == CALayer.self { return CALayer(layer: layer) }
    let known = unsafeBitCast(type, to: ConstructibleLayer.Type.self)
    return known.init(layer: layer)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
package class ConstructibleLayer: CALayer {
  /// Copies a layer.
  package required override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Reads a layer from an archive.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
