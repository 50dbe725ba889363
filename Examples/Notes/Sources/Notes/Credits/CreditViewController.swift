import UIKit

/// One of those who helped; its button leads back to where the credits were opened.
final class CreditViewController: UIViewController {
  var credit: Credit?
  @IBOutlet private(set) weak var partLabel: UILabel!
  @IBOutlet private(set) weak var closeButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = credit?.name
    partLabel.text = credit?.part
  }
}
