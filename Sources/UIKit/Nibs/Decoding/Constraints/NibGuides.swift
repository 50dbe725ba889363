import Foundation
import InterfaceBuilder

/// The guides that constraints of a document refer to.
@MainActor
enum NibGuides {
  /// The guide of a view that an element stands for.
  static func guide(
    _ element: InterfaceElement,
    of view: UIView,
    _ session: NibSession
  ) -> UILayoutGuide? {
    switch element.key {
    case "safeArea", "safeAreaLayoutGuide": return view.safeAreaLayoutGuide
    case "keyboard", "keyboardLayoutGuide": return view.keyboardLayoutGuide
    case "layoutMargins", "layoutMarginsGuide", "margins": return view.layoutMarginsGuide
    case "readableContent", "readableContentGuide": return view.readableContentGuide
    case "contentLayoutGuide":
      if let scroll = view as? UIScrollView { return scroll.contentLayoutGuide }
    case "frameLayoutGuide":
      if let scroll = view as? UIScrollView { return scroll.frameLayoutGuide }
    default: break
    }
    session.report(
      .value(element.key ?? "", attribute: "key", element: element.name),
      at: element
    )
    return nil
  }

  /// The guide of a controller in documents from before safe areas.
  static func controllerGuide(
    _ element: InterfaceElement,
    _ session: NibSession
  ) -> AnyObject? {
    guard let controller = session.controller, controller.isViewLoaded else { return nil }
    let guide: any UILayoutSupport
    switch element["type"] {
    case "top": guide = controller.topLayoutGuide
    case "bottom": guide = controller.bottomLayoutGuide
    default:
      session.report(
        .value(element["type"] ?? "", attribute: "type", element: element.name),
        at: element
      )
      return nil
    }
    if let id = element.id { session.objects[id] = guide }
    return guide
  }
}

/// What Xcode adds at build time for views that are to keep the frame of the canvas.
@MainActor
enum NibFixedFrames {
  /// The name of such constraints, as iOS prints it.
  static let identifier = "IB auto generated at build time for view with fixed frame"

  /// Fixes place and size of a view in its superview.
  ///
  /// - Evidence: the constraints in logs of people's apps (B).
  static func fix(_ view: UIView, _ session: NibSession) {
    guard !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
      return
    }
    let frame = view.frame
    let places: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute?, CGFloat)] = [
      (.leading, .leading, frame.minX), (.top, .top, frame.minY),
      (.width, nil, frame.width), (.height, nil, frame.height),
    ]
    for (first, second, constant) in places {
      let constraint = NSLayoutConstraint(
        LayoutPlace(item: view, attribute: first),
        .equal,
        second.map { LayoutPlace(item: superview, attribute: $0) },
        multiplier: 1,
        constant: constant
      )
      constraint.identifier = identifier
      constraint.isActive = true
    }
  }
}
