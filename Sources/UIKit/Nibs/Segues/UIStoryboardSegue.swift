public import Foundation

/// A way from one screen to another, drawn in a storyboard, while it is being gone.
///
/// ```
///   trigger ─ shouldPerformSegue ─ destination made and awakened ─ prepare(for:sender:)
///           ─ perform()          ─ the destination's view loads, appearance callbacks
/// ```
///
/// UIKit makes a segue for each trigger. A subclass that is named in the storyboard may set things
/// up in `perform()` and call `super`, or change the screens itself; under a segue of the custom
/// kind there is nothing to call. The segue of a presentation lives as long as the presentation,
/// so that it can be the transitioning delegate of its destination.
///
/// - Evidence: RULES 14 for the order; Apple's SegueCatalog for subclasses (grade A)
///
/// Status: partial · B
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the way.
  open private(set) var identifier: String?
  /// Where it starts.
  open private(set) var source: UIViewController
  /// Where it leads.
  open private(set) var destination: UIViewController

  /// What going the way consists of; `nil` if only a subclass knows.
  var work: (@MainActor (UIStoryboardSegue) -> Void)?
  /// Whether containers on the way of an unwind segue move with an animation.
  var animatesContainers = true

  /// Creates a segue; a subclass may override this and calls `super` first.
  ///
  /// - Parameters:
  ///   - identifier: The name of the way.
  ///   - source: Where it starts.
  ///   - destination: Where it leads.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue whose way a block goes.
  ///
  /// - Parameters:
  ///   - identifier: The name of the way.
  ///   - source: Where it starts.
  ///   - destination: Where it leads.
  ///   - performHandler: Goes the way.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    work = { _ in performHandler() }
  }

  /// Goes the way: shows, presents, embeds or unwinds, by the kind of the segue.
  open func perform() {
    guard let work else {
      raise(.segueWithoutTransition(identifier))
      return
    }
    work(self)
  }
}

/// What is known about an unwind segue while its destination is searched.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// Where the way back starts.
  public let source: UIViewController
  /// The method that the destination must have.
  public let unwindAction: Selector
  /// Who asked for the way back.
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}

@_spi(Porting)
extension PortingConstruction {
  /// Makes a segue of a class.
  public static func make<Made: UIStoryboardSegue>(
    _ type: Made.Type,
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructibleStoryboardSegue.Type.self)
    let made = known.init(identifier: identifier, source: source, destination: destination)
    return unsafeBitCast(made, to: Made.self)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleStoryboardSegue: UIStoryboardSegue {
  /// Makes a segue.
  public required override init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
