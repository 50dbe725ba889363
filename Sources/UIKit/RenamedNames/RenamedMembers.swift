/// The names that containment had before Swift 4.2.
///
/// They exist in extensions, where Apple's importer has them in the class, so that a class written for an old
/// language mode can call them but not override them.
extension UIViewController {
  /// The name of `children` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// The name of `addChild(_:)` before Swift 4.2.
  ///
  /// - Parameter childController: The new child.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The name of `removeFromParent()` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The name of `willMove(toParent:)` before Swift 4.2.
  ///
  /// - Parameter parent: The new parent; nil when the controller leaves.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The name of `didMove(toParent:)` before Swift 4.2.
  ///
  /// - Parameter parent: The new parent; nil when the controller left.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// The name of `childForStatusBarStyle` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  /// The name of `childForStatusBarHidden` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
}

/// The names that the order of subviews had before Swift 4.2.
extension UIView {
  /// The name of `bringSubviewToFront(_:)` before Swift 4.2.
  ///
  /// - Parameter view: The subview that shall be drawn last.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The name of `sendSubviewToBack(_:)` before Swift 4.2.
  ///
  /// - Parameter view: The subview that shall be drawn first.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

/// The names that lines of text had before Swift 4.2.
extension NSUnderlineStyle {
  /// No line; the empty set since Swift 4.2.
  @available(swift, obsoleted: 4.2, message: "use [] to construct an empty option set")
  public static var styleNone: NSUnderlineStyle { [] }

  /// The name of `single` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }

  /// The name of `thick` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }

  /// The name of `double` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
}
