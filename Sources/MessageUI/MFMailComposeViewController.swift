public import UIKit

/// What became of a mail.
///
/// Status: complete · A
public enum MFMailComposeResult: Int, Sendable {
  /// The user threw it away.
  case cancelled = 0
  /// It is a draft.
  case saved = 1
  /// It is on its way.
  case sent = 2
  /// It failed.
  case failed = 3
}

/// What goes wrong with mails.
///
/// Status: complete · A
public struct MFMailComposeError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// It could not be saved.
    case saveFailed = 0
    /// It could not be sent.
    case sendFailed = 1
  }
  /// The domain of the errors.
  public static var errorDomain: String { "MFMailComposeErrorDomain" }
  /// The kind.
  public let code: Code
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Is told what became of a mail, and dismisses the controller.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells what became of the mail.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

/// What happens if a delegate does not implement a member.
extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// Lets the user write a mail.
///
/// No device here has an account until a test gives it one: `stage.mail.canSend = true`. The
/// user's side is `stage.mail.finish(_:with:)`; `stage.mail.draft(in:)` tells what was filled in.
///
/// - Differs: nothing is sent, and nothing of the mail is on the screen.
/// - Evidence: Apple's documentation of the class and its delegate (A)
///
/// Status: partial · A
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// A file that goes with a mail.
  package struct Attachment {
    /// The bytes.
    package var data: Data
    /// The MIME type.
    package var mimeType: String
    /// The name.
    package var fileName: String
  }

  /// What the app filled in.
  package struct Draft {
    /// The subject.
    package var subject = ""
    /// Whom it is to.
    package var to: [String] = []
    /// Who gets a copy.
    package var cc: [String] = []
    /// Who gets a copy unseen.
    package var bcc: [String] = []
    /// The text.
    package var body = ""
    /// Whether the text is HTML.
    package var isHTML = false
    /// The files.
    package var attachments: [Attachment] = []
    /// From which address it should go.
    package var sender: String?
  }

  /// What the app filled in.
  package private(set) var draft = Draft()

  /// Whether the device has an account; presenting a controller without one is a mistake.
  open class func canSendMail() -> Bool { MailAccounts.current.canSendMail }

  /// Is told what became of the mail.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Fills in the subject.
  open func setSubject(_ subject: String) { draft.subject = subject }
  /// Fills in whom the mail is to.
  open func setToRecipients(_ toRecipients: [String]?) { draft.to = toRecipients ?? [] }
  /// Fills in who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { draft.cc = ccRecipients ?? [] }
  /// Fills in who gets a copy unseen.
  open func setBccRecipients(_ bccRecipients: [String]?) { draft.bcc = bccRecipients ?? [] }
  /// Fills in the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    draft.body = body
    draft.isHTML = isHTML
  }
  /// Adds a file.
  open func addAttachmentData(
    _ attachment: Data,
    mimeType: String,
    fileName filename: String
  ) {
    draft.attachments.append(Attachment(data: attachment, mimeType: mimeType, fileName: filename))
  }
  /// Says from which address it should go.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) { draft.sender = emailAddress }

  /// The user is done with the mail.
  package func userFinished(_ result: MFMailComposeResult) {
    mailComposeDelegate?.mailComposeController(
      self,
      didFinishWith: result,
      error: result == .failed ? MFMailComposeError(.sendFailed) : nil
    )
  }
}
