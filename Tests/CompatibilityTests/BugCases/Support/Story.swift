import UIKit
import Understudy

extension Transcript {
  /// The lines in short form: `B.viewWillAppear(true)` for a line of the first `ScreenB`.
  var story: [String] {
    lines.map { line in
      guard line.hasPrefix("Screen") else { return line }
      return line.replacing("Screen", with: "").replacing("#1", with: "")
    }
  }

  /// The appear and disappear callbacks without their flags: `B.viewWillAppear`.
  var pairs: [String] {
    only(.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear).story
      .map { String($0.prefix { $0 != "(" }) }
  }
}

extension Stage {
  /// The pairs of one controller, without its name: `viewWillAppear`.
  func pairs(of controller: UIViewController) -> [String] {
    transcript(of: controller).pairs.map { String($0.drop { $0 != "." }.dropFirst()) }
  }

  /// What a call does until everything rests, seen from here on.
  func watch(_ work: () -> Void) {
    mark()
    work()
    settle()
  }
}

extension Array where Element == String {
  static let appears = ["viewWillAppear", "viewDidAppear"]
  static let disappears = ["viewWillDisappear", "viewDidDisappear"]
}
