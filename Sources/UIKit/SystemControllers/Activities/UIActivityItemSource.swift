import CoreGraphics
public import Foundation

/// Supplies what an app shares at the time when it is needed.
///
/// The choice asks for the placeholder when it is made, and for the item when the
/// user has chosen an activity.
///
/// - Evidence: Apple's documentation of the members (A)
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Something of the kind of the item, by which activities are offered.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for an activity; `nil` if another source has it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject, for activities that have one; empty if not implemented.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The identifier of the item's type, for data; empty if not implemented.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small picture of the item; `nil` if not implemented.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

/// What happens if a source does not implement a member.
extension UIActivityItemSource {
  /// No subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    OptionalMessage.send(
      "activityViewController:subjectForActivityType:",
      to: self,
      activityViewController,
      activityType
    ) { "" }
  }
  /// Not known.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    OptionalMessage.send(
      "activityViewController:dataTypeIdentifierForActivityType:",
      to: self,
      activityViewController,
      activityType
    ) { "" }
  }
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? {
    OptionalMessage.send(
      "activityViewController:thumbnailImageForActivityType:suggestedSize:",
      to: self,
      activityViewController,
      activityType,
      size
    ) { nil }
  }
}

/// Makes what an app shares in an operation of its own.
///
/// A subclass overrides `item`, which is asked for when the user has chosen an activity.
///
/// - Differs: the item is made on the thread of the choice, so that a test sees it at once.
/// - Evidence: Apple's documentation of the members (A)
///
/// Status: complete · A
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// Something of the kind of the item.
  public let placeholderItem: Any?
  private var chosen: UIActivity.ActivityType?

  /// Creates a provider.
  ///
  /// - Parameter placeholderItem: Something of the kind of the item.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The activity for which the item is made.
  open var activityType: UIActivity.ActivityType? { chosen }

  /// The item; the placeholder unless a subclass makes another one.
  open var item: Any { placeholderItem ?? NSNull() }

  fileprivate func make(for type: UIActivity.ActivityType?) -> Any? {
    chosen = type
    return isCancelled ? nil : item
  }
}

extension UIActivityItemProvider: UIActivityItemSource {
  /// The placeholder.
  @MainActor
  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// The item.
  @MainActor
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { make(for: activityType) }
}
