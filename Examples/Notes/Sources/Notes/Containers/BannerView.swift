import UIKit

/// Who is told about taps on a banner.
@objc protocol BannerViewDelegate: AnyObject {
  @objc optional func bannerViewDidTap(_ banner: BannerView)
  @objc optional func bannerViewDidClose(_ banner: BannerView)
}

/// One line of text with a button to put it away.
final class BannerView: UIView {
  weak var delegate: BannerViewDelegate?

  let textButton = UIButton(type: .custom)
  let closeButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
    textButton.addTarget(self, action: #selector(textTapped), for: .touchUpInside)
    closeButton.setTitle("Close", for: .normal)
    closeButton.addTarget(self, action: #selector(closeTapped(_:)), for: .touchUpInside)
    addSubview(textButton)
    addSubview(closeButton)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var text: String? {
    get { textButton.title(for: .normal) }
    set { textButton.setTitle(newValue, for: .normal) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let closeWidth: CGFloat = 72
    closeButton.frame = CGRect(
      x: bounds.width - closeWidth,
      y: 0,
      width: closeWidth,
      height: bounds.height
    )
    textButton.frame = CGRect(
      x: 0,
      y: 0,
      width: max(0, bounds.width - closeWidth),
      height: bounds.height
    )
  }

  @objc private func textTapped() {
    delegate?.bannerViewDidTap?(self)
  }

  @objc private func closeTapped(_ sender: UIButton) {
    delegate?.bannerViewDidClose?(self)
  }
}
