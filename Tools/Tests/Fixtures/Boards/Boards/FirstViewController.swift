import Parts
import UIKit

class FirstViewController: UIViewController {
  @IBOutlet weak var label: UILabel!
  var taps = 0

  @IBAction func tap(_ sender: Any) { taps += 1 }
}

class BadgeView: UIView {
  @IBOutlet weak var caption: UILabel!

  static func load() -> BadgeView? {
    Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)?.first as? BadgeView
  }
}
