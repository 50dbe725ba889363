import UIKit

private func delegateClass() -> AnyClass {
  guard NSClassFromString("XCTestCase") != nil else { fatalError("these are tests") }
  return NSClassFromString("TestingAppDelegate") ?? AppDelegate.self
}

let delegateName = NSStringFromClass(delegateClass())
UIApplicationMain(
  CommandLine.argc,
  CommandLine.unsafeArgv,
  nil,
  delegateName
)
