import Clockwork
public import Foundation

/// Starts the app: makes its delegate, launches it and runs the main loop.
///
/// In a program the call does not return: the loop follows the wall clock until the process
/// ends. In a run of tests with a host application the app is launched and the call returns,
/// as the tests are what happens next.
///
/// - Parameters:
///   - argc: The number of arguments of the program; not used.
///   - argv: The arguments of the program; not used.
///   - principalClassName: The name of a subclass of `UIApplication`.
///   - delegateClassName: The name of the delegate's class; `nil` for an app without one.
/// - Returns: A number without meaning; on iOS the function never returns.
/// - Differs: a subclass of `UIApplication` is not made; the app has a plain one.
@MainActor
@preconcurrency
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let application = UIApplication.shared
  if let principalClassName, !principalClassName.hasSuffix("UIApplication") {
    application.startNotes.append("\(principalClassName) is left out: the app is a UIApplication")
  }
  guard let delegateClassName else {
    application.start(nil)
    return 0
  }
  guard let type = ClassNames.find(delegateClassName) as? NSObject.Type,
    let delegate = Construction.object(type) as? any UIApplicationDelegate
  else {
    raise(.noDelegateClass(delegateClassName))
    return 0
  }
  application.start(delegate)
  return 0
}

extension UIApplicationDelegate where Self: NSObject {
  /// The entry point of an app whose delegate is marked `@main`.
  public static func main() {
    UIApplication.shared.start(Construction.object(Self.self) as? Self)
  }
}

extension UIApplication {
  /// Launches the app and, in a program of its own, runs it until the process ends.
  func start(_ delegate: (any UIApplicationDelegate)?) {
    guard isHost else {
      mainLoop.mode = .realTime
      launch(delegate)
      runForEver()
    }
    launch(delegate)
  }

  /// Runs the real main loop, which turns the app's.
  private func runForEver() -> Never {
    // Without anything to wait for, a run loop returns at once.
    let keeper = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { _ in }
    RunLoop.main.add(keeper, forMode: .common)
    while true { RunLoop.main.run() }
  }
}
