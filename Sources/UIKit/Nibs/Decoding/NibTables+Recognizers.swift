import CoreGraphics
import Foundation
import InterfaceBuilder

extension UIGestureRecognizer {
  /// Takes what a document says about the recognizer; the initializer's last step.
  func decode(_ nib: NibCoder) {
    nib.begin(self)
    NibTables.recognizer.apply(to: self, nib)
    switch self {
    case let tap as UITapGestureRecognizer: NibTables.tap.apply(to: tap, nib)
    case let press as UILongPressGestureRecognizer: NibTables.longPress.apply(to: press, nib)
    case let swipe as UISwipeGestureRecognizer: NibTables.swipe.apply(to: swipe, nib)
    case let pan as UIPanGestureRecognizer:
      NibTables.pan.apply(to: pan, nib)
      if let edge = self as? UIScreenEdgePanGestureRecognizer {
        NibTables.screenEdgePan.apply(to: edge, nib)
      }
    case let pinch as UIPinchGestureRecognizer: NibTables.pinch.apply(to: pinch, nib)
    case let rotation as UIRotationGestureRecognizer: NibTables.rotation.apply(to: rotation, nib)
    default: break
    }
  }
}

extension NibTables {
  /// What every recognizer has.
  static let recognizer: NibTable<UIGestureRecognizer> = {
    var table = NibTable<UIGestureRecognizer>()
    table.ignore("id", "key", "userLabel", "customClass", "customModule", "customModuleProvider")
    table.ignore("connections", "userDefinedRuntimeAttributes", "userComments", "sceneMemberID")
    table.flag("enabled") { $0.isEnabled = $1 }
    table.flag("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 }
    table.flag("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 }
    table.flag("delaysTouchesEnded") { $0.delaysTouchesEnded = $1 }
    table.flag("requiresExclusiveTouchType") { $0.requiresExclusiveTouchType = $1 }
    table.text("name") { $0.name = $1 }
    table.value("allowedTouchTypes") { $0.allowedTouchTypes = numbers($1, $2) }
    table.value("allowedPressTypes") { $0.allowedPressTypes = numbers($1, $2) }
    return table
  }()

  /// The numbers of an array.
  private static func numbers(_ list: InterfaceElement, _ coder: NibCoder) -> [NSNumber] {
    list.children.compactMap { $0["value"].flatMap(NibValue.integer) }.map { NSNumber(value: $0) }
  }

  /// Taps.
  static let tap: NibTable<UITapGestureRecognizer> = {
    var table = NibTable<UITapGestureRecognizer>()
    table.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = $1 }
    table.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 }
    return table
  }()

  /// Long presses.
  static let longPress: NibTable<UILongPressGestureRecognizer> = {
    var table = NibTable<UILongPressGestureRecognizer>()
    table.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = $1 }
    table.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 }
    table.number("minimumPressDuration") { $0.minimumPressDuration = TimeInterval($1) }
    table.number("allowableMovement") { $0.allowableMovement = $1 }
    return table
  }()

  /// Swipes.
  static let swipe: NibTable<UISwipeGestureRecognizer> = {
    var table = NibTable<UISwipeGestureRecognizer>()
    table.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 }
    table.value("direction") { swipe, element, _ in
      let direction = NibValue.options(element, swipeDirections)
      if !direction.isEmpty { swipe.direction = direction }
    }
    table.choice("direction", swipeDirections) { $0.direction = $1 }
    return table
  }()

  private static let swipeDirections: KeyValuePairs<String, UISwipeGestureRecognizer.Direction> = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]

  /// Pans.
  static let pan: NibTable<UIPanGestureRecognizer> = {
    var table = NibTable<UIPanGestureRecognizer>()
    table.integer("minimumNumberOfTouches") { $0.minimumNumberOfTouches = $1 }
    table.integer("maximumNumberOfTouches") { $0.maximumNumberOfTouches = $1 }
    table.choice(
      "allowedScrollTypesMask",
      ["none": UIScrollTypeMask(), "discrete": .discrete, "continuous": .continuous, "all": .all]
    ) { $0.allowedScrollTypesMask = $1 }
    return table
  }()

  /// Pans that start at an edge of the screen.
  static let screenEdgePan: NibTable<UIScreenEdgePanGestureRecognizer> = {
    var table = NibTable<UIScreenEdgePanGestureRecognizer>()
    table.value("edges") { pan, element, _ in
      pan.edges = NibValue.options(element, NibWords.edges)
    }
    return table
  }()

  /// Pinches.
  static let pinch: NibTable<UIPinchGestureRecognizer> = {
    var table = NibTable<UIPinchGestureRecognizer>()
    table.number("scale") { $0.scale = $1 }
    return table
  }()

  /// Rotations.
  static let rotation: NibTable<UIRotationGestureRecognizer> = {
    var table = NibTable<UIRotationGestureRecognizer>()
    table.number("rotation") { $0.rotation = $1 }
    return table
  }()
}
