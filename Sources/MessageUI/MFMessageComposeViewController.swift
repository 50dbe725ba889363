public import UIKit

/// What became of a message.
///
/// Status: complete · A
public enum MessageComposeResult: Int, Sendable {
  /// The user threw it away.
  case cancelled = 0
  /// It is on its way.
  case sent = 1
  /// It failed.
  case failed = 2
}

/// Is told what became of a message, and dismisses the controller.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells what became of the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

/// Lets the user write a message.
///
/// No device here sends messages until a test allows it: `stage.mail.canSendText = true`.
///
/// - Differs: nothing is sent, nothing of the message is on the screen, and there are no
///   messages of the kind `MSMessage`.
/// - Evidence: Apple's documentation of the class and its delegate (A)
///
/// Status: partial · A
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  private var files: [[AnyHashable: Any]] = []

  /// Whether the device sends messages.
  open class func canSendText() -> Bool { MailAccounts.current.canSendText }
  /// Whether messages may have subjects.
  open class func canSendSubject() -> Bool { MailAccounts.current.canSendText }
  /// Whether messages may have files.
  open class func canSendAttachments() -> Bool { MailAccounts.current.canSendText }
  /// Whether files of a type may be sent.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { canSendAttachments() }

  /// Is told what became of the message.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Whom it is to.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?
  /// The files.
  open var attachments: [[AnyHashable: Any]]? { files.isEmpty ? nil : files }

  /// Leaves the button for files out.
  open func disableUserAttachments() {}

  /// Adds a file.
  open func addAttachmentURL(
    _ attachmentURL: URL,
    withAlternateFilename alternateFilename: String?
  ) -> Bool {
    guard FileManager.default.fileExists(atPath: attachmentURL.path) else { return false }
    files.append(["url": attachmentURL, "name": alternateFilename ?? ""])
    return true
  }

  /// Adds bytes as a file.
  open func addAttachmentData(
    _ attachmentData: Data,
    typeIdentifier uti: String,
    filename: String
  ) -> Bool {
    files.append(["data": attachmentData, "type": uti, "name": filename])
    return true
  }

  /// The user is done with the message.
  package func userFinished(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}
