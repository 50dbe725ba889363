import CoreGraphics
import Foundation

/// The button of an item in a tab bar: an image, a title below it, a badge.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  @Backward private var bar: UITabBar?
  private let title = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var badge: UILabel?

  init(_ item: UITabBarItem, in bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    title.textAlignment = .center
    title.font = .systemFont(ofSize: 10, weight: .medium)
    addSubview(picture)
    addSubview(title)
    item.button = self
    itemDidChange()
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.bar?.tap(self.item)
      },
      for: .touchUpInside
    )
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { itemDidChange() } }
  }

  /// Shows what the item says now.
  func itemDidChange() {
    isEnabled = item.isEnabled
    title.text = item.title
    picture.image = isSelected ? item.selectedImage : item.image
    if let text = item.badgeValue {
      let label = badge ?? UILabel(frame: .zero)
      if badge == nil { addSubview(label) }
      badge = label
      label.text = text
      label.textColor = .white
      label.backgroundColor = item.badgeColor ?? .systemRed
    } else {
      badge?.removeFromSuperview()
      badge = nil
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: 6,
      width: size.width,
      height: size.height
    )
    title.frame = CGRect(x: 0, y: max(bounds.height - 15, 0), width: bounds.width, height: 12)
    badge?.frame = CGRect(x: bounds.midX + 4, y: 2, width: 18, height: 18)
  }
}
