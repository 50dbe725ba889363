import Foundation
import InterfaceBuilder

/// Loads whole nibs: xibs, views of controllers, cells.
@MainActor
enum NibLoading {
  /// Makes the objects of a xib.
  ///
  /// - Returns: The top-level objects in the order of the document.
  static func objects(
    of document: InterfaceDocument,
    _ bundle: Bundle,
    owner: AnyObject?,
    external: [String: Any]
  ) -> [Any] {
    var objects: [String: AnyObject] = [:]
    var connecting: [(object: NSObject, element: InterfaceElement)] = []
    for element in document.objects where element.name == "placeholder" {
      guard let id = element.id else { continue }
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner":
        objects[id] = owner
        if let owner = owner as? NSObject { connecting.append((owner, element)) }
      case "IBFirstResponder": continue
      case let name?:
        guard let object = external[name] else { continue }
        objects[id] = object as AnyObject
        if let object = object as? NSObject { connecting.append((object, element)) }
      case nil: continue
      }
    }
    let session = NibSession(document, bundle: bundle, owner: owner, objects: objects)
    session.controller = owner as? UIViewController
    let made = InterfaceDocuments.current.nested { () -> [Any] in
      let made = document.objects.compactMap { session.make($0) }
        .filter { object in !connecting.contains { $0.object === object } }
      session.finish(connecting: connecting)
      return made
    }
    guard let made else {
      InterfaceDocuments.current.raiseEndless(.endlessNib(document.name))
      return []
    }
    return made
  }

  /// Makes the object of a part of a document, such as the prototype of a cell.
  static func objects(of element: InterfaceElement, like other: NibSession) -> [Any] {
    let session = NibSession(
      other.document,
      bundle: other.bundle,
      storyboard: other.storyboard,
      scene: other.scene,
      owner: other.owner,
      objects: other.outerObjects
    )
    session.controller = other.controller
    let object = InterfaceDocuments.current.nested { () -> NSObject? in
      let object = NibClasses.make(element, session)
      session.finish()
      return object
    }
    return object.flatMap { $0 }.map { [$0] } ?? []
  }

  /// Loads the view of a controller from a xib of its own.
  static func loadView(
    of controller: UIViewController,
    name: String,
    path: String,
    bundle: Bundle
  ) {
    switch InterfaceDocuments.current.document(at: path) {
    case .success(let document):
      let objects = objects(of: document, bundle, owner: controller, external: [:])
      controller.nibObjects = objects
      if controller._view == nil { raise(.viewOutletNotSet(name, of: controller)) }
    case .failure(let error):
      raise(.unreadableNib(error))
    }
  }

  /// Loads the view of a scene's controller, and the other objects of the scene.
  ///
  /// - Returns: Whether the scene has a view.
  static func loadView(of controller: UIViewController, from origin: StoryboardOrigin) -> Bool {
    guard origin.hasView else { return false }
    let session = NibSession(
      origin.storyboard.document,
      bundle: origin.storyboard.bundle,
      storyboard: origin.storyboard,
      scene: origin.scene,
      owner: controller,
      objects: origin.objects
    )
    session.controller = controller
    guard let element = origin.scene.controller, let id = element.id else { return false }
    session.objects[id] = controller
    let hasView = InterfaceDocuments.current.nested { () -> Bool in
      let view = element.child(key: "view").flatMap { session.make($0, as: UIView.self) }
      let others = origin.scene.others.compactMap { session.make($0) }
      controller.nibObjects = others
      if let view { controller.take(nibView: view) }
      session.finish(
        connecting: [(controller, element)] + origin.waiting.map { ($0.object, $0.element) }
      )
      return view != nil
    }
    origin.viewDidLoad(session)
    return hasView ?? false
  }
}
