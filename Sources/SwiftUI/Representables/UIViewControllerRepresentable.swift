public import CoreGraphics
public import UIKit

/// A controller of UIKit among views of SwiftUI.
///
/// It becomes a child of the controller that shows the views, which makes it appear and
/// disappear. It is made when it is placed in a window for the first time.
///
/// - Evidence: the documentation of `UIViewControllerRepresentable` (grade A); RULES 18
///
/// Status: partial · A
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What talks to the controller: a delegate, a data source.
  associatedtype Coordinator = Void
  /// What the methods get.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; called once for each place.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date; called after making and after each change.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType,
    context: Context
  )
  /// Makes the coordinator; called before the controller is made.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Called when the controller is gone.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
  /// The size of the controller's view for a proposal; `nil` asks the view.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Stops: a representable has no body.
  @MainActor public var body: Never {
    fatalError("body() should not be called on \(type(of: self)).")
  }

  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// Asks the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes none.
  public func makeCoordinator() {}
}

/// What the methods of a representable controller get.
///
/// Status: partial · A
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// What goes along with the change.
  public let transaction: Transaction
  /// What the views around give.
  public let environment: EnvironmentValues
}

/// The node of a representable controller.
final class ControllerNode<R: UIViewControllerRepresentable>: TypedNode<R> {
  private lazy var item = RepresentableItem(self)
  private var coordinator: R.Coordinator?
  private var made: R.UIViewControllerType?

  override func rebuild() {
    item.environment = environment
    item.make = { [unowned self] in make() }
    item.sizing = { [unowned self] in size($0) }
    if let made { update(made) }
  }

  private func make() -> UIView? {
    if let made { return made.view }
    let coordinator = self.coordinator ?? view.makeCoordinator()
    self.coordinator = coordinator
    let controller = view.makeUIViewController(context: context(coordinator))
    made = controller
    update(controller)
    return controller.view
  }

  @MainActor private func update(_ controller: R.UIViewControllerType) {
    guard let coordinator else { return }
    let context = context(coordinator)
    tracked { view.updateUIViewController(controller, context: context) }
  }

  @MainActor private func size(_ proposal: ProposedViewSize) -> CGSize? {
    guard let made, let coordinator else { return nil }
    if let own = view.sizeThatFits(
      proposal,
      uiViewController: made,
      context: context(coordinator)
    ) {
      return own
    }
    let preferred = made.preferredContentSize
    guard preferred != .zero else { return UIKitSizes.size(of: made.view, proposal) }
    return CGSize(
      width: proposal.width ?? preferred.width,
      height: proposal.height ?? preferred.height
    )
  }

  private func context(_ coordinator: R.Coordinator) -> R.Context {
    UIViewControllerRepresentableContext(
      coordinator: coordinator,
      transaction: host.currentTransaction,
      environment: environment
    )
  }

  override var items: [Item] { [item] }

  override func willGo() {
    guard let made, let coordinator else { return }
    self.made = nil
    R.dismantleUIViewController(made, coordinator: coordinator)
  }
}
