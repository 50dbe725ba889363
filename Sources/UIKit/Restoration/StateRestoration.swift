import Clockwork
import Foundation

/// Restores the state of an app between `willFinishLaunching` and `didFinishLaunching`.
///
/// First all objects are found or made, then all are decoded in the order of saving,
/// then everybody learns that it is over.
///
/// - Evidence: Apple's articles on restoring an app's interface (grade A)
@MainActor
final class StateRestoration {
  private let application: UIApplication
  private let archive: RestorationArchive
  private var objects: [Int: any UIStateRestoring] = [:]
  /// Controllers that were presented; they are presented again when all is done.
  private var presentations: [(presenter: UIViewController, presented: UIViewController)] = []

  init(_ application: UIApplication, _ archive: RestorationArchive) {
    self.application = application
    self.archive = archive
  }

  /// Restores an archive if the app wants it.
  static func restore(_ application: UIApplication, from archive: RestorationArchive) {
    guard let delegate = application.delegate else { return }
    let restoration = StateRestoration(application, archive)
    let coder = restoration.makeCoder(archive.application)
    guard delegate.application(application, shouldRestoreSecureApplicationState: coder) else {
      return
    }
    restoration.find()
    application.restorableObjects.present = restoration
    restoration.decode()
    application.restorableObjects.present = nil
    application.restorableObjects.whenComplete {
      delegate.application(application, didDecodeRestorableStateWith: coder)
      restoration.finish()
    }
  }

  private func makeCoder(_ values: [String: RestorationValue]) -> RestorationDecoder {
    RestorationDecoder(values) { [weak self] position in self?.objects[position] }
  }

  // MARK: - Finding

  private func find() {
    for (position, record) in archive.records.enumerated() {
      switch record.kind {
      case .controller: objects[position] = controller(for: record)
      case .object: objects[position] = object(for: record)
      case .view: break
      }
    }
  }

  /// The class decides, then the delegate, then what exists under the same path.
  private func controller(for record: RestorationArchive.Record) -> UIViewController? {
    let coder = makeCoder(record.values)
    if let type = record.restorationClass.flatMap({ archive.classes[$0] }) {
      return type.viewController(withRestorationIdentifierPath: record.path, coder: coder)
    }
    return application.delegate?.application(
      application,
      viewControllerWithRestorationIdentifierPath: record.path,
      coder: coder
    ) ?? existing(record.path)
  }

  private func object(for record: RestorationArchive.Record) -> (any UIStateRestoring)? {
    let coder = makeCoder(record.values)
    if let type = record.restorationClass.flatMap({ archive.objectClasses[$0] }) {
      return type.object(withRestorationIdentifierPath: record.path, coder: coder)
    }
    return application.restorableObjects.living.first { $0.0 == record.path.last }?.1
  }

  /// The controller that the app made on its way, or one that was restored already.
  private func existing(_ path: [String]) -> UIViewController? {
    var candidates = application.windows.compactMap(\.rootViewController)
    var found: UIViewController?
    for identifier in path {
      found = candidates.first { $0.restorationIdentifier == identifier }
      guard let next = found else { return nil }
      candidates = next.children + (next.presentedViewController.map { [$0] } ?? [])
    }
    return found
  }

  // MARK: - Decoding

  private func decode() {
    for (position, record) in archive.records.enumerated() {
      if record.kind == .view { findView(position, record) }
      objects[position]?.decodeRestorableState(with: makeCoder(record.values))
    }
  }

  /// A view is found when its controller was decoded: looking for it loads the view.
  private func findView(_ position: Int, _ record: RestorationArchive.Record) {
    guard let owner = record.owner.flatMap({ objects[$0] }) as? UIViewController else { return }
    let views = owner.view?.restorableViews(of: owner) ?? []
    objects[position] = views.first { $0.0 == record.path.last }?.1
  }

  func presentLater(_ presented: UIViewController, from presenter: UIViewController) {
    presentations.append((presenter, presented))
  }

  private func finish() {
    for position in archive.records.indices {
      objects[position]?.applicationFinishedRestoringState()
    }
    objects = [:]
    let presentations = presentations
    guard !presentations.isEmpty else { return }
    application.mainLoop.setNeedsCommit("state restoration")
    application.mainLoop.afterCommit("presentations of restored controllers") {
      for (presenter, presented) in presentations {
        presenter.present(presented, animated: false)
      }
    }
  }
}

/// What UIKit's own controllers save and restore by themselves.
@MainActor
enum RestorationDefaults {
  private static let children = "UIKit.children"
  private static let selection = "UIKit.selectedIndex"
  private static let presented = "UIKit.presented"

  static func encode(_ controller: UIViewController, with coder: NSCoder) {
    if controller is any SystemContainer { coder.encode(controller.children, forKey: children) }
    if let tabs = controller as? UITabBarController {
      coder.encode(tabs.selectedIndex, forKey: selection)
    }
    if let shown = controller.outgoingPresentation?.presentedViewController {
      coder.encode(shown, forKey: presented)
    }
  }

  static func decode(_ controller: UIViewController, with coder: NSCoder) {
    if let navigation = controller as? UINavigationController {
      let stack = coder.decodeObject(forKey: children) as? [UIViewController] ?? []
      if !stack.isEmpty { navigation.setViewControllers(stack, animated: false) }
    }
    if let tabs = controller as? UITabBarController, coder.containsValue(forKey: selection) {
      let index = coder.decodeInteger(forKey: selection)
      if tabs.viewControllers?.indices.contains(index) ?? false { tabs.selectedIndex = index }
    }
    if let shown = coder.decodeObject(forKey: presented) as? UIViewController {
      UIApplication.shared.restorableObjects.present?.presentLater(shown, from: controller)
    }
  }
}
