import Foundation
import Testing

/// Old names, as the compiler of an app sees them.
@Suite("Renamed names")
struct RenamedNamesTests {
  private static let old = """
    import UIKit

    class Old: UIViewController {
      var traits = UIAccessibilityTraitButton
      let width = UITableViewAutomaticDimension + UIViewNoIntrinsicMetric
      func application(_ options: [UIApplicationLaunchOptionsKey: Any]?) {}
      func text(_ attributes: [NSAttributedStringKey: Any]) {}
      func add(_ timer: Timer) { RunLoop.main.add(timer, forMode: .commonModes) }
      func shown(_ style: UIAlertControllerStyle, _ cell: UITableViewCellStyle) {
        let action = UIAlertAction(title: "a", style: UIAlertActionStyle.default, handler: nil)
        _ = (action, UIEdgeInsetsMake(1, 2, 3, 4), UIImageJPEGRepresentation(UIImage(), 1))
        addChildViewController(Old())
        childViewControllers.last?.didMove(toParentViewController: self)
        childViewControllers.last?.removeFromParentViewController()
        view.bringSubview(toFront: view)
        NotificationCenter.default.addObserver(
          forName: .UIKeyboardWillShow, object: nil, queue: nil
        ) { _ = $0.userInfo?[UIKeyboardFrameEndUserInfoKey] }
        let shape = CAShapeLayer()
        shape.lineCap = kCALineCapRound
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
        fade.fillMode = kCAFillModeForwards
      }
    }
    """

  /// The errors that the compiler reports, without their places.
  private func errors(languageMode: String) throws -> [String] {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let inBundle = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let arguments = CommandLine.arguments.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent()
    }
    let folders = [executable.deletingLastPathComponent()] + inBundle + arguments
    let modules = try #require(
      folders.map { $0.appendingPathComponent("Modules") }.first {
        FileManager.default.fileExists(
          atPath: $0.appendingPathComponent("UIKit.swiftmodule").path
        )
      },
      "the modules of the build stand beside the tests"
    )
    let source = FileManager.default.temporaryDirectory.appendingPathComponent(
      "understudy-renamed-\(ProcessInfo.processInfo.processIdentifier)-\(languageMode).swift"
    )
    try Self.old.write(to: source, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: source) }
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", languageMode, "-I", modules.path, source.path,
    ]
    let output = Pipe()
    compiler.standardError = output
    compiler.standardOutput = output
    try compiler.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line in
      guard line.hasPrefix("/"), let range = line.range(of: ": error: ") else { return nil }
      return String(line[range.upperBound...])
    }
  }

  @Test func languageMode4_compilesOldNames() throws {
    #expect(try errors(languageMode: "4") == [])
  }

  @Test func languageMode5_namesTheNewNames() throws {
    let errors = try errors(languageMode: "5")
    let expected = [
      "'UIAccessibilityTraitButton' has been renamed to 'UIAccessibilityTraits.button'",
      "'UIApplicationLaunchOptionsKey' has been renamed to 'UIApplication.LaunchOptionsKey'",
      "'NSAttributedStringKey' has been renamed to 'NSAttributedString.Key'",
      "'UIAlertActionStyle' has been renamed to 'UIAlertAction.Style'",
      "'UIEdgeInsetsMake' has been replaced by 'UIEdgeInsets.init(top:left:bottom:right:)'",
      "'UIImageJPEGRepresentation' has been replaced by instance method "
        + "'UIImage.jpegData(compressionQuality:)'",
      "'addChildViewController' has been renamed to 'addChild(_:)'",
      "'childViewControllers' has been renamed to 'children'",
      "'didMove(toParentViewController:)' has been renamed to 'didMove(toParent:)'",
      "'bringSubview(toFront:)' has been renamed to 'bringSubviewToFront(_:)'",
      "'UIKeyboardWillShow' has been renamed to 'UIResponder.keyboardWillShowNotification'",
      "'UIKeyboardFrameEndUserInfoKey' has been renamed to "
        + "'UIResponder.keyboardFrameEndUserInfoKey'",
      "'kCALineCapRound' has been renamed to 'CAShapeLayerLineCap.round'",
      "'kCAMediaTimingFunctionEaseIn' has been renamed to 'CAMediaTimingFunctionName.easeIn'",
      "'commonModes' has been renamed to 'RunLoop.Mode.common'",
    ]
    for message in expected { #expect(errors.contains(message), "\(errors)") }
  }
}
