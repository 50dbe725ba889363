import Foundation
import InterfaceBuilder

/// The ways between scenes: who starts them, and where they lead.
@MainActor
enum NibSegues {
  /// Makes an object start a way.
  static func connect(
    _ connection: InterfaceElement,
    of object: NSObject,
    _ session: NibSession
  ) {
    // Containers make related controllers in their initializers; a controller's own ways are
    // gone by name.
    guard connection["kind"] != "relationship", !(object is UIViewController) else { return }
    guard let template = connection.id.flatMap({ session.controller?.origin?.ways[$0] }) else {
      session.report(.unsupported("a segue outside of a storyboard's scene"), at: connection)
      return
    }
    switch object {
    case let control as UIControl:
      control.addTarget(template, action: SegueTemplate.action, for: event(of: control))
    case let item as UIBarButtonItem:
      item.target = template
      item.action = SegueTemplate.action
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(template, action: SegueTemplate.action)
    case let cell as UITableViewCell:
      if connection["trigger"] == "accessoryAction" {
        cell.accessorySegue = template
      } else {
        cell.selectionSegue = template
      }
    case let cell as UICollectionViewCell:
      cell.selectionSegue = template
    case let view as UIView where template.kind == .embed:
      session.whenConnected {
        guard let source = template.source, !containsItself(source) else {
          if let storyboard = session.storyboard {
            InterfaceDocuments.current.raiseEndless(.endlessStoryboard(storyboard))
          }
          return
        }
        _ = template.performEmbed(in: view)
      }
    default:
      session.report(
        .unsupported("a segue that \(Naming.typeName(of: object)) starts"),
        at: connection
      )
    }
  }

  /// Whether a scene is embedded in itself again and again, through containers that load later.
  private static func containsItself(_ controller: UIViewController) -> Bool {
    guard let scene = controller.origin?.scene.element else { return false }
    var count = 0
    var ancestor = controller.parent
    while let current = ancestor {
      if current.origin?.scene.element === scene { count += 1 }
      ancestor = current.parent
    }
    return count > 2
  }

  private static func event(of control: UIControl) -> UIControl.Event {
    switch control {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEndOnExit
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
      is UIDatePicker:
      .valueChanged
    default: .touchUpInside
    }
  }

  /// The ways that begin anywhere in a scene, by the ids of their elements, in document order.
  static func ways(
    of origin: StoryboardOrigin,
    _ session: NibSession
  ) -> [(id: String, template: SegueTemplate)] {
    var ways: [(id: String, template: SegueTemplate)] = []
    origin.scene.element.visit { element in
      guard element.name == "segue", element.parent?.name == "connections", let id = element.id,
        element["kind"] != "relationship"
      else { return }
      if let template = template(element, origin, session) { ways.append((id, template)) }
    }
    return ways
  }

  private static func template(
    _ element: InterfaceElement,
    _ origin: StoryboardOrigin,
    _ session: NibSession
  ) -> SegueTemplate? {
    let word = element["kind"] ?? "show"
    guard let kind = SegueTemplate.Kind(rawValue: word) else {
      session.report(.value(word, attribute: "kind", element: "segue"), at: element)
      return nil
    }
    let segueClass =
      element["customClass"] == nil
      ? nil : NibClasses.resolve(element, UIStoryboardSegue.self, UIStoryboardSegue.self, session)
    return SegueTemplate(
      id: element.id,
      identifier: element["identifier"],
      kind: kind,
      segueClass: segueClass,
      animates: element["animates"] != "NO",
      presentationStyle: element["modalPresentationStyle"]
        .flatMap(UIModalPresentationStyle.init(documentName:)),
      transitionStyle: element["modalTransitionStyle"]
        .flatMap(UIModalTransitionStyle.init(documentName:)),
      popover: popover(element, origin),
      creationSelector: element["destinationCreationSelector"].map { Selector($0) },
      unwindAction: element["unwindAction"].map { Selector($0) },
      makeDestination: kind == .unwind ? nil : maker(of: element, origin)
    )
  }

  /// Makes the controller that a way leads to; the storyboard stays as long as the way does.
  private static func maker(
    of element: InterfaceElement,
    _ origin: StoryboardOrigin
  ) -> SegueTemplate.DestinationMaker {
    let destination = element["destination"] ?? ""
    let storyboard = origin.storyboard
    return { creator in
      if let scene = storyboard.document.scene(controllerID: destination) {
        return storyboard.instantiate(scene, creator: creator)
      }
      InterfaceDocuments.current.report(
        InterfaceProblem(.missingReference(destination, attribute: "destination"), at: element),
        in: storyboard.document
      )
      return nil
    }
  }

  private static func popover(
    _ element: InterfaceElement,
    _ origin: StoryboardOrigin
  ) -> SegueTemplate.PopoverPlace? {
    let anchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    guard let anchor else { return nil }
    let directions = element.child(key: "popoverArrowDirection")
    let words: KeyValuePairs<String, UIPopoverArrowDirection> = [
      "up": .up, "down": .down, "left": .left, "right": .right,
    ]
    return SegueTemplate.PopoverPlace(
      sourceRect: element.child(key: "popoverAnchorRect").map(NibValue.rect),
      arrowDirections: directions == nil ? .any : NibValue.options(directions, words),
      passthroughViews: { [weak origin] in
        element.list("popoverPassthroughViews").compactMap { child in
          (child["reference"] ?? child.id).flatMap { origin?.anchor($0) as? UIView }
        }
      },
      anchor: { [weak origin] in
        origin?.anchor(anchor) as? any UIPopoverPresentationControllerSourceItem
      }
    )
  }
}
