import UIKit

/// A container with one child and, now and then, a banner below it.
class PinnedBannerContainer: UIViewController {
  private(set) var content: UIViewController?
  let banner = BannerView()
  private(set) var isBannerShown = false
  private(set) var isSwapping = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    banner.isHidden = true
    view.addSubview(banner)
    if let content {
      install(content)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut()
  }

  private func layOut() {
    let bounds = view.bounds
    let fitting = banner.sizeThatFits(bounds.size).height + view.safeAreaInsets.bottom
    let height = isBannerShown ? fitting : 0
    banner.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    if !isSwapping {
      content?.viewIfLoaded?.frame = contentFrame
    }
  }

  /// Where the child's view stands.
  var contentFrame: CGRect {
    let bounds = view.bounds
    return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - banner.frame.height)
  }

  // MARK: - Child

  /// Replaces the child; with a cross-fade if both sides are on screen.
  func setContent(
    _ newContent: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    let old = content
    content = newContent
    addChild(newContent)
    guard isViewLoaded else {
      old?.willMove(toParent: nil)
      old?.removeFromParent()
      newContent.didMove(toParent: self)
      completion?()
      return
    }
    guard let old, animated, view.window != nil else {
      remove(old)
      install(newContent)
      newContent.didMove(toParent: self)
      completion?()
      return
    }
    swap(from: old, to: newContent, completion: completion)
  }

  private func install(_ controller: UIViewController) {
    controller.view.frame = contentFrame
    view.insertSubview(controller.view, belowSubview: banner)
  }

  private func remove(_ controller: UIViewController?) {
    controller?.willMove(toParent: nil)
    controller?.viewIfLoaded?.removeFromSuperview()
    controller?.removeFromParent()
  }

  private func swap(
    from old: UIViewController,
    to new: UIViewController,
    completion: (() -> Void)?
  ) {
    isSwapping = true
    old.willMove(toParent: nil)
    new.view.frame = contentFrame
    new.view.alpha = 0
    transition(
      from: old,
      to: new,
      duration: 0.25,
      options: [],
      animations: {
        new.view.alpha = 1
        old.view.alpha = 0
      },
      completion: { _ in
        self.isSwapping = false
        old.view.alpha = 1
        self.view.bringSubviewToFront(self.banner)
        new.didMove(toParent: self)
        old.removeFromParent()
        completion?()
      }
    )
  }

  // MARK: - Banner

  func showBanner(_ text: String, animated: Bool) {
    banner.text = text
    setBannerShown(true, animated: animated)
  }

  func hideBanner(animated: Bool) {
    setBannerShown(false, animated: animated)
  }

  private func setBannerShown(_ shown: Bool, animated: Bool) {
    loadViewIfNeeded()
    guard shown != isBannerShown else { return }
    isBannerShown = shown
    if shown { banner.isHidden = false }
    UIView.animate(
      withDuration: animated ? 0.25 : 0,
      animations: {
        self.view.setNeedsLayout()
        self.view.layoutIfNeeded()
      },
      completion: { _ in
        self.banner.isHidden = !self.isBannerShown
      }
    )
  }
}
