public import Foundation
import QuartzCore

/// Makes objects of classes that apps hand over as values.
///
/// UIKit is given classes (`layerClass`, `register(_:forCellReuseIdentifier:)`,
/// a navigation bar's class) and calls an initializer that Objective-C finds by
/// name. Swift allows that for `required` initializers only, but apps write
/// `override init(frame:)`, and asking them for `required` would break every
/// source. So the call goes through a mirror: a class with the same superclass and
/// the same number of stored properties whose *first* member is that initializer,
/// hence with the same place in the table of methods. The initializer must be the
/// first member of the real class; a test makes objects through every mirror.
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
    let mirror = unsafeBitCast(type, to: ViewMirror.Type.self)
    return unsafeBitCast(mirror.init(frame: frame), to: View.self)
  }
}

/// The mirror of `NSObject`, not for use, public so that calls stay virtual.
@_spi(Porting)
open class ObjectMirror: NSObject {
  /// The mirrored initializer.
  public required override init() { super.init() }
}

/// The mirror of `UIView`; not for use.
@_spi(Porting)
@preconcurrency @MainActor
open class ViewMirror: UIResponder {
  /// The mirrored initializer.
  public required init(frame: CGRect) { super.init() }

  // As many stored properties as `UIView` has, 19: only their number matters.
  private var p1, p2, p3, p4, p5, p6, p7, p8: Int?
  private var p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19: Int?
}
