import Foundation

/// The first window of apps that begin with a storyboard (RULES 13, 14).
extension UIApplication {
  /// Makes the window of an app without scenes and gives it to the app's delegate.
  ///
  /// The launch calls this before it asks the delegate anything, and shows the window when the
  /// delegate has finished launching. A delegate that has a window already keeps it.
  ///
  /// - Evidence: A, the launch sequence in the documentation of `UIApplicationDelegate`.
  func loadMainStoryboard(for delegate: (any UIApplicationDelegate)?) {
    guard let info, info.scenes == nil else { return }
    if let nib = info.mainNib {
      startNotes.append(
        "the main nib '\(nib)' is left out: apps begin with a storyboard or with code"
      )
    }
    guard let name = info.mainStoryboard(for: device.description.idiom) else { return }
    guard let delegate else {
      startNotes.append("the main storyboard '\(name)' is left out: the app has no delegate")
      return
    }
    let window = delegate.window ?? UIWindow(windowScene: defaultScene)
    let storyboard = UIStoryboard(name: name, bundle: info.bundle)
    window.rootViewController = storyboard.instantiateInitialViewController()
    delegate.window = window
    if delegate.window == nil { ConsoleMessage.delegateWithoutWindow("app").emit() }
  }

  /// Shows the window of an app without scenes whose first screen came from a storyboard.
  func showMainStoryboard(of delegate: (any UIApplicationDelegate)?) {
    guard let info, info.scenes == nil,
      info.mainStoryboard(for: device.description.idiom) != nil
    else { return }
    delegate?.window?.makeKeyAndVisible()
  }

  /// Makes the window of a scene with a storyboard and gives it to the scene's delegate.
  ///
  /// - Evidence: A, the documentation of `UISceneConfiguration.storyboard`: the scene's interface
  ///   is there when its delegate is told of the connection.
  func loadStoryboard(of scene: UIScene, for delegate: (any UISceneDelegate)?) {
    guard let scene = scene as? UIWindowScene,
      let storyboard = scene.session.configuration.storyboard
    else { return }
    guard let delegate = delegate as? any UIWindowSceneDelegate else {
      ConsoleMessage.delegateWithoutWindow("scene").emit()
      return
    }
    let window = delegate.window ?? UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    delegate.window = window
    if delegate.window == nil { ConsoleMessage.delegateWithoutWindow("scene").emit() }
  }

  /// Shows the window of a scene whose first screen came from a storyboard.
  func showStoryboard(of scene: UIScene) {
    guard scene.session.configuration.storyboard != nil else { return }
    (scene.delegate as? any UIWindowSceneDelegate)?.window?.makeKeyAndVisible()
  }
}
