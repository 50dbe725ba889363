internal import UIKit

/// Values as events write them.
enum Words {
  static func of(_ flag: Bool) -> String { flag ? "true" : "false" }

  static func of(_ size: CGSize) -> String {
    "to: \(Double(size.width).short)x\(Double(size.height).short)"
  }
}
