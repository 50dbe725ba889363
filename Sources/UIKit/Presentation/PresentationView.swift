import CoreGraphics
import Foundation

/// The view in which a presentation takes place.
///
/// It holds the presentation; the window holds it. A presentation of the system has a
/// dimming view at the back, on which a tap is the user's wish to dismiss.
final class PresentationView: UIView {
  var presentation: UIPresentationController?
  private(set) var dimming: DimmingView?

  func addDimming() {
    let view = DimmingView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.presentation = presentation
    insertSubview(view, at: 0)
    dimming = view
  }

  override func layoutSubviews() {
    guard let presentation else { return super.layoutSubviews() }
    UpdateScope.run(.containerViewWillLayoutSubviews, on: self) {
      presentation.containerViewWillLayoutSubviews()
    }
    super.layoutSubviews()
    self.presentation?.layOutPresentedView()
    UpdateScope.run(.containerViewDidLayoutSubviews, on: self) {
      self.presentation?.containerViewDidLayoutSubviews()
    }
  }

  /// Touches that miss the presented view may belong to views below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit, hit === self || hit === dimming, let presentation else { return hit }
    return presentation.receiver(ofTouchOutside: point, event, instead: hit)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let presentation, let previous else { return }
    presentation.traitCollectionDidChange(previous)
    presentation.traitState?.tell(presentation, of: TraitChange(from: previous, to: knownTraits))
  }
}

/// What darkens the screen behind a sheet, a popover or an alert.
final class DimmingView: UIView {
  @Backward var presentation: UIPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandler { [weak self] in self?.presentation?.userTappedOutside() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}

/// The presenter's view while another one covers it, and the place it came from.
@MainActor
struct DisplacedView {
  let view: UIView
  @Backward var superview: UIView?
  let index: Int

  init(view: UIView, superview: UIView, index: Int) {
    (self.view, self.index) = (view, index)
    self.superview = superview
  }
}
