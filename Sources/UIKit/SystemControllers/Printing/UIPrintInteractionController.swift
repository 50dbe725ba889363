public import CoreGraphics
public import Foundation

/// Is told about a print job.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// The controller from which the options are presented; `nil` for the window's.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Tells that the options are about to appear.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  )
  /// Tells that the options are gone.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  )
}

/// What happens if a delegate does not implement a member.
extension UIPrintInteractionControllerDelegate {
  /// None.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? {
    OptionalMessage.send(
      "printInteractionControllerParentViewController:",
      to: self,
      printInteractionController
    ) { nil }
  }
  /// Does nothing.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {
    OptionalMessage.send(
      "printInteractionControllerWillPresentPrinterOptions:",
      to: self,
      printInteractionController
    ) {}
  }
  /// Does nothing.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {
    OptionalMessage.send(
      "printInteractionControllerDidDismissPrinterOptions:",
      to: self,
      printInteractionController
    ) {}
  }
}

/// Prints on a printer nearby.
///
/// The devices here have no printer: `isPrintingAvailable` says so, and a print job
/// does not begin.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// A block that is told how a job ended.
  public typealias CompletionHandler = (
    _ controller: UIPrintInteractionController, _ completed: Bool, _ error: (any Error)?
  ) -> Void

  /// Whether the device can print; it cannot.
  open class var isPrintingAvailable: Bool { false }

  /// The identifiers of the types that can be printed.
  open class var printableUTIs: Set<String> { ["public.image", "com.adobe.pdf"] }

  /// Whether the document at an address can be printed; none can.
  open class func canPrint(_ url: URL) -> Bool { false }

  /// Whether data can be printed; none can.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// The controller of the application.
  open class var shared: UIPrintInteractionController {
    UIApplication.shared.attachment(UIPrintInteractionController.self) {
      UIPrintInteractionController()
    }
  }

  /// What is known about the job.
  open var printInfo: UIPrintInfo?

  /// Is told about the job.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?

  /// Whether the user can choose the number of copies.
  open var showsNumberOfCopies = true

  /// Whether the user can choose the paper for a photo.
  open var showsPaperSelectionForLoadedPapers = false

  /// Whether the user can choose the paper.
  open var showsPaperOrientation = true

  /// Draws the pages.
  open var printPageRenderer: UIPrintPageRenderer?

  /// Lays out the content.
  open var printFormatter: UIPrintFormatter?

  /// What is printed: an image, data or an address.
  open var printingItem: Any?

  /// What is printed, one after the other.
  open var printingItems: [Any]?

  /// Presents the options.
  ///
  /// - Returns: `false`, as there is no printer; the handler is not called.
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }

  /// Presents the options beside a bar button.
  ///
  /// - Returns: `false`, as there is no printer; the handler is not called.
  @discardableResult
  open func present(
    from item: UIBarButtonItem,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }

  /// Presents the options beside a rectangle of a view.
  ///
  /// - Returns: `false`, as there is no printer; the handler is not called.
  @discardableResult
  open func present(
    from rect: CGRect,
    in view: UIView,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }

  /// Dismisses the options; does nothing, as none are shown.
  open func dismiss(animated: Bool) {}
}
