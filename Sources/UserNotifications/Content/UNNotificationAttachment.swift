public import Foundation

/// The options of attachments: the type of the file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The options of attachments: whether there is no small picture.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The options of attachments: the part that the small picture shows.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The options of attachments: the moment of a film that the small picture shows.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A picture, a sound or a film that is shown with a notification.
///
/// - Differs: the file must exist; it is not moved, and its type is told from its ending.
///
/// Status: partial · A
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the attachment.
  public let identifier: String
  /// Where the file is.
  public let url: URL

  /// Attaches a file.
  ///
  /// - Parameters:
  ///   - identifier: The name; an empty one is replaced.
  ///   - URL: Where the file is.
  ///   - options: How it is shown.
  /// - Throws: `UNError` if there is no such file.
  public convenience init(
    identifier: String,
    url URL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.init(name: identifier.isEmpty ? UUID().uuidString : identifier, url: URL)
  }

  private init(name: String, url: URL) {
    identifier = name
    self.url = url
    super.init()
  }

  /// The ending of the file.
  open var type: String { url.pathExtension }

  /// Returns the attachment itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other one has the same name and file.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAttachment else { return false }
    return identifier == other.identifier && url == other.url
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { identifier.hashValue }
}
