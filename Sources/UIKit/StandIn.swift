// Stands in for classes that land shortly; each part goes when its class comes.
public import Foundation

/// A recognizer.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Creates a recognizer.
  public init(target: Any?, action: Selector?) { super.init() }
}
/// A recognizer at an edge.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}
/// A bar item.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
}
/// A bar button.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// A kind.
  public enum SystemItem: Int { case edit }
  /// A style.
  public enum Style: Int { case plain, done }
  /// Creates one.
  public convenience init(systemItem: SystemItem) { self.init() }
  /// The action.
  open var primaryAction: UIAction?
  /// The style.
  open var style = Style.plain
}
/// An action.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// Creates one.
  public init(title: String, handler: @escaping (UIAction) -> Void) { super.init() }
}
/// A tab item.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Creates one.
  public init(title: String?, image: Any?, tag: Int) { super.init(); self.title = title }
}
/// A navigation item.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Creates one.
  public init(title: String) { super.init(); self.title = title }
  /// The title.
  open var title: String?
}
/// A bar.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Creates one.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Large titles.
  open var prefersLargeTitles = false
  /// The items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {}
}
/// A bar.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// Creates one.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
}
/// A bar.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {}
  /// The selected item.
  open var selectedItem: UITabBarItem?
}
/// An alert.
@preconcurrency @MainActor open class UIAlertController: UIViewController {}

enum TouchDispatcher {
  @MainActor static func dispatch(_ event: UIEvent, in window: UIWindow) {}
}
extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) { rare.gestureRecognizers.append(recognizer) }
  func detach(_ recognizer: UIGestureRecognizer) {
    rare.gestureRecognizers.removeAll { $0 === recognizer }
  }
  func replaceGestureRecognizers(with list: [UIGestureRecognizer]) {
    rare.gestureRecognizers = list
  }
  /// Whether animations run.
  public class var areAnimationsEnabled: Bool { true }
  /// A curve.
  public enum AnimationCurve: Int, Sendable { case easeInOut }
  /// Options.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
/// An image.
@preconcurrency @MainActor open class UIImage: NSObject {}
/// A colour.
open class UIColor: NSObject, @unchecked Sendable {
  func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  /// The colour for layers.
  open var cgColor: CGColor { unimplemented("colours") }
  /// Blue.
  public static let systemBlue = UIColor()
}
/// An event.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What happened in detail.
  public enum EventSubtype: Int, Sendable { case none }
}
/// A touch.
@preconcurrency @MainActor open class UITouch: NSObject {}
/// A recognizer for dragging.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
/// A recognizer for scaling.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {}
/// A control.
@preconcurrency @MainActor open class UIControl: UIView {}
extension UIControl {
  /// Events.
  public struct Event: OptionSet, Sendable {
    /// Bits.
    public let rawValue: UInt
    /// Creates events.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A value.
    public static let valueChanged = Event(rawValue: 1 << 12)
  }
  var isEnabled: Bool { true }
  func sendActions(for events: Event) {}
}
