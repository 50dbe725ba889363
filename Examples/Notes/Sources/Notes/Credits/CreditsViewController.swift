import UIKit

/// The table of all who helped, from `Credits.storyboard`.
final class CreditsViewController: UIViewController {
  @IBOutlet private(set) weak var tableView: UITableView!
  @IBOutlet private(set) weak var thanksLabel: UILabel!

  /// The first screen of the storyboard.
  static func make() -> CreditsViewController? {
    let storyboard = UIStoryboard(name: "Credits", bundle: .module)
    return storyboard.instantiateInitialViewController() as? CreditsViewController
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CreditCell.nib, forCellReuseIdentifier: CreditCell.reuseIdentifier)
    thanksLabel.text = "Thanks to \(Credit.all.count) people"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let credit = sender as? Credit else { return }
    (segue.destination as? CreditViewController)?.credit = credit
  }
}

extension CreditsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Credit.all.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: CreditCell.reuseIdentifier,
      for: indexPath
    )
    (cell as? CreditCell)?.configure(with: Credit.all[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "showCredit", sender: Credit.all[indexPath.row])
  }
}
