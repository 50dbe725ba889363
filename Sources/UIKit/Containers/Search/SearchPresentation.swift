import CoreGraphics
import Foundation

/// The presentation of an active search: below the search bar, nobody disappears.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var shouldPresentInFullscreen: Bool { false }

  override func presentationTransitionWillBegin() {
    place()
    search?.presentationWillBegin()
  }

  override func containerViewWillLayoutSubviews() { place() }

  override func dismissalTransitionWillBegin() { search?.presentationWillEnd() }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { search?.presentationDidEnd() }
  }

  /// Leaves the search bar free, and everything if the content below can be used.
  private func place() {
    guard let container = containerView, let place = container.superview, let search else { return }
    var area = place.bounds
    let bar = search.searchBar
    if bar.window != nil, !bar.isDescendant(of: container) {
      let bottom = min(max(bar.convert(bar.bounds, to: place).maxY, 0), area.maxY)
      area = CGRect(x: 0, y: bottom, width: area.width, height: area.maxY - bottom)
    }
    if container.frame != area { container.frame = area }
    container.isUserInteractionEnabled = search.takesTouches
  }
}

/// The view of a search: dims what is below, or holds the results.
final class SearchView: UIView {
  var onTap: (() -> Void)?
  private let dimming = UIControl(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func setDims(_ dims: Bool) {
    guard dims else {
      dimming.removeFromSuperview()
      return
    }
    dimming.frame = bounds
    insertSubview(dimming, at: 0)
  }

  func show(_ results: UIView?) {
    guard let results else { return }
    results.frame = bounds
    results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(results)
  }
}
