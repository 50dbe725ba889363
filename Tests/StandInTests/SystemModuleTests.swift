import LocalAuthentication
import MessageUI
import Network
import SafariServices
import Testing
import UIKit
import Understudy

@MainActor @Suite("Modules of the system that a test answers for", .serialized)
struct SystemModuleTests {
  /// What handlers said; they come in later turns.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  private final class Listener: NSObject, SFSafariViewControllerDelegate,
    MFMailComposeViewControllerDelegate
  {
    var lines: [String] = []

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      lines.append("finish \(controller.configuration.entersReaderIfAvailable)")
    }
    func safariViewController(
      _ controller: SFSafariViewController,
      didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {
      lines.append("loaded \(didLoadSuccessfully)")
    }
    func mailComposeController(
      _ controller: MFMailComposeViewController,
      didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      lines.append("mail \(result.rawValue) \((error as? MFMailComposeError)?.errorCode ?? -1)")
      controller.dismiss(animated: true)
    }
  }

  private func address(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func browser_isPresentedAndClosedByTheUser() throws {
    let stage = Stage()
    let root = stage.show(UIViewController())
    let listener = Listener()
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let browser = SFSafariViewController(
      url: try address("https://example.com/"),
      configuration: configuration
    )
    configuration.entersReaderIfAvailable = false
    browser.delegate = listener
    root.present(browser, animated: true)
    stage.settle()
    #expect(root.presentedViewController === browser && browser.viewIfLoaded?.window != nil)
    stage.finishLoading(browser, success: false)
    stage.close(browser)
    stage.settle()
    #expect(listener.lines == ["loaded false", "finish true"])
    #expect(root.presentedViewController == nil)
  }

  @Test func browser_ofAnotherScheme_raises() throws {
    let stage = Stage()
    let url = try address("mailto:a@example.com")
    let exceptions = stage.catchExceptions { _ = SFSafariViewController(url: url) }
    #expect(exceptions.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test func mail_needsAnAccount() {
    let stage = Stage()
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    stage.mail.canSend = true
    #expect(MFMailComposeViewController.canSendMail())
    let root = stage.show(UIViewController())
    let listener = Listener()
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = listener
    mail.setSubject("Hello")
    mail.setToRecipients(["a@example.com"])
    mail.setMessageBody("Text", isHTML: false)
    mail.addAttachmentData(Data([1]), mimeType: "text/plain", fileName: "log.txt")
    root.present(mail, animated: true)
    stage.settle()
    let draft = stage.mail.draft(in: mail)
    #expect(draft == ("Hello", ["a@example.com"], "Text", ["log.txt"]))
    stage.mail.finish(mail, with: .failed)
    stage.settle()
    #expect(listener.lines == ["mail 3 1"] && root.presentedViewController == nil)
  }

  @Test func owner_isAMatterOfTheTest() {
    let stage = Stage()
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == -6)
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == -5)
    stage.owner.biometry = .faceID
    #expect(context.biometryType == .faceID)
    #expect(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error == nil)
    let log = Log()
    func ask() {
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "?") { isOwner, error in
        log.lines.append("\(isOwner) \((error as? LAError)?.errorCode ?? 0)")
      }
      stage.settle()
    }
    ask()
    stage.owner.failure = LAError(.userCancel)
    ask()
    context.invalidate()
    ask()
    #expect(log.lines == ["true 0", "false -2", "false -10"])
  }

  @Test func network_changesWhenTheTestSaysSo() {
    let stage = Stage()
    let log = Log()
    let monitor = NWPathMonitor()
    let cellular = NWPathMonitor(requiredInterfaceType: .cellular)
    monitor.pathUpdateHandler = { path in
      log.lines.append("\(path.status) \(path.usesInterfaceType(.wifi)) \(path.isExpensive)")
    }
    monitor.start(queue: .main)
    stage.settle()
    #expect(cellular.currentPath.status == .unsatisfied)
    stage.network.connect(over: [.cellular])
    stage.settle()
    #expect(cellular.currentPath.status == .satisfied)
    stage.network.disconnect()
    stage.settle()
    monitor.cancel()
    stage.network.connect(over: [.wifi])
    stage.settle()
    #expect(
      log.lines == ["satisfied true false", "satisfied false true", "unsatisfied false false"]
    )
  }
}
