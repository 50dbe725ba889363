public import Foundation

/// A way from one screen to another, drawn in a storyboard.
///
/// Status: none · B
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the way.
  public let identifier: String?
  /// Where it starts.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a way.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a way that a block goes.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Goes the way.
  open func perform() {
    guard let handler else { unimplemented("storyboard segues without a handler") }
    handler()
  }
}

/// A way back, from which the walk to an earlier screen starts.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// Where the way starts.
  public let source: UIViewController
  /// Who asked for it.
  public let sender: Any?

  package init(source: UIViewController, sender: Any?) {
    self.source = source
    self.sender = sender
    super.init()
  }
}

@MainActor
extension UIKitException {
  static func noSegue(_ identifier: String, of controller: UIViewController) -> UIKitException {
    invalidArgument(
      "Receiver (\(Naming.name(of: controller))) has no segue with identifier '\(identifier)'"
    )
  }
}
