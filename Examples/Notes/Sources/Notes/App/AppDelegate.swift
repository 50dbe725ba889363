import UIKit

/// The delegate of the application; scenes do the rest.
///
/// The app target's `main.swift` hands its name to `UIApplicationMain`.
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }
}
