import Foundation
import InterfaceBuilder

/// One loading of a nib: the objects that it makes, and what is done to them afterwards.
///
/// A scene of a storyboard is loaded twice, as on iOS: its controller with the items of its bars
/// when the scene is instantiated, its view and the other objects when the view is asked for. Each
/// time the order is that of iOS: objects by `init(coder:)`, constraints, runtime attributes,
/// outlets and actions, `awakeFromNib()`.
///
/// - Evidence: RULES 14 (B). Runtime attributes before outlets: questions of people whose outlets
///   were `nil` in the observer of an inspectable property (C).
@MainActor
final class NibSession {
  let document: InterfaceDocument
  /// Where images and colours are looked for, and the module of classes.
  let bundle: Bundle
  /// The storyboard that the document belongs to; `nil` for a xib.
  let storyboard: UIStoryboard?
  /// The scene that is loaded.
  let scene: InterfaceScene?
  /// The objects by the ids of their elements, those that were there before included.
  var objects: [String: AnyObject]
  /// The owner, to which connections from outside belong; `nil` while a controller is made.
  let owner: AnyObject?
  /// The controller that segues of this loading start from.
  weak var controller: UIViewController?
  /// The root of what is loaded: a cell of its own is a nib of its own.
  private(set) var made: [(object: NSObject, element: InterfaceElement)] = []
  /// Blocks that run when all objects are there, before runtime attributes and connections.
  private var completions: [@MainActor () -> Void] = []
  /// Embedded controllers and the like, after connections and before `awakeFromNib()`.
  private var embeddings: [@MainActor () -> Void] = []
  /// What follows the size classes.
  private(set) lazy var adaptation = NibAdaptation()
  /// How many loadings wait for this one.
  let depth: Int
  /// The texts in the language of the user; `nil` if the document has no translations.
  let translations: [String: String]?

  init(
    _ document: InterfaceDocument,
    bundle: Bundle,
    storyboard: UIStoryboard? = nil,
    scene: InterfaceScene? = nil,
    owner: AnyObject? = nil,
    objects: [String: AnyObject] = [:]
  ) {
    self.document = document
    self.bundle = bundle
    self.storyboard = storyboard
    self.scene = scene
    self.owner = owner
    self.objects = objects
    depth = InterfaceDocuments.current.depth
    translations = InterfaceDocuments.current.translations(of: document, in: bundle)
  }

  // MARK: - Objects

  /// Notes an object as that of an element; called first by its `init(coder:)`.
  func enter(_ object: NSObject, for element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
    made.append((object, element))
  }

  /// Makes the object of an element, by the class that the document names.
  ///
  /// - Returns: The object; `nil` if the element makes none, or its initializer failed.
  func make(_ element: InterfaceElement) -> NSObject? {
    if let id = element.id, let object = objects[id] as? NSObject { return object }
    return NibClasses.make(element, self)
  }

  /// Makes the objects of several elements and leaves out what makes none.
  func make<Object>(_ elements: [InterfaceElement], as type: Object.Type) -> [Object] {
    elements.compactMap { make($0) as? Object }
  }

  /// Makes the object of an element as the object of a class; `nil` if it is of another one.
  func make<Object>(_ element: InterfaceElement, as type: Object.Type) -> Object? {
    make(element) as? Object
  }

  /// Runs a block when all objects of the nib are there.
  func whenComplete(_ body: @escaping @MainActor () -> Void) { completions.append(body) }

  /// Runs a block when the connections are made.
  func whenConnected(_ body: @escaping @MainActor () -> Void) { embeddings.append(body) }

  /// Does what follows when all objects are there.
  ///
  /// - Parameter others: Elements beside the made ones whose connections are made now, with
  ///   their objects: the file's owner, the controller.
  func finish(connecting others: [(object: NSObject, element: InterfaceElement)] = []) {
    complete()
    for (object, element) in made { NibRuntimeAttributes.apply(element, to: object, self) }
    for (object, element) in others + made { NibConnections.connect(object, element, self) }
    while !embeddings.isEmpty {
      let blocks = embeddings
      embeddings = []
      for block in blocks { block() }
    }
    for (object, _) in made { NibClasses.awake(object) }
  }

  /// Does what follows when the controller of a scene and its items are there.
  ///
  /// - Parameter hasView: Whether a second loading will follow, which connects the controller.
  /// - Returns: The objects that the second loading connects, as it makes what they lead to.
  func finishScene(
    keepingConnections hasView: Bool
  ) -> [(object: NSObject, element: InterfaceElement)] {
    guard hasView else {
      finish()
      return []
    }
    complete()
    var waiting: [(object: NSObject, element: InterfaceElement)] = []
    for (object, element) in made { NibRuntimeAttributes.apply(element, to: object, self) }
    for (object, element) in made where object !== controller {
      if element.connections.allSatisfy(isReady) {
        NibConnections.connect(object, element, self)
      } else {
        waiting.append((object, element))
      }
    }
    for (object, _) in made { NibClasses.awake(object) }
    return waiting
  }

  private func complete() {
    while !completions.isEmpty {
      let blocks = completions
      completions = []
      for block in blocks { block() }
    }
  }

  private func isReady(_ connection: InterfaceElement) -> Bool {
    guard connection.name != "segue", let id = connection["destination"] else { return true }
    if objects[id] != nil { return true }
    return document.element(id: id).map { $0.name == "placeholder" } ?? true
  }

  /// The objects that a part of the document may refer to though it is loaded on its own: the
  /// controller, and what stands in place of placeholders.
  var outerObjects: [String: AnyObject] {
    guard let id = scene?.controller?.id, let controller else { return [:] }
    return [id: controller]
  }

  /// A loading of the same document that has made nothing yet.
  ///
  /// Prototypes keep it; it does not keep the objects of this loading.
  func seed() -> NibSession {
    let seed = NibSession(document, bundle: bundle, storyboard: storyboard, scene: scene)
    seed.controller = controller
    return seed
  }

  // MARK: - Problems

  /// Tells what is wrong in the document, once for each document and place.
  func report(_ reason: InterfaceProblem.Reason, at element: InterfaceElement) {
    InterfaceDocuments.current.report(InterfaceProblem(reason, at: element), in: document)
  }
}
