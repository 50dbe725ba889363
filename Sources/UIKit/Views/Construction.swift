public import Foundation
import QuartzCore

/// Makes objects of classes that apps hand over as values.
///
/// UIKit is given classes (`layerClass`, `register(_:forCellReuseIdentifier:)`,
/// a navigation bar's class) and calls an initializer that Objective-C finds by
/// name. Swift allows that for `required` initializers only, but apps write
/// `override init(frame:)`, and asking them for `required` would break every
/// source. So the call goes through a subclass whose initializer is `required` and
/// overrides that of the real class, hence has the same place in the table of
/// methods (`PortingConstruction`). Cells go through a mirror instead, as the compiler
/// cannot link a subclass of theirs inside this module: a class with the same
/// superclass and the same number of stored properties whose *first* member is that
/// initializer. A test makes objects through each.
@MainActor
enum Construction {
  /// Makes an object of a class by `init()`.
  static func object(_ type: NSObject.Type) -> NSObject {
    let mirror = unsafeBitCast(type, to: ObjectMirror.Type.self)
    return mirror.init()
  }

  /// Makes a layer of a class.
  static func layer(ofClass wanted: AnyClass) -> CALayer {
    guard wanted != CALayer.self, let type = wanted as? CALayer.Type else { return CALayer() }
    let mirror = unsafeBitCast(type, to: ObjectMirror.Type.self)
    return unsafeBitCast(mirror.init(), to: CALayer.self)
  }

  /// Makes a view of a class by `init(frame:)`.
  static func view<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
    PortingConstruction.make(type, frame: frame)
  }
}

/// The mirror of `NSObject`, not for use, public so that calls stay virtual.
@_spi(Porting)
open class ObjectMirror: NSObject {
  /// The mirrored initializer.
  public required override init() { super.init() }
}
