import UIKit

/// Makes the window and starts the coordinator.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    begin(in: UIWindow(windowScene: windowScene), environment: .standard())
  }

  func begin(in window: UIWindow, environment: AppEnvironment) {
    let coordinator = AppCoordinator(window: window, environment: environment)
    coordinator.start()
    self.window = window
    self.coordinator = coordinator
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    coordinator = nil
  }
}
