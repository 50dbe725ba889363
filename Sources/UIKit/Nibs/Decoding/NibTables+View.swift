import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibCoder {
  /// The frame that the document gives to a view.
  var frame: CGRect { element.child(key: "frame").map(NibValue.rect) ?? .zero }
}

extension UIView {
  /// Takes attributes and subviews from a nib; the initializer's last step.
  func decode(_ nib: NibCoder) {
    nib.begin(self)
    NibTables.view.apply(to: self, nib)
  }
}

extension NibTables {
  /// What every view has.
  static let view: NibTable<UIView> = {
    var table = NibTable<UIView>()
    table.ignore("id", "key", "frame", "customClass", "customModule", "customModuleProvider")
    table.ignore("userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame")
    table.choice("contentMode", contentModes) { $0.contentMode = $1 }
    table.value("autoresizingMask") { view, element, _ in
      view.autoresizingMask = NibValue.autoresizingMask(element)
    }
    table.flag("translatesAutoresizingMaskIntoConstraints") {
      $0.translatesAutoresizingMaskIntoConstraints = $1
    }
    table.flag("opaque", default: true) { $0.isOpaque = $1 }
    table.flag("hidden") { $0.isHidden = $1 }
    table.number("alpha") { $0.alpha = $1 }
    table.integer("tag") { $0.tag = $1 }
    table.flag("clipsSubviews", default: false) { $0.clipsToBounds = $1 }
    table.flag("userInteractionEnabled", default: true) { $0.isUserInteractionEnabled = $1 }
    table.flag("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 }
    table.flag("clearsContextBeforeDrawing") { $0.clearsContextBeforeDrawing = $1 }
    table.color("backgroundColor") { $0.backgroundColor = $1 }
    table.color("tintColor") { $0.tintColor = $1 }
    table.child("subviews") { view, list, coder in
      for element in list.children {
        if let subview = coder.session.make(element, as: UIView.self) { view.addSubview(subview) }
      }
    }
    return table
  }()

  private static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
