import Foundation
import InterfaceBuilder

/// Where a controller comes from: the storyboard, its scene, and what the first loading left.
@MainActor
final class StoryboardOrigin {
  let storyboard: UIStoryboard
  let scene: InterfaceScene
  /// The ways that begin in the scene, by the ids of their elements.
  private(set) var ways: [String: SegueTemplate] = [:]
  /// The objects of the first loading beside the controller itself, by id.
  private(set) var objects: [String: AnyObject] = [:]
  /// Objects of the first loading some of whose connections lead into the second.
  private(set) var waiting: [(object: NSObject, element: InterfaceElement)] = []
  private var anchors: [String: Anchor] = [:]

  private struct Anchor { weak var object: AnyObject? }

  init(_ storyboard: UIStoryboard, _ scene: InterfaceScene) {
    self.storyboard = storyboard
    self.scene = scene
  }

  /// Whether the scene draws a view; without one a nib of the class's name may serve.
  var hasView: Bool { scene.controller?.child(key: "view") != nil }

  /// Gives the controller its ways.
  func makeWays(of controller: UIViewController, _ session: NibSession) {
    let all = NibSegues.ways(of: self, session)
    for (id, template) in all where ways[id] == nil { ways[id] = template }
    if !all.isEmpty { controller.segues = all.map(\.template) }
  }

  /// Keeps what the loading of the view will need.
  func keep(
    _ objects: [String: AnyObject],
    waiting: [(object: NSObject, element: InterfaceElement)]
  ) {
    self.objects = objects
    self.waiting = waiting
  }

  /// The view or bar button that a popover points at.
  func anchor(_ id: String) -> AnyObject? { anchors[id]?.object }

  /// Notes what popovers of the scene may point at.
  func noteAnchors(_ session: NibSession) {
    for template in scene.element.segues {
      for name in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
        if let id = template[name], let object = session.objects[id] {
          anchors[id] = Anchor(object: object)
        }
      }
      for child in template.list("popoverPassthroughViews") {
        if let id = child["reference"] ?? child.id, let object = session.objects[id] {
          anchors[id] = Anchor(object: object)
        }
      }
    }
  }

  /// Lets go of what only the loading of the view needed.
  func viewDidLoad(_ session: NibSession) {
    if !ways.isEmpty { noteAnchors(session) }
    objects = [:]
    waiting = []
  }
}

extension InterfaceElement {
  /// The segues below the element that connect objects.
  var segues: [InterfaceElement] {
    var found: [InterfaceElement] = []
    visit { if $0.name == "segue", $0.parent?.name == "connections" { found.append($0) } }
    return found
  }
}
