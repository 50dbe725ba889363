import CoreGraphics
import Foundation

/// A change of pages that code asked for.
struct PageRequest {
  var pages: [UIViewController]
  var direction: UIPageViewController.NavigationDirection
  var animated: Bool
  var completion: ((Bool) -> Void)?
}

/// The spine of a curling book: how many pages it shows.
@MainActor
final class PageSpine {
  private weak var owner: UIPageViewController?
  private(set) var location = UIPageViewController.SpineLocation.none
  private(set) var isDoubleSided = false
  /// While the delegate is asked for a spine, pages wait for its answer.
  private var isAsking = false
  private var postponed: PageRequest?

  func setUp(
    for owner: UIPageViewController,
    options: [UIPageViewController.OptionsKey: Any]?
  ) {
    self.owner = owner
    guard owner.transitionStyle == .pageCurl else { return }
    let given = options?[.spineLocation]
    let number = given as? Int ?? (given as? NSNumber)?.intValue
    let asked = given as? UIPageViewController.SpineLocation
    location = asked ?? number.flatMap(UIPageViewController.SpineLocation.init(rawValue:)) ?? .min
    if location == .none { location = .min }
    isDoubleSided = location == .mid
  }

  static func number(_ value: Any?) -> CGFloat {
    if let value = value as? CGFloat { return value }
    if let value = value as? Int { return CGFloat(value) }
    return (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
  }

  func setDoubleSided(_ isDoubleSided: Bool) {
    if !isDoubleSided, location == .mid, !isAsking {
      raise(.singleSidedBook())
      return
    }
    self.isDoubleSided = isDoubleSided
  }

  /// How many pages a change takes.
  func requiredPages(animated: Bool) -> Int {
    if location == .mid { return 2 }
    return location != .none && isDoubleSided && animated ? 2 : 1
  }

  func postpones(_ request: PageRequest) -> Bool {
    guard isAsking else { return false }
    postponed = request
    return true
  }

  /// The container gets another size: the delegate says where the spine is then.
  func ask(for size: CGSize) {
    guard let owner, owner.transitionStyle == .pageCurl, let delegate = owner.delegate else {
      return
    }
    let device = UIApplication.shared.device.orientation
    let held = UIInterfaceOrientation(following: device) ?? .portrait
    let isLandscape = size.width > size.height
    let orientation =
      held.isLandscape == isLandscape ? held : isLandscape ? .landscapeRight : .portrait
    isAsking = true
    let answer = delegate.pageViewController(owner, spineLocationFor: orientation)
    isAsking = false
    if answer != .none { location = answer }
    if location == .mid { isDoubleSided = true }
    let request = postponed
    postponed = nil
    if let request { owner.carryOut(request) }
    owner.viewIfLoaded?.setNeedsLayout()
  }
}
