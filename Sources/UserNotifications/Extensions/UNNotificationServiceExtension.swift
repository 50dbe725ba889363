public import Foundation

/// Changes what a notification of a server says before the user sees it.
///
/// Status: partial · A
open class UNNotificationServiceExtension: NSObject {
  /// Creates an extension.
  public override init() {
    super.init()
  }

  /// Changes the content and passes it on; this one passes it on as it is.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    contentHandler(request.content)
  }

  /// Tells that time runs out; nobody calls it here.
  open func serviceExtensionTimeWillExpire() {}
}
