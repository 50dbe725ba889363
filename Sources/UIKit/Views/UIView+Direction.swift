import Foundation

/// The reading direction of a view.
extension UIView {
  /// What was set as the semantic attribute.
  var ownSemantics: UISemanticContentAttribute {
    get { rareIfAny?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != ownSemantics else { return }
      let old = layoutMargins
      rare.semanticContentAttribute = newValue
      if layoutMargins != old { noticeMarginsChange() }
      layoutDirectionDidChange()
      setNeedsLayout()
    }
  }

  /// The direction by the attribute, if it says something; else by the traits of the view.
  var foundDirection: UIUserInterfaceLayoutDirection {
    let attribute = semanticContentAttribute
    guard attribute == .unspecified else {
      return UIView.userInterfaceLayoutDirection(for: attribute)
    }
    let known = _window == nil ? nil : lastTraits
    return UIView.userInterfaceLayoutDirection(
      for: .unspecified,
      relativeTo: (known ?? knownTraits).layoutDirection.asInterfaceDirection
    )
  }

  /// The direction for an attribute in the app's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIApplication.shared.userInterfaceLayoutDirection
    )
  }

  /// The direction for an attribute of content inside something that reads in a direction.
  ///
  /// - Parameters:
  ///   - semanticContentAttribute: What kind of content it is.
  ///   - layoutDirection: The direction of what is around it.
  /// - Returns: The forced direction, or the one around; players always read to the right.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: layoutDirection
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// The direction as views name it; the app's, if the traits say nothing.
  @MainActor
  fileprivate var asInterfaceDirection: UIUserInterfaceLayoutDirection {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    }
  }
}
