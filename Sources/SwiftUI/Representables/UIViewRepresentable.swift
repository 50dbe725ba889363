public import CoreGraphics
public import UIKit

/// A view of UIKit among those of SwiftUI.
///
/// ```
///   makeCoordinator ─▶ makeUIView ─▶ updateUIView ─▶ updateUIView … ─▶ dismantleUIView
/// ```
///
/// The view is made when it is placed in a window for the first time.
///
/// - Evidence: the documentation of `UIViewRepresentable` (grade A); RULES 18
///
/// Status: partial · A
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// What talks to the view: a delegate, a target.
  associatedtype Coordinator = Void
  /// What the methods get.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; called once for each place.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date; called after making and after each change.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the coordinator; called before the view is made.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Called when the view is gone.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  )
  /// The size of the view for a proposal; `nil` asks the view.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Stops: a representable has no body.
  @MainActor public var body: Never {
    fatalError("body() should not be called on \(type(of: self)).")
  }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Asks the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes none.
  public func makeCoordinator() {}
}

/// What the methods of a representable view get.
///
/// Status: partial · A
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// What goes along with the change.
  public let transaction: Transaction
  /// What the views around give.
  public let environment: EnvironmentValues
}

/// The node of a representable view.
final class RepresentableNode<R: UIViewRepresentable>: TypedNode<R> {
  private lazy var item = RepresentableItem(self)
  private var coordinator: R.Coordinator?
  private var made: R.UIViewType?

  override func rebuild() {
    item.environment = environment
    item.make = { [unowned self] in make() }
    item.sizing = { [unowned self] in size($0) }
    if let made { update(made) }
  }

  private func make() -> UIView {
    if let made { return made }
    let coordinator = self.coordinator ?? view.makeCoordinator()
    self.coordinator = coordinator
    let uiView = view.makeUIView(context: context(coordinator))
    made = uiView
    update(uiView)
    return uiView
  }

  @MainActor private func update(_ uiView: R.UIViewType) {
    guard let coordinator else { return }
    let context = context(coordinator)
    tracked { view.updateUIView(uiView, context: context) }
  }

  @MainActor private func size(_ proposal: ProposedViewSize) -> CGSize? {
    guard let made, let coordinator else { return nil }
    return view.sizeThatFits(proposal, uiView: made, context: context(coordinator))
      ?? UIKitSizes.size(of: made, proposal)
  }

  private func context(_ coordinator: R.Coordinator) -> R.Context {
    UIViewRepresentableContext(
      coordinator: coordinator,
      transaction: host.currentTransaction,
      environment: environment
    )
  }

  override var items: [Item] { [item] }

  override func willGo() {
    guard let made, let coordinator else { return }
    self.made = nil
    R.dismantleUIView(made, coordinator: coordinator)
  }
}

/// The item of a view of UIKit that is made late.
final class RepresentableItem: Item {
  var make: () -> UIView? = { nil }
  var sizing: (ProposedViewSize) -> CGSize? = { _ in nil }
  private var shown: UIView?

  /// The view, once there is a window.
  private var present: UIView? {
    if shown == nil, host.view?.window != nil { shown = make() }
    return shown
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    _ = present
    return sizing(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    if let present { pass.show(present, frame) }
  }

  override var leafView: UIView? { shown }
}

/// The sizes of views of UIKit for proposals.
@MainActor
enum UIKitSizes {
  /// A view with a size of its own takes that as far as it resists; others take what is offered.
  @MainActor static func size(of view: UIView, _ proposal: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    func length(_ own: CGFloat, _ offer: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard own != UIView.noIntrinsicMetric else { return offer ?? 10 }
      guard let offer else { return own }
      if offer > own,
        view.contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue
      {
        return offer
      }
      if offer < own,
        view.contentCompressionResistancePriority(for: axis).rawValue
          < UILayoutPriority.defaultHigh.rawValue
      {
        return offer
      }
      return own
    }
    return CGSize(
      width: length(own.width, proposal.width, .horizontal),
      height: length(own.height, proposal.height, .vertical)
    )
  }
}
