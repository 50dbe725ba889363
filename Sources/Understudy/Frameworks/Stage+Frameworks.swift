import Foundation
public import LocalAuthentication
public import MessageUI
public import Network
public import SafariServices

/// The user and the world in modules beside UIKit.
extension Stage {
  /// Who holds the device, for `LocalAuthentication`.
  public var owner: DeviceOwner { DeviceOwner(stage: self) }

  /// The accounts of the device and what the user writes, for `MessageUI`.
  public var mail: MailUser { MailUser(stage: self) }

  /// The way into the network, for `Network`.
  public var network: NetworkWorld { NetworkWorld(stage: self) }

  /// Presses the button that closes a browser inside the app; the browser is dismissed.
  public func close(_ browser: SFSafariViewController) { browser.userClosed() }

  /// Goes on in Safari from a browser inside the app.
  public func openInBrowser(_ browser: SFSafariViewController) { browser.userOpensBrowser() }

  /// Says what became of the first page of a browser inside the app.
  ///
  /// - Parameters:
  ///   - browser: The browser.
  ///   - success: Whether the page was loaded.
  public func finishLoading(_ browser: SFSafariViewController, success: Bool = true) {
    browser.finishLoading(success: success)
  }

  fileprivate func expectUp(_ what: String) {
    precondition(isUp, "The stage has ended; \(what) ended with it.")
  }
}

/// How the device of a stage recognises its owner.
@preconcurrency @MainActor
public struct DeviceOwner {
  let stage: Stage

  private var state: OwnerRecognition {
    stage.expectUp("its owner")
    return .current
  }

  /// What the device has; nothing at first.
  public var biometry: LABiometryType {
    get { state.biometry }
    nonmutating set { state.biometry = newValue }
  }

  /// Whether a finger or a face is known.
  public var isEnrolled: Bool {
    get { state.isEnrolled }
    nonmutating set { state.isEnrolled = newValue }
  }

  /// Whether the device has a code; none at first.
  public var hasPasscode: Bool {
    get { state.hasPasscode }
    nonmutating set { state.hasPasscode = newValue }
  }

  /// Why the owner is not recognised; `nil` if the owner is.
  public var failure: LAError? {
    get { state.failure }
    nonmutating set { state.failure = newValue }
  }
}

/// The accounts of the device of a stage, and the user who writes.
@preconcurrency @MainActor
public struct MailUser {
  let stage: Stage

  private var state: MailAccounts {
    stage.expectUp("its accounts")
    return .current
  }

  /// Whether there is an account for mail; none at first.
  public var canSend: Bool {
    get { state.canSendMail }
    nonmutating set { state.canSendMail = newValue }
  }

  /// Whether messages can be sent; not at first.
  public var canSendText: Bool {
    get { state.canSendText }
    nonmutating set { state.canSendText = newValue }
  }

  /// What the app filled in.
  ///
  /// - Parameter controller: The controller of the mail.
  /// - Returns: The subject, whom it is to, the text and the names of the files.
  public func draft(
    in controller: MFMailComposeViewController
  ) -> (subject: String, to: [String], body: String, files: [String]) {
    let draft = controller.draft
    return (draft.subject, draft.to, draft.body, draft.attachments.map(\.fileName))
  }

  /// Is done with a mail; the app dismisses the controller.
  public func finish(_ controller: MFMailComposeViewController, with result: MFMailComposeResult) {
    controller.userFinished(result)
  }

  /// Is done with a message; the app dismisses the controller.
  public func finish(
    _ controller: MFMessageComposeViewController,
    with result: MessageComposeResult
  ) {
    controller.userFinished(result)
  }
}

/// The way from the device of a stage into the network.
@preconcurrency @MainActor
public struct NetworkWorld {
  let stage: Stage

  private var state: NetworkReach {
    stage.expectUp("its network")
    return .current
  }

  /// How the network is reached; by the air at home at first.
  public var path: NWPath { state.path }

  /// Changes the way into the network.
  ///
  /// - Parameters:
  ///   - types: The ways, the preferred one first.
  ///   - isConstrained: Whether the user saves data.
  public func connect(over types: [NWInterface.InterfaceType], isConstrained: Bool = false) {
    state.change(to: NetworkReach.path(over: types, isConstrained: isConstrained))
  }

  /// Takes the network away.
  public func disconnect() { state.change(to: NetworkReach.path(over: [])) }
}
