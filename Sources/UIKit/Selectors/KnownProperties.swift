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
    guard let candidates = answers[call.name] else { return false }
    return candidates.contains { $0(call, target) }
  }

  private static let answers: [String: [KnownPropertyTable.Answer]] = {
    var table = KnownPropertyTable()
    addValues(&table)
    addTexts(&table)
    addOutlets(&table)
    return table.answers
  }()

  private static func addValues(_ table: inout KnownPropertyTable) {
    table.add("frame", \UIView.frame)
    table.add("bounds", \UIView.bounds)
    table.add("center", \UIView.center)
    table.add("transform", \UIView.transform)
    table.add("alpha", \UIView.alpha)
    table.add("hidden", \UIView.isHidden)
    table.add("opaque", \UIView.isOpaque)
    table.add("backgroundColor", \UIView.backgroundColor)
    table.add("tintColor", \UIView.tintColor)
    table.add("tag", \UIView.tag)
    table.add("clipsToBounds", \UIView.clipsToBounds)
    table.add("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    table.add(
      "translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints
    )
    table.read("superview", \UIView.superview)
    table.read("subviews", \UIView.subviews)
    table.read("window", \UIView.window)
    table.read("layer", \UIView.layer)
    table.add("accessibilityLabel", \UIResponder.accessibilityLabel)
    table.add("accessibilityValue", \UIResponder.accessibilityValue)
    table.add("accessibilityIdentifier", \UIResponder.accessibilityIdentifier)
    table.add("contentOffset", \UIScrollView.contentOffset)
    table.add("contentSize", \UIScrollView.contentSize)
    table.add("contentInset", \UIScrollView.contentInset)
    table.add("zoomScale", \UIScrollView.zoomScale)
    table.add("scrollEnabled", \UIScrollView.isScrollEnabled)
    table.add("pagingEnabled", \UIScrollView.isPagingEnabled)
    table.add("enabled", \UIControl.isEnabled)
    table.add("selected", \UIControl.isSelected)
    table.add("highlighted", \UIControl.isHighlighted)
    table.add("text", \UILabel.text)
    table.add("attributedText", \UILabel.attributedText)
    table.add("textColor", \UILabel.textColor)
    table.add("font", \UILabel.font)
    table.add("numberOfLines", \UILabel.numberOfLines)
    table.add("text", \UITextField.text)
    table.add("attributedText", \UITextField.attributedText)
    table.add("placeholder", \UITextField.placeholder)
    table.add("textColor", \UITextField.textColor)
    table.add("font", \UITextField.font)
    table.add("text", \UITextView.text)
    table.add("attributedText", \UITextView.attributedText)
    table.add("textColor", \UITextView.textColor)
    table.add("font", \UITextView.font)
    table.add("on", \UISwitch.isOn)
    table.add("value", \UISlider.value)
    table.add("value", \UIStepper.value)
    table.add("progress", \UIProgressView.progress)
    table.add("image", \UIImageView.image)
    table.add("spacing", \UIStackView.spacing)
    table.add("rootViewController", \UIWindow.rootViewController)
    table.add("title", \UIViewController.title)
    table.add("view", \UIViewController.view)
    table.add("editing", \UIViewController.isEditing)
    table.add("preferredContentSize", \UIViewController.preferredContentSize)
    table.read("parentViewController", \UIViewController.parent)
    table.read("navigationController", \UIViewController.navigationController)
    table.read("navigationItem", \UIViewController.navigationItem)
    table.add("viewControllers", \UINavigationController.viewControllers)
    table.read("topViewController", \UINavigationController.topViewController)
    table.add("viewControllers", \UITabBarController.viewControllers)
    table.add("selectedIndex", \UITabBarController.selectedIndex)
    table.add("selectedViewController", \UITabBarController.selectedViewController)
    table.add("title", \UINavigationItem.title)
    table.add("prompt", \UINavigationItem.prompt)
    table.add("title", \UIBarItem.title)
    table.add("enabled", \UIBarItem.isEnabled)
    table.add("image", \UIBarItem.image)
    table.add("tag", \UIBarItem.tag)
    table.add("badgeValue", \UITabBarItem.badgeValue)
    table.add("enabled", \UIGestureRecognizer.isEnabled)
    table.read("view", \UIGestureRecognizer.view)
  }
}
