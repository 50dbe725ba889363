import UIKit

/// A row of the list: title, first line and a mark for pinned notes.
final class NoteCell: UITableViewCell {
  static let reuseIdentifier = "NoteCell"

  let titleLabel = UILabel()
  let previewLabel = UILabel()
  let pinView = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .boldSystemFont(ofSize: 17)
    previewLabel.font = .systemFont(ofSize: 14)
    previewLabel.textColor = .secondaryLabel
    pinView.backgroundColor = .systemYellow
    contentView.addSubview(pinView)
    contentView.addSubview(titleLabel)
    contentView.addSubview(previewLabel)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with note: Note, showsPreview: Bool) {
    titleLabel.text = note.displayTitle
    previewLabel.text = note.preview
    previewLabel.isHidden = !showsPreview
    pinView.isHidden = !note.isPinned
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    previewLabel.text = nil
    pinView.isHidden = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let width = max(0, bounds.width - 32)
    pinView.frame = CGRect(x: 0, y: 0, width: 4, height: bounds.height)
    if previewLabel.isHidden {
      titleLabel.frame = CGRect(x: 16, y: 0, width: width, height: bounds.height)
    } else {
      titleLabel.frame = CGRect(x: 16, y: 8, width: width, height: 22)
      previewLabel.frame = CGRect(x: 16, y: 32, width: width, height: 18)
    }
  }
}
