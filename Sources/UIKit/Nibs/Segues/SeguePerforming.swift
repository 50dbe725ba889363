import Foundation

/// Going a way: by the user, by name, and what each kind does.
extension SegueTemplate {
  /// Goes the way for a control, a bar button, a gesture or a cell, if the source agrees.
  ///
  /// - Evidence: RULES 14: `shouldPerformSegue` is asked for these only (B, and Apple says so)
  /// - Returns: Whether the source agreed.
  @discardableResult
  package func trigger(sender: Any?) -> Bool {
    guard let source else { return false }
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
      return false
    }
    perform(sender: sender)
    return true
  }

  /// Goes the way without asking.
  package func perform(sender: Any?) {
    guard let source else { return }
    switch kind {
    case .unwind: Unwinding(template: self, source: source, sender: sender)?.perform()
    case .embed:
      // A document whose segue does not start at a container; what iOS says is not known (D).
      guard let containerView else { return raise(.segueWithoutTransition(identifier)) }
      performEmbed(in: containerView, sender: sender)
    default: goForward(from: source, sender: sender)
    }
  }

  private func goForward(from source: UIViewController, sender: Any?) {
    noteTurn(of: source)
    guard let destination = makeDestination(for: source, sender: sender) else { return }
    setUp(destination)
    let segue = makeSegue(from: source, to: destination, work: work(sender: sender))
    source.prepare(for: segue, sender: sender)
    segue.perform()
    if let presentation = destination.presentation, presentation.isLinked {
      presentation.segue = segue
    }
  }

  /// Gives the destination what the document says about its presentation.
  ///
  /// This comes before `prepare`, where apps set another style, or the popover's delegate.
  private func setUp(_ destination: UIViewController) {
    switch kind {
    case .presentation, .modal:
      if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
      if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
    case .popoverPresentation, .popover:
      destination.modalPresentationStyle = .popover
      guard let popover, let presentation = destination.popoverPresentationController else {
        return
      }
      presentation.sourceItem = popover.anchor()
      if let rect = popover.sourceRect { presentation.sourceRect = rect }
      presentation.permittedArrowDirections = popover.arrowDirections
      let views = popover.passthroughViews()
      if !views.isEmpty { presentation.passthroughViews = views }
    default: break
    }
  }

  // MARK: - What each kind does

  /// What UIKit's part of `perform()` is; `nil` for the custom kind, which has none.
  private func work(sender: Any?) -> (@MainActor (UIStoryboardSegue) -> Void)? {
    let kind = kind
    let animates = animates
    return switch kind {
    case .custom, .unwind, .embed: nil
    case .show: { Self.show($0, sender, animated: animates && UIView.areAnimationsEnabled) }
    case .showDetail, .replace:
      { $0.source.showDetailViewController($0.destination, sender: sender) }
    case .push: { Self.push($0, animated: animates && UIView.areAnimationsEnabled) }
    case .presentation, .modal, .popoverPresentation, .popover:
      {
        let isAnimated = animates && UIView.areAnimationsEnabled
        $0.source.present($0.destination, animated: isAnimated)
      }
    }
  }

  /// Shows the destination in the way of the nearest container.
  ///
  /// `show` has no flag, so without an animation the push or the presentation is made directly.
  private static func show(_ segue: UIStoryboardSegue, _ sender: Any?, animated: Bool) {
    let (source, destination) = (segue.source, segue.destination)
    guard !animated else { return source.show(destination, sender: sender) }
    let target = source.targetViewController(
      forAction: Selector("showViewController:sender:"),
      sender: sender
    )
    switch target {
    case let navigation as UINavigationController where !(destination is UINavigationController):
      navigation.pushViewController(destination, animated: false)
    case let navigation as UINavigationController:
      navigation.present(destination, animated: false)
    case nil where source._parent == nil: source.present(destination, animated: false)
    default: UIView.performWithoutAnimation { source.show(destination, sender: sender) }
    }
  }

  private static func push(_ segue: UIStoryboardSegue, animated: Bool) {
    guard let navigation = segue.source.navigationController else {
      raise(.pushSegueWithoutNavigation(segue.identifier))
      return
    }
    navigation.pushViewController(segue.destination, animated: animated)
  }

  // MARK: - Embedding

  /// Fills a container view with the destination; called while the source's view loads.
  ///
  /// The source's `prepare` comes before its `viewDidLoad`, and so does the child's `viewDidLoad`.
  ///
  /// - Evidence: RULES 5, 7; mluton/EmbeddedSwapping #11 for the exception (grade B)
  /// - Returns: The child; `nil` if there is none.
  @discardableResult
  package func performEmbed(in containerView: UIView, sender: Any? = nil) -> UIViewController? {
    guard let source else { return nil }
    self.containerView = containerView
    guard containerView.subviews.isEmpty else {
      raise(.embeddedTwice())
      return nil
    }
    guard let child = makeDestination(for: source, sender: sender) else { return nil }
    let segue = makeSegue(from: source, to: child) { segue in
      Self.embed(segue.destination, in: containerView, of: segue.source)
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
    return child
  }

  private static func embed(
    _ child: UIViewController,
    in containerView: UIView,
    of parent: UIViewController
  ) {
    parent.addChild(child)
    guard let view = child.view else { return }
    view.frame = containerView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    containerView.addSubview(view)
    child.didMove(toParent: parent)
  }
}

// MARK: - By name

extension UIViewController {
  /// The way with a name; the first one, if a document has two of the same name.
  func segues(named identifier: String) -> SegueTemplate? {
    segues.first { $0.identifier == identifier }
  }

  /// Goes the way with a name; an unknown name raises.
  func goWay(_ identifier: String, sender: Any?) {
    guard let template = segues(named: identifier) else {
      ConsoleMessage.knownSegues(of: self, insteadOf: identifier).emit()
      raise(.noSegue(identifier, of: self))
      return
    }
    template.perform(sender: sender)
  }
}
