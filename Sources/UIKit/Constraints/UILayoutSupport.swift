public import Foundation

/// The edge of the part of a controller's view that bars cover; a guide since iOS 9.
///
/// Apple replaced it by the safe area; sources from before iOS 11 still use it.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the covered part, in points.
  var length: CGFloat { get }
  /// The top of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide at the top or at the bottom of a controller's view.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let view = owningView else { return 0 }
    return kind == .top ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }
}

/// What the view of a controller says about the place of a layout support guide.
///
/// Apps count and list the constraints of the view. The guide itself follows the safe
/// area, so the solver has no need of these.
final class LayoutSupportConstraint: NSLayoutConstraint {
  /// The covered length for a height, nothing for an edge.
  override var constant: CGFloat {
    get { firstAttribute == .height ? (firstItem as? LayoutSupportGuide)?.length ?? 0 : 0 }
    set {}
  }
}

extension UIViewController {
  /// The part of the view that bars cover at the top.
  public var topLayoutGuide: any UILayoutSupport {
    layoutSupport(.top, "UIViewControllerTopGuide")
  }

  /// The part of the view that bars cover at the bottom.
  public var bottomLayoutGuide: any UILayoutSupport {
    layoutSupport(.bottom, "UIViewControllerBottomGuide")
  }

  private func layoutSupport(_ kind: UILayoutGuide.Kind, _ name: String) -> LayoutSupportGuide {
    let known = view.layoutGuides.lazy.compactMap { $0 as? LayoutSupportGuide }
    if let guide = known.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutSupportGuide()
    guide.kind = kind
    guide.identifier = name
    view.addLayoutGuide(guide)
    let edge: NSLayoutConstraint.Attribute = kind == .top ? .top : .bottom
    let constraints = [
      LayoutSupportConstraint(
        LayoutPlace(item: guide, attribute: .height),
        .equal,
        nil,
        multiplier: 1,
        constant: 0
      ),
      LayoutSupportConstraint(
        LayoutPlace(item: guide, attribute: edge),
        .equal,
        LayoutPlace(item: view, attribute: edge),
        multiplier: 1,
        constant: 0
      ),
    ]
    for constraint in constraints { view.keep(constraint) }
    return guide
  }
}
