import UIKit

/// Whether the device of an application can send mail and messages: a matter of the test.
@MainActor
package final class MailAccounts {
  /// Those of the current application.
  package static var current: MailAccounts {
    UIApplication.shared.attachment(MailAccounts.self) { MailAccounts() }
  }

  /// Whether there is an account for mail.
  package var canSendMail = false
  /// Whether messages can be sent.
  package var canSendText = false
}
