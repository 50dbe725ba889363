import Foundation

/// The text sizes between which a view and all below it stay.
@MainActor
final class ContentSizeLimits {
  var least: UIContentSizeCategory?
  var most: UIContentSizeCategory?

  /// The traits with the text size moved between the limits.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    let wanted = traits.preferredContentSizeCategory
    var size = wanted
    if let least, size < least { size = least }
    if let most, size > most { size = most }
    guard size != wanted else { return traits }
    return UITraitCollection(traitsFrom: [
      traits, UITraitCollection(preferredContentSizeCategory: size),
    ])
  }
}

extension UIView {
  /// The smallest text size of the view and all below it; `nil` for no limit.
  ///
  /// With the limits the wrong way round the largest size counts.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { existingAttachment(ContentSizeLimits.self)?.least }
    set {
      attachment(ContentSizeLimits.self) { ContentSizeLimits() }.least = newValue
      traitsMayHaveChanged()
    }
  }

  /// The largest text size of the view and all below it; `nil` for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { existingAttachment(ContentSizeLimits.self)?.most }
    set {
      attachment(ContentSizeLimits.self) { ContentSizeLimits() }.most = newValue
      traitsMayHaveChanged()
    }
  }
}
