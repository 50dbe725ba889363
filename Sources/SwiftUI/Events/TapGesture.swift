import CoreGraphics
import UIKit

nonisolated struct TapModifier: EffectModifier {
  let count: Int
  let action: (CGPoint) -> Void

  @MainActor func makeContainer() -> TouchedView { TouchedView() }

  @MainActor func apply(to container: TouchedView, _ environment: EnvironmentValues) {
    container.recognizer.numberOfTapsRequired = count
    container.recognizer.isEnabled = environment.isEnabled
    container.action = action
  }
}

/// The view around content that is tapped.
final class TouchedView: UIView {
  let recognizer = UITapGestureRecognizer()
  var action: ((CGPoint) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    recognizer.addHandler { [weak self] in
      guard let self, recognizer.state == .ended else { return }
      action?(recognizer.location(in: self))
    }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension View {
  /// Runs a closure when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(count: count) { _ in action() })
  }
}
