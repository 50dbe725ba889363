public import Foundation
package import InterfaceBuilder

/// A drawing of screens and the ways between them.
///
/// The file is the XML that Xcode edits. It is read once for each application; each call makes
/// new controllers.
///
/// - Evidence: Apple's documentation of `UIStoryboard` (A); RULES 14, 15.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle
  /// The document; an empty one if the file could not be read and somebody took the exception.
  let document: InterfaceDocument

  /// Reads a storyboard of a bundle; a missing one raises an exception.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its suffix.
  ///   - storyboardBundleOrNil: The bundle; `nil` for the main one.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    document = Self.document(name, bundle)
    super.init()
  }

  /// Makes the first controller of the storyboard.
  ///
  /// - Returns: The controller; `nil` if the storyboard names none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let scene = document.initialScene else {
      if let id = document.root["initialViewController"] {
        InterfaceDocuments.current.report(
          InterfaceProblem(
            .missingReference(id, attribute: "initialViewController"),
            at: document.root
          ),
          in: document
        )
      }
      return nil
    }
    return instantiate(scene, creator: nil)
  }

  /// Makes the first controller of the storyboard with an initializer of the app's.
  ///
  /// - Parameter creator: Makes the controller; its initializer passes the coder on to
  ///   `super.init(coder:)`. `nil` leaves it to the storyboard.
  /// - Returns: The controller; `nil` if the storyboard names none, or it is of another class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let scene = document.initialScene else { return nil }
    return instantiate(scene, creator: creator) as? ViewController
  }

  /// Makes the controller with an identifier; an unknown one raises an exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let scene = document.scene(identifier: identifier) else {
      raise(.noScene(identifier, self))
      return UIViewController()
    }
    return instantiate(scene, creator: nil) ?? UIViewController()
  }

  /// Makes the controller with an identifier with an initializer of the app's.
  ///
  /// - Parameters:
  ///   - identifier: The name of the scene.
  ///   - creator: Makes the controller; its initializer passes the coder on to
  ///     `super.init(coder:)`. `nil` leaves it to the storyboard.
  /// - Returns: The controller, of the class that the caller expects.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made: UIViewController?
    if let scene = document.scene(identifier: identifier) {
      made = instantiate(scene, creator: creator)
    } else {
      raise(.noScene(identifier, self))
      made = nil
    }
    if let controller = made as? ViewController { return controller }
    if let made { raise(.wrongClass(made, expected: ViewController.self, identifier)) }
    return PortingConstruction.make(ViewController.self, nibName: nil, bundle: nil)
  }

  /// Makes the controller of a scene, awake and without its view.
  ///
  /// - Returns: The controller; `nil` if the scene has none, or an exception was taken.
  func instantiate(
    _ scene: InterfaceScene,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let made = InterfaceDocuments.current.nested {
      SceneLoading.controller(of: scene, in: self, creator: creator)
    }
    guard let made else {
      InterfaceDocuments.current.raiseEndless(.endlessStoryboard(self))
      return nil
    }
    return made
  }

  /// Makes the controller of a scene, whether it has a name or not; for tools that go through all.
  package func controller(of scene: InterfaceScene) -> UIViewController? {
    instantiate(scene, creator: nil)
  }

  private static func document(_ name: String, _ bundle: Bundle) -> InterfaceDocument {
    let documents = InterfaceDocuments.current
    guard let path = documents.path(of: name, "storyboard", in: bundle) else {
      raise(.missingStoryboard(name, bundle))
      return .empty(name)
    }
    switch documents.document(at: path) {
    case .success(let document): return document
    case .failure(let error):
      raise(.unreadableStoryboard(name, error))
      return .empty(name)
    }
  }
}

extension InterfaceDocument {
  /// A storyboard without scenes, for those who take exceptions.
  fileprivate static func empty(_ name: String) -> InterfaceDocument {
    InterfaceDocument(emptyStoryboard: name)
  }
}
