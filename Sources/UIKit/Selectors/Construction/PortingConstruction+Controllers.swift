public import Foundation

// Controllers whose class a variable or a generic parameter holds.

@_spi(Porting)
extension PortingConstruction {
  /// Makes a controller of a class.
  public static func make<Made: UIViewController>(
    _ type: Made.Type,
    nibName: String?,
    bundle: Bundle?
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructibleViewController.Type.self)
    return unsafeBitCast(known.init(nibName: nibName, bundle: bundle), to: Made.self)
  }

  /// Makes a navigation controller of a class.
  public static func make<Made: UINavigationController>(
    _ type: Made.Type,
    rootViewController: UIViewController
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructibleNavigationController.Type.self)
    return unsafeBitCast(known.init(rootViewController: rootViewController), to: Made.self)
  }

  /// Makes a navigation controller of a class.
  public static func make<Made: UINavigationController>(
    _ type: Made.Type,
    navigationBarClass: AnyClass?,
    toolbarClass: AnyClass?
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructibleBarNavigationController.Type.self)
    return unsafeBitCast(
      known.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass),
      to: Made.self
    )
  }

  /// Makes a table controller of a class.
  public static func make<Made: UITableViewController>(
    _ type: Made.Type,
    style: UITableView.Style
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructibleTableViewController.Type.self)
    return unsafeBitCast(known.init(style: style), to: Made.self)
  }

  /// Makes a collection controller of a class.
  public static func make<Made: UICollectionViewController>(
    _ type: Made.Type,
    collectionViewLayout layout: UICollectionViewLayout
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructibleCollectionViewController.Type.self)
    return unsafeBitCast(known.init(collectionViewLayout: layout), to: Made.self)
  }

  /// Makes a page controller of a class.
  public static func make<Made: UIPageViewController>(
    _ type: Made.Type,
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation orientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructiblePageViewController.Type.self)
    return unsafeBitCast(
      known.init(transitionStyle: style, navigationOrientation: orientation, options: options),
      to: Made.self
    )
  }

  /// Makes a split view controller of a class.
  public static func make<Made: UISplitViewController>(
    _ type: Made.Type,
    style: UISplitViewController.Style
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructibleSplitViewController.Type.self)
    return unsafeBitCast(known.init(style: style), to: Made.self)
  }

  /// Makes a presentation controller of a class.
  public static func make<Made: UIPresentationController>(
    _ type: Made.Type,
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructiblePresentationController.Type.self)
    return unsafeBitCast(
      known.init(
        presentedViewController: presentedViewController,
        presenting: presentingViewController
      ),
      to: Made.self
    )
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleViewController: UIViewController {
  /// Makes a controller.
  public required override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Reads a controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleNavigationController: UINavigationController {
  /// Makes a navigation controller.
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  /// Reads a navigation controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleBarNavigationController: UINavigationController {
  /// Makes a navigation controller.
  public required override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }

  /// Reads a navigation controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleTableViewController: UITableViewController {
  /// Makes a table controller.
  public required override init(style: UITableView.Style) {
    super.init(style: style)
  }

  /// Reads a table controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleCollectionViewController: UICollectionViewController {
  /// Makes a collection controller.
  public required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }

  /// Reads a collection controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructiblePageViewController: UIPageViewController {
  /// Makes a page controller.
  public required override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation orientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]?
  ) {
    super.init(transitionStyle: style, navigationOrientation: orientation, options: options)
  }

  /// Reads a page controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleSplitViewController: UISplitViewController {
  /// Makes a split view controller.
  public required override init(style: UISplitViewController.Style) {
    super.init(style: style)
  }

  /// Reads a split view controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructiblePresentationController: UIPresentationController {
  /// Makes a presentation controller.
  public required override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
  }
}
