import CoreGraphics
import Foundation

/// The properties of UIKit's classes that key-value coding finds by their Objective-C names.
///
/// Classes of an app bring their names along in their dispatch member; this table speaks for the
/// classes that UIKit itself declares.
@MainActor
enum KnownProperties {
  /// Answers a message that is the name of a getter or setter in the table.
  static func answer(_ call: ObjectiveCCall, _ target: AnyObject) -> Bool {
    guard let candidates = table[call.name] else { return false }
    return candidates.contains { $0(call, target) }
  }

  private typealias Answer = @MainActor (ObjectiveCCall, AnyObject) -> Bool

  private static let table: [String: [Answer]] = {
    var table: [String: [Answer]] = [:]
    func names(_ key: String) -> (getters: [String], setter: String) {
      (KeyValueNames.getters(of: key), KeyValueNames.setter(of: key))
    }
    func add<Owner: AnyObject, Value>(
      _ key: String,
      _ path: ReferenceWritableKeyPath<Owner, Value>
    ) {
      nonisolated(unsafe) let path = path
      let names = names(key)
      for name in names.getters + [names.setter] {
        table[name, default: []].append { call, target in
          guard let owner = target as? Owner else { return false }
          return call.property({ owner[keyPath: path] }, { owner[keyPath: path] = $0 })
        }
      }
    }
    func read<Owner: AnyObject, Value>(_ key: String, _ path: KeyPath<Owner, Value>) {
      nonisolated(unsafe) let path = path
      for name in names(key).getters {
        table[name, default: []].append { call, target in
          guard let owner = target as? Owner else { return false }
          return call.property { owner[keyPath: path] }
        }
      }
    }
    add("frame", \UIView.frame)
    add("bounds", \UIView.bounds)
    add("center", \UIView.center)
    add("transform", \UIView.transform)
    add("alpha", \UIView.alpha)
    add("hidden", \UIView.isHidden)
    add("opaque", \UIView.isOpaque)
    add("backgroundColor", \UIView.backgroundColor)
    add("tintColor", \UIView.tintColor)
    add("tag", \UIView.tag)
    add("clipsToBounds", \UIView.clipsToBounds)
    add("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    add(
      "translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints
    )
    read("superview", \UIView.superview)
    read("subviews", \UIView.subviews)
    read("window", \UIView.window)
    read("layer", \UIView.layer)
    add("accessibilityLabel", \UIResponder.accessibilityLabel)
    add("accessibilityValue", \UIResponder.accessibilityValue)
    add("accessibilityIdentifier", \UIResponder.accessibilityIdentifier)
    add("contentOffset", \UIScrollView.contentOffset)
    add("contentSize", \UIScrollView.contentSize)
    add("contentInset", \UIScrollView.contentInset)
    add("zoomScale", \UIScrollView.zoomScale)
    add("scrollEnabled", \UIScrollView.isScrollEnabled)
    add("pagingEnabled", \UIScrollView.isPagingEnabled)
    add("enabled", \UIControl.isEnabled)
    add("selected", \UIControl.isSelected)
    add("highlighted", \UIControl.isHighlighted)
    add("text", \UILabel.text)
    add("attributedText", \UILabel.attributedText)
    add("textColor", \UILabel.textColor)
    add("font", \UILabel.font)
    add("numberOfLines", \UILabel.numberOfLines)
    add("text", \UITextField.text)
    add("attributedText", \UITextField.attributedText)
    add("placeholder", \UITextField.placeholder)
    add("textColor", \UITextField.textColor)
    add("font", \UITextField.font)
    add("text", \UITextView.text)
    add("attributedText", \UITextView.attributedText)
    add("textColor", \UITextView.textColor)
    add("font", \UITextView.font)
    add("on", \UISwitch.isOn)
    add("value", \UISlider.value)
    add("value", \UIStepper.value)
    add("progress", \UIProgressView.progress)
    add("image", \UIImageView.image)
    add("spacing", \UIStackView.spacing)
    add("rootViewController", \UIWindow.rootViewController)
    add("title", \UIViewController.title)
    add("view", \UIViewController.view)
    add("editing", \UIViewController.isEditing)
    add("preferredContentSize", \UIViewController.preferredContentSize)
    read("parentViewController", \UIViewController.parent)
    read("navigationController", \UIViewController.navigationController)
    read("navigationItem", \UIViewController.navigationItem)
    add("viewControllers", \UINavigationController.viewControllers)
    read("topViewController", \UINavigationController.topViewController)
    add("viewControllers", \UITabBarController.viewControllers)
    add("selectedIndex", \UITabBarController.selectedIndex)
    add("selectedViewController", \UITabBarController.selectedViewController)
    add("title", \UINavigationItem.title)
    add("prompt", \UINavigationItem.prompt)
    add("title", \UIBarItem.title)
    add("enabled", \UIBarItem.isEnabled)
    add("image", \UIBarItem.image)
    add("tag", \UIBarItem.tag)
    add("badgeValue", \UITabBarItem.badgeValue)
    add("enabled", \UIGestureRecognizer.isEnabled)
    read("view", \UIGestureRecognizer.view)
    return table
  }()
}
