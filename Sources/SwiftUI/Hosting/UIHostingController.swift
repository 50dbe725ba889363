import CoreGraphics
public import Foundation
public import UIKit

/// A controller whose view shows views of SwiftUI.
///
/// The views are evaluated when the controller's view is laid out or measured for the first time. A
/// new root view is taken in the next commit; what has the same place in it keeps its state.
///
/// - Evidence: the documentation of `UIHostingController` (grade A)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private var content: Content
  private var hosting: HostingView<Content>?

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    content = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a storyboard that shows a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    content = rootView
    super.init(coder: aDecoder)
  }

  /// Stops, as iOS does: an archive does not know the root view.
  ///
  /// A subclass overrides it and calls ``init(coder:rootView:)``.
  public required dynamic init?(coder aDecoder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)"
    )
  }

  /// What is shown.
  public var rootView: Content {
    get { content }
    set {
      content = newValue
      hosting?.rootView = newValue
    }
  }

  /// Which of its sizes the controller tells its surroundings about.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { sizingDidChange() }
  }

  /// The parts of the safe area that the content keeps to.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet {
      if safeAreaRegions != oldValue, !safeAreaRegions.contains(.container) {
        unimplemented("safe area regions of a hosting controller without the container")
      }
    }
  }

  /// The size that the content takes of an offered one.
  ///
  /// A length of zero, or one without end, limits nothing.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hosting?.sizeThatFits(size) ?? .zero
  }

  /// Makes the view that shows the content.
  open override func loadView() {
    let hosting = HostingView(content)
    hosting.backgroundColor = .systemBackground
    hosting.host.controller = self
    hosting.didRender = { [weak self] in self?.notePreferredSize() }
    self.hosting = hosting
    view = hosting
    sizingDidChange()
  }

  /// Tells the content that it may appear.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hosting?.host.isOn = true
    hosting?.setNeedsLayout()
  }

  /// Tells the content that it is gone.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hosting?.host.isOn = false
    hosting?.host.disappear()
  }

  private func sizingDidChange() {
    let isOwn = sizingOptions.contains(.intrinsicContentSize)
    guard let hosting else { return }
    if hosting.hasIntrinsicSize != isOwn {
      hosting.hasIntrinsicSize = isOwn
      hosting.invalidateIntrinsicContentSize()
    }
    hosting.setNeedsLayout()
  }

  private func notePreferredSize() {
    guard sizingOptions.contains(.preferredContentSize), let hosting else { return }
    let size = hosting.host.size(.unspecified)
    if preferredContentSize != size { preferredContentSize = size }
  }
}

/// Which of its sizes a hosting controller tells its surroundings about.
///
/// Status: complete · A
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The ideal size is the preferred size of the controller.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The ideal size is the view's own size for constraints.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
