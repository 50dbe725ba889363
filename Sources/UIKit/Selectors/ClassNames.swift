public import Foundation

/// Classes by name, as Objective-C finds them.
@_spi(Porting)
public enum ClassNames {
  /// The modules whose classes have no module in their names on iOS.
  private static let plain = ["UIKit", "XCTest", "QuartzCore", "Foundation"]

  /// Takes the place of `NSClassFromString(_:)`.
  ///
  /// On Linux every name begins with its module; on iOS the names of the system's classes do not,
  /// and apps ask for `XCTestCase` to know that they are tested.
  public static func find(_ name: String) -> AnyClass? {
    if let found = NSClassFromString(name) { return found }
    guard !name.contains(".") else { return nil }
    if let given = givenNames[name], let found = NSClassFromString(given) { return found }
    for module in plain {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    return nil
  }

  /// What the sources call `@objc(Name)`, as `understudy test` found it: `Name=Module.Class`.
  private static let givenNames: [String: String] = {
    let words = ProcessInfo.processInfo.environment["UNDERSTUDY_CLASS_NAMES"] ?? ""
    var names: [String: String] = [:]
    for word in words.split(separator: ",") {
      let parts = word.split(separator: "=").map(String.init)
      if parts.count == 2 { names[parts[0]] = parts[1] }
    }
    return names
  }()
}

/// The start of an app as a class that can be found by name.
///
/// The lowering makes a subclass of what is marked `@main`, and of `main.swift`.
@_spi(Porting)
open class PortingProgram: NSObject {
  /// Runs the program.
  @MainActor open class func run() {}
}
