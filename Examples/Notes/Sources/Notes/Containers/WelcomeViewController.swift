import UIKit

/// What the very first launch shows.
class WelcomeViewController: UIViewController {
  var onStart: (() -> Void)?
  let startButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    startButton.setTitle("Start Writing", for: .normal)
    startButton.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    startButton.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    startButton.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    startButton.addTarget(self, action: #selector(startTapped), for: .primaryActionTriggered)
    startButton.addTarget(self, action: #selector(startTapped), for: .touchUpInside)
    view.addSubview(startButton)
  }

  @objc private func startTapped() {
    let action = onStart
    onStart = nil
    action?()
  }
}
