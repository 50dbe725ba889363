/// Somebody who watches all controllers of an application: a recorder, the
/// contract, the leak watch.
///
/// With no observer a callback costs one branch more than a plain call.
@MainActor
package protocol LifecycleObserver: AnyObject {
  /// A callback is about to be sent; nested callbacks follow before `didSend`.
  func willSend(_ callback: LifecycleCallback, to controller: UIViewController)
  /// The callback returned.
  ///
  /// - Parameters:
  ///   - callback: Which one.
  ///   - controller: Whose it is.
  ///   - calledSuper: `false` if a base implementation was owed and left out.
  func didSend(_ callback: LifecycleCallback, to controller: UIViewController, calledSuper: Bool)
  /// A controller left its parent, its presenter or its window for good.
  func didEnd(_ controller: UIViewController, _ how: EndOfUse)
  /// UIKit printed a line on the console.
  func didPrint(_ text: String)
  /// An update cycle was given up, as each pass asked for another one.
  func didNotSettle(_ failure: UnsettledUpdate)
  /// A scene or application delegate method was called.
  func didNotify(_ event: ApplicationEvent)
  /// A controller was freed; only its identity is left.
  nonisolated func didDeinit(_ id: ObjectIdentifier, typeName: String, ordinal: Int)
}

/// How the use of a controller ended; it should be freed soon.
package enum EndOfUse: String, Sendable {
  case popped
  case dismissed
  case removedFromParent
  case replacedAsRoot
}

/// What the system tells the application and its scenes.
package enum ApplicationEvent: String, Sendable {
  case appDidFinishLaunching = "app.didFinishLaunching"
  case appWillTerminate = "app.willTerminate"
  case sceneWillConnectTo = "scene.willConnectTo"
  case sceneWillEnterForeground = "scene.willEnterForeground"
  case sceneDidBecomeActive = "scene.didBecomeActive"
  case sceneWillResignActive = "scene.willResignActive"
  case sceneDidEnterBackground = "scene.didEnterBackground"
  case sceneDidDisconnect = "scene.didDisconnect"
}

extension LifecycleObserver {
  package func didEnd(_ controller: UIViewController, _ how: EndOfUse) {}
  package func didPrint(_ text: String) {}
  package func didNotSettle(_ failure: UnsettledUpdate) {}
  package func didNotify(_ event: ApplicationEvent) {}
  package nonisolated func didDeinit(_ id: ObjectIdentifier, typeName: String, ordinal: Int) {}
}
