import Foundation
import InterfaceBuilder

/// Where a controller comes from: the storyboard, its scene, and what the first loading left.
@MainActor
final class StoryboardOrigin {
  let storyboard: UIStoryboard
  let scene: InterfaceScene
  /// The objects of the first loading beside the controller itself, by id.
  private(set) var objects: [String: AnyObject]
  /// Objects of the first loading some of whose connections lead into the second.
  private(set) var waiting: [(object: NSObject, element: InterfaceElement)] = []

  init(
    _ storyboard: UIStoryboard,
    _ scene: InterfaceScene,
    objects: [String: AnyObject],
    waiting: [(object: NSObject, element: InterfaceElement)] = []
  ) {
    self.storyboard = storyboard
    self.scene = scene
    self.objects = objects
    self.waiting = waiting
  }

  /// Lets go of what only the loading of the view needed.
  func viewDidLoad() {
    objects = [:]
    waiting = []
  }
}
