public import UIKit

extension Stage {
  /// Launches an app: its delegate, the restoration of its state, its first scene.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate.
  ///   - scene: The delegate of the first scene; `nil` for an app without scenes.
  ///   - saved: What ``savedState`` gave on an earlier stage.
  ///   - activity: The activity that restores the first scene.
  ///   - isInBackground: Whether the app comes up without being seen.
  public func launch(
    _ delegate: any UIApplicationDelegate,
    scene: (any UISceneDelegate)? = nil,
    restoring saved: SavedState? = nil,
    activity: NSUserActivity? = nil,
    inBackground isInBackground: Bool = false
  ) {
    var launch = UIApplication.Launch()
    launch.saved = saved?.archive
    launch.activity = activity
    launch.isInBackground = isInBackground
    application.launch(delegate, scene: scene, launch)
  }

  /// Chooses a quick action of the app's icon while the app runs.
  ///
  /// The delegate of the scene is told; in an app without one, the app's delegate.
  ///
  /// - Parameter item: The action.
  /// - Returns: What the app answered: whether it did something; `nil` if it did not answer.
  @discardableResult
  public func performShortcut(_ item: UIApplicationShortcutItem) -> Bool? {
    var answer: Bool?
    application.performShortcut(item) { answer = $0 }
    settle()
    return answer
  }

  /// The state that the app saved when it went to the background last.
  ///
  /// `nil` if it never did, or if its delegate did not want the state saved.
  public var savedState: SavedState? { application.savedState.map(SavedState.init) }

  /// Connects another scene, as on a tablet.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; `nil` takes the class that the app's configuration names.
  ///   - session: The session of a scene that was disconnected; `nil` makes a new one.
  /// - Returns: The scene.
  @discardableResult
  public func connectScene(
    _ delegate: (any UISceneDelegate)? = nil,
    session: UISceneSession? = nil
  ) -> UIWindowScene {
    application.connectScene(session: session, delegate: delegate)
  }

  /// Disconnects a scene, as the system does to free memory; its session can be connected again.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - isDiscarded: Whether the user closed it: then the session goes, too.
  public func disconnectScene(_ scene: UIScene, discardingSession isDiscarded: Bool = false) {
    application.disconnectScene(scene, discardingSession: isDiscarded)
  }

  /// Sends one scene to the background; the app follows with the last one.
  public func enterBackground(_ scene: UIScene) { application.enterBackground([scene]) }

  /// Brings one scene to the front, and the app with it.
  public func enterForeground(_ scene: UIScene) { application.enterForeground([scene]) }
}

/// The state of an app, saved in the background and taken over by the next launch.
public struct SavedState: Equatable {
  package let archive: RestorationArchive

  package init(archive: RestorationArchive) { self.archive = archive }

  /// The identifiers of everything that was saved, joined by `/`, in the order of saving.
  public var paths: [String] { archive.paths.map { $0.joined(separator: "/") } }
}
