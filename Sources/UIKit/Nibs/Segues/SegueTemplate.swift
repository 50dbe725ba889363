import Clockwork
package import Foundation

/// What a controller keeps of one of its ways: all that is needed to go it any number of times.
///
/// A loader fills templates from a document and gives them to their controller by
/// ``UIViewController/segues``. Controls, bar buttons and gesture recognisers get the template as
/// target and ``action`` as action; cells get it as ``UITableViewCell/selectionSegue`` and the
/// like; embed segues are gone by ``performEmbed(in:)`` while the view loads.
@MainActor
package final class SegueTemplate: NSObject {
  /// The kinds of a document, by their names there.
  package enum Kind: String, Sendable {
    case show, showDetail, presentation, popoverPresentation, custom, embed, unwind
    // Those of documents before iOS 8.
    case push, modal, popover, replace
  }

  /// Makes the controller of a destination by `init(coder:)`; `nil` leaves it to the default.
  package typealias Creator = (NSCoder) -> UIViewController?
  /// Makes a destination and awakens it, its view unloaded.
  package typealias DestinationMaker = @MainActor (_ creator: Creator?) -> UIViewController?

  /// The message that makes a template a target.
  package static let action = Selector("perform:")

  /// The id of the segue in its document, by which a later loading finds the template again.
  package let id: String?
  package let identifier: String?
  package let kind: Kind
  /// The class that the document names.
  package let segueClass: UIStoryboardSegue.Type?
  package let animates: Bool
  /// The style of a presentation; `nil` leaves that of the destination.
  package let presentationStyle: UIModalPresentationStyle?
  /// The animation of a presentation; `nil` leaves that of the destination.
  package let transitionStyle: UIModalTransitionStyle?
  package let popover: PopoverPlace?
  /// The source's method that makes the destination, as `@IBSegueAction` declares it.
  package let creationSelector: Selector?
  /// The method that an unwind segue looks for.
  package let unwindAction: Selector?
  private let makeDestination: DestinationMaker?

  /// The controller that keeps the template.
  package internal(set) var source: UIViewController? {
    get { ownSource }
    set { ownSource = newValue }
  }
  /// The view that an embed segue fills.
  package var containerView: UIView? {
    get { ownContainer }
    set { ownContainer = newValue }
  }
  @Backward private var ownSource: UIViewController?
  @Backward private var ownContainer: UIView?
  /// The turn in which the way was gone last.
  private var lastTurn: Int?

  package init(
    id: String? = nil,
    identifier: String? = nil,
    kind: Kind,
    segueClass: UIStoryboardSegue.Type? = nil,
    animates: Bool = true,
    presentationStyle: UIModalPresentationStyle? = nil,
    transitionStyle: UIModalTransitionStyle? = nil,
    popover: PopoverPlace? = nil,
    creationSelector: Selector? = nil,
    unwindAction: Selector? = nil,
    makeDestination: DestinationMaker? = nil
  ) {
    self.id = id
    self.identifier = identifier
    self.kind = kind
    self.segueClass = segueClass
    self.animates = animates
    self.presentationStyle = presentationStyle
    self.transitionStyle = transitionStyle
    self.popover = popover
    self.creationSelector = creationSelector
    self.unwindAction = unwindAction
    self.makeDestination = makeDestination
    super.init()
  }

  /// Makes a segue of the document's class.
  func makeSegue(
    from source: UIViewController,
    to destination: UIViewController,
    work: (@MainActor (UIStoryboardSegue) -> Void)?
  ) -> UIStoryboardSegue {
    let segue = PortingConstruction.make(
      segueClass ?? UIStoryboardSegue.self,
      identifier: identifier,
      source: source,
      destination: destination
    )
    segue.work = work
    return segue
  }

  /// Makes the destination, by the source's own method if there is one.
  ///
  /// Such a method takes the coder, then the sender, then the identifier, as many as it likes.
  func makeDestination(for source: UIViewController, sender: Any?) -> UIViewController? {
    guard let makeDestination else { return nil }
    guard let creationSelector else { return makeDestination(nil) }
    let identifier = identifier
    return makeDestination { coder in
      let arguments: [Any?] = [coder, sender, identifier]
      return ObjectiveC.send(creationSelector, to: source, arguments) as? UIViewController
    }
  }

  /// Says on the console if the way is gone a second time in one turn.
  ///
  /// - Evidence: rob-brown/RBStoryboardLink #12 (grade B): a button with the segue whose action
  ///   performs it, too, pushes twice.
  func noteTurn(of source: UIViewController) {
    let turn = MainLoop.current.turnCount
    if lastTurn == turn { ConsoleMessage.performedTwice(identifier, by: source).emit() }
    lastTurn = turn
  }
}

extension SegueTemplate: ObjectiveCDispatching {
  package func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    guard call.name == "perform:" else { return false }
    return call.answer { _ = self.trigger(sender: call[0] as Any?) }
  }
}

extension SegueTemplate {
  /// Where a popover points and what it lets through.
  package struct PopoverPlace {
    /// The view or the bar button that the popover points at.
    package var anchor: @MainActor () -> (any UIPopoverPresentationControllerSourceItem)?
    /// The part of the view; `nil` for all of it.
    package var sourceRect: CGRect?
    package var arrowDirections: UIPopoverArrowDirection
    package var passthroughViews: @MainActor () -> [UIView]

    package init(
      sourceRect: CGRect? = nil,
      arrowDirections: UIPopoverArrowDirection = .any,
      passthroughViews: @escaping @MainActor () -> [UIView] = { [] },
      anchor: @escaping @MainActor () -> (any UIPopoverPresentationControllerSourceItem)?
    ) {
      self.anchor = anchor
      self.sourceRect = sourceRect
      self.arrowDirections = arrowDirections
      self.passthroughViews = passthroughViews
    }
  }
}

extension UIModalPresentationStyle {
  /// The style that documents call by a name.
  package init?(documentName: String) {
    switch documentName {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "blurOverFullScreen": self = .blurOverFullScreen
    case "none": self = .none
    case "automatic": self = .automatic
    default: return nil
    }
  }
}

extension UIModalTransitionStyle {
  /// The style that documents call by a name.
  package init?(documentName: String) {
    switch documentName {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
