import Foundation

/// Saves the state of an app.
///
/// It begins with the roots of the windows. An object that refers to a controller
/// with an identifier makes that one save its state, too; a controller without
/// identifier is left out with everything below it.
///
/// - Evidence: Apple's articles on preserving an app's interface (grade A);
///   `containerWithoutEncodingIsAskedAlone` (BUG-138, grade B)
@MainActor
final class StatePreservation {
  private let application: UIApplication
  private var archive = RestorationArchive()
  private var waiting: [(object: any UIStateRestoring, position: Int)] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  init(_ application: UIApplication) { self.application = application }

  /// Everything that is to be saved; `nil` if the app does not want to.
  static func save(_ application: UIApplication) -> RestorationArchive? {
    guard let delegate = application.delegate else { return nil }
    let preservation = StatePreservation(application)
    let coder = preservation.makeCoder(path: [])
    guard delegate.application(application, shouldSaveSecureApplicationState: coder) else {
      return nil
    }
    return preservation.run(coder, delegate)
  }

  private func run(
    _ coder: RestorationEncoder,
    _ delegate: any UIApplicationDelegate
  ) -> RestorationArchive {
    delegate.application(application, willEncodeRestorableStateWith: coder)
    for window in application.windows {
      guard let root = window.rootViewController else { continue }
      _ = reference(to: root, from: [])
    }
    for (identifier, object) in application.restorableObjects.living {
      enqueue(object, .object, path: [identifier])
    }
    saveWaiting()
    archive.application = coder.values
    return archive
  }

  private func saveWaiting() {
    while !waiting.isEmpty {
      let (object, position) = waiting.removeFirst()
      let coder = makeCoder(path: archive.records[position].path)
      object.encodeRestorableState(with: coder)
      archive.records[position].values = coder.values
      if let controller = object as? UIViewController { enqueueViews(of: controller, position) }
    }
  }

  private func makeCoder(path: [String]) -> RestorationEncoder {
    RestorationEncoder { [unowned self] object in reference(to: object, from: path) }
  }

  /// The record of a restorable object; foreign objects have none.
  private func reference(to object: AnyObject, from path: [String]) -> RestorationValue? {
    if let position = positions[ObjectIdentifier(object)] { return .reference(position) }
    guard let controller = object as? UIViewController else {
      return object is UIView ? .nothing : nil
    }
    guard let identifier = controller.restorationIdentifier else { return .nothing }
    return .reference(enqueue(controller, .controller, path: path + [identifier]))
  }

  @discardableResult
  private func enqueue(
    _ object: any UIStateRestoring,
    _ kind: RestorationArchive.Kind,
    path: [String],
    owner: Int? = nil
  ) -> Int {
    let position = archive.records.count
    positions[ObjectIdentifier(object)] = position
    var record = RestorationArchive.Record(kind: kind, path: path, owner: owner)
    if let type = (object as? UIViewController)?.restorationClass {
      record.restorationClass = String(reflecting: type)
      archive.classes[String(reflecting: type)] = type
    } else if let type = object.objectRestorationClass {
      record.restorationClass = String(reflecting: type)
      archive.objectClasses[String(reflecting: type)] = type
    }
    archive.records.append(record)
    waiting.append((object, position))
    return position
  }

  /// Views with an identifier belong to the nearest controller above.
  private func enqueueViews(of controller: UIViewController, _ position: Int) {
    guard let root = controller.viewIfLoaded else { return }
    let path = archive.records[position].path
    for (identifier, view) in root.restorableViews(of: controller) {
      enqueue(view, .view, path: path + [identifier], owner: position)
    }
  }
}

extension UIView {
  /// The views with an identifier that belong to a controller, this one first.
  func restorableViews(of controller: UIViewController) -> [(String, UIView)] {
    if let owner = owningController, owner !== controller { return [] }
    let own = restorationIdentifier.map { [($0, self)] } ?? []
    return own + subviews.flatMap { $0.restorableViews(of: controller) }
  }
}
