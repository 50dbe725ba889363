import UIKit

/// Calls back when it has appeared.
final class CallingController: UIViewController {
  private let onAppear: () -> Void

  init(onAppear: @escaping () -> Void) {
    self.onAppear = onAppear
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear()
  }
}
