import Clockwork
import Foundation
@_spi(Porting) import UIKit

/// The app in which the tests of an Xcode bundle run: its `TEST_HOST`.
///
/// `understudy test` names it. It is launched once a process, before the first test, and stays:
/// tests without a stage share it as on iOS, and a stage has an application of its own.
@MainActor
package enum HostApplication {
  /// Names the class that starts the app, with its module; several ways to spell it, by commas.
  package static let variable = "UNDERSTUDY_HOST_APP"
  /// The path of the app's property list.
  private static let infoVariable = "UNDERSTUDY_HOST_INFO"
  /// The start of the lines by which the tool learns how far the start got.
  package static let mark = "\u{1E}understudy-host "
  private static var isStarted = false

  /// Launches the app if the environment names one and it does not run yet.
  package static func startIfRequested() {
    let environment = ProcessInfo.processInfo.environment
    guard !isStarted, let words = environment[variable], !words.isEmpty else { return }
    isStarted = true
    let names = words.split(separator: ",").map(String.init)
    guard let name = names.first(where: { ClassNames.find($0) != nil }),
      let found = ClassNames.find(name)
    else {
      say("missing \(names.first ?? words)")
      return
    }
    say("starting \(NSStringFromClass(found))")
    start(found, infoPath: environment[infoVariable])
    say("started")
  }

  /// Launches an app in the application of the current loop.
  ///
  /// - Parameters:
  ///   - type: The class of the delegate, or one that the lowering made of an entry point.
  ///   - infoPath: The app's property list.
  static func start(_ type: AnyClass, infoPath: String?) {
    let application = UIApplication.shared
    application.isHost = true
    application.info = info(infoPath, module: module(of: type))
    if let program = type as? PortingProgram.Type {
      program.run()
    } else {
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(type))
    }
    // On iOS the first test begins when the app is idle; one that never is does not hold it up.
    _ = MainLoop.current.settle(turnLimit: 1000)
    for note in application.startNotes { say("note \(note)") }
    application.startNotes = []
  }

  /// The property list of a path, or that of the bundle that the process runs in.
  private static func info(_ path: String?, module: String) -> ApplicationInfo? {
    guard let path else {
      let list = Bundle.main.infoDictionary ?? [:]
      // A plain program has a list, too, that says next to nothing.
      return list["CFBundleIdentifier"] == nil ? nil : ApplicationInfo(list, module: module)
    }
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    // The app's storyboards stand beside the list or in a folder of a language there.
    let folder = Bundle(path: (path as NSString).deletingLastPathComponent)
    return (list as? [String: Any]).map { ApplicationInfo($0, module: module, bundle: folder) }
  }

  private static func module(of type: AnyClass) -> String {
    String(NSStringFromClass(type).prefix { $0 != "." })
  }

  private static func say(_ text: String) {
    print(mark + text)
    fflush(nil)
  }
}
