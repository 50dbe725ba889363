import Testing

@testable import Porting

@Suite("Names of UIKit's without its import")
struct LeakedNameTests {
  @Test(arguments: [
    ("import XCTest\nlet v = UIView()\n", "import XCTest; import UIKit\nlet v = UIView()\n"),
    (
      "import Foundation\nfunc f(_ t: CGAffineTransform) {}\n",
      "import Foundation; import UIKit\nfunc f(_ t: CGAffineTransform) {}\n"
    ),
    ("func f(_ x: CALayer?) {}\n", "import UIKit; func f(_ x: CALayer?) {}\n"),
    (
      "import Foundation\nlet a = NSUserActivity(activityType: \"x\")\n",
      "import Foundation; import UIKit\nlet a = NSUserActivity(activityType: \"x\")\n"
    ),
  ])
  func file_thatUsesOne_importsUIKit(text: String, expected: String) {
    #expect(lowered(text) == expected)
    expectStable(text)
  }

  @Test(arguments: [
    "import UIKit\nlet v = UIView()\n", "import Foundation\n// a UIView\nlet x = \"UIView\"\n",
    "import Foundation\nlet UI = 1, CAT = 2, UIX = 3\n", "let name = NSString()\n",
  ])
  func file_thatNeedsNone_isLeftAlone(text: String) {
    #expect(lowered(text) == text)
  }
}
