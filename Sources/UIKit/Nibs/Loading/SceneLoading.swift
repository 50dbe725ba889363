import Foundation
import InterfaceBuilder

/// Makes the controllers of scenes.
@MainActor
enum SceneLoading {
  /// Makes the controller of a scene with the items of its bars and its relationships.
  static func controller(
    of scene: InterfaceScene,
    in storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let element = scene.controller, let id = element.id else { return nil }
    if scene.isReference {
      return StoryboardReferences.controller(of: element, in: storyboard, creator: creator)
    }
    let session = NibSession(
      storyboard.document,
      bundle: storyboard.bundle,
      storyboard: storyboard,
      scene: scene
    )
    var made: UIViewController?
    if let creator, let own = creator(NibCoder(element, session)) {
      guard session.objects[id] === own else {
        raise(.creatorWithoutCoder())
        return nil
      }
      made = own
    } else {
      made = NibClasses.make(element, session) as? UIViewController
    }
    guard let controller = made else { return nil }
    session.controller = controller
    let hasView = element.child(key: "view") != nil
    let others = hasView ? [] : scene.others
    let kept = others.compactMap { session.make($0) }
    if !hasView { controller.nibObjects = kept }
    let waiting = session.finishScene(keepingConnections: hasView)
    if hasView {
      var objects = session.objects
      objects[id] = nil
      controller.origin?.keep(objects, waiting: waiting)
    } else {
      controller.origin?.viewDidLoad(session)
    }
    return controller
  }
}

/// Scenes that stand for scenes of other storyboards.
@MainActor
enum StoryboardReferences {
  /// Makes the controller that a reference leads to.
  static func controller(
    of element: InterfaceElement,
    in storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let name = element["storyboardName"] ?? storyboard.name
    let bundle =
      element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? storyboard.bundle
    let other =
      name == storyboard.name && bundle == storyboard.bundle
      ? storyboard : UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else {
      return other.document.initialScene.flatMap { other.instantiate($0, creator: creator) }
    }
    guard let scene = other.document.scene(identifier: identifier) else {
      raise(.noScene(identifier, other))
      return nil
    }
    return other.instantiate(scene, creator: creator)
  }
}
