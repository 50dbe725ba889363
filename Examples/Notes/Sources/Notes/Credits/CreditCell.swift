import UIKit

/// A row of the credits; its views are drawn in `CreditCell.xib`.
final class CreditCell: UITableViewCell {
  static let reuseIdentifier = "CreditCell"

  @IBOutlet private(set) weak var nameLabel: UILabel!
  @IBOutlet private(set) weak var partLabel: UILabel!

  /// The drawing of the row, for a table to register.
  static var nib: UINib { UINib(nibName: "CreditCell", bundle: .module) }

  func configure(with credit: Credit) {
    nameLabel.text = credit.name
    partLabel.text = credit.part
  }
}
