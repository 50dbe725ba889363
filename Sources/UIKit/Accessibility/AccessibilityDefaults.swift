import CoreGraphics
import Foundation

/// What UIKit's own classes tell assistive software while the app says nothing else.
///
/// The answers depend on the class alone and on what is shown, so they stand in one place
/// instead of in each control.
///
/// - Evidence: Apple, "Supporting VoiceOver in your app": standard controls are accessible and
///   have their titles as labels (grade A); the texts of values are those of iOS in English
///   (grade D)
@MainActor
enum AccessibilityDefaults {
  // MARK: - Elements

  static func isElement(_ responder: UIResponder) -> Bool {
    switch responder {
    case let label as UILabel: !(label.superview is UIButton)
    case is UIButton, is UISwitch, is UISlider, is UITextField, is UITextView, is UIPageControl,
      is UIProgressView, is UIActivityIndicatorView, is UITableViewCell, is TabBarButton,
      is AlertButton:
      true
    default: false
    }
  }

  /// Whether a touch of the user does something.
  static func respondsToInteraction(_ responder: UIResponder) -> Bool {
    guard let view = responder as? UIView else { return false }
    if let control = view as? UIControl { return control.isEnabled }
    return view is UITextView || !(view.gestureRecognizers ?? []).isEmpty
  }

  // MARK: - Texts

  static func label(of responder: UIResponder) -> String? {
    switch responder {
    case let label as UILabel: label.text
    case let button as UIButton:
      button.configuration?.title ?? button.currentTitle ?? button.currentAttributedTitle?.string
        ?? button.currentImage.flatMap(imageLabel)
        ?? button.configuration?.image.flatMap(imageLabel)
    case let image as UIImageView: image.image?.accessibilityLabel
    case let tab as TabBarButton: tab.item.accessibilityLabel ?? tab.item.title
    case let cell as UITableViewCell: joinedTexts(in: cell)
    case let indicator as UIActivityIndicatorView:
      indicator.isAnimating ? "In progress" : "Progress halted"
    case is UIProgressView: "Progress"
    default: nil
    }
  }

  /// What an image says: what the app said about it, or its name.
  static func imageLabel(_ image: UIImage) -> String? {
    image.accessibilityLabel ?? image.givenName
  }

  static func value(of responder: UIResponder) -> String? {
    switch responder {
    case let control as UISwitch: control.isOn ? "1" : "0"
    case let slider as UISlider: percent(slider.value, slider.minimumValue, slider.maximumValue)
    case let progress as UIProgressView: percent(progress.progress, 0, 1)
    case let field as UITextField: fieldValue(field)
    case let view as UITextView: view.text
    case let pages as UIPageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let tab as TabBarButton: tab.item.badgeValue.map(badge)
    default: nil
    }
  }

  private static func fieldValue(_ field: UITextField) -> String? {
    let text = field.text ?? ""
    guard !text.isEmpty else { return field.placeholder }
    return field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  private static func percent(_ value: Float, _ least: Float, _ most: Float) -> String {
    guard most > least else { return "0%" }
    let share = (value - least) / (most - least)
    guard share.isFinite else { return "0%" }
    return "\(Int((min(max(share, 0), 1) * 100).rounded()))%"
  }

  private static func badge(_ text: String) -> String {
    guard let count = Int(text) else { return text }
    return count == 1 ? "1 item" : "\(count) items"
  }

  /// The labels of everything inside that has one, in reading order.
  private static func joinedTexts(in view: UIView) -> String? {
    var texts: [String] = []
    collect(view, &texts)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static func collect(_ view: UIView, _ texts: inout [String]) {
    for inner in view.subviews where !inner.isHidden && inner.alpha >= 0.01 {
      if inner is UIControl { continue }
      if inner.isAccessibilityElement, let label = inner.accessibilityLabel, !label.isEmpty {
        texts.append(label)
      } else if !inner.accessibilityElementsHidden {
        collect(inner, &texts)
      }
    }
  }

  // MARK: - Traits

  static func traits(of responder: UIResponder) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits =
      switch responder {
      case is UILabel: .staticText
      case is UISwitch: [.button, .toggleButton]
      case is UIButton, is TabBarButton, is AlertButton: .button
      case is UISlider: .adjustable
      case is UIPageControl: [.adjustable, .updatesFrequently]
      case is UIProgressView, is UIActivityIndicatorView: .updatesFrequently
      case is UIImageView: .image
      case is UITabBar: .tabBar
      case is UISearchTextField: .searchField
      case is UITableViewHeaderFooterView: .header
      default: .none
      }
    if let control = responder as? UIControl {
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control.isSelected { traits.insert(.selected) }
    } else if let cell = responder as? UITableViewCell {
      if cell.isSelected { traits.insert(.selected) }
      if !cell.isUserInteractionEnabled { traits.insert(.notEnabled) }
    } else if let cell = responder as? UICollectionViewCell, cell.isSelected {
      traits.insert(.selected)
    }
    return traits
  }

  // MARK: - Actions

  /// Raises or lowers the value of a control, as assistive software does: a tenth at a time.
  static func adjust(_ responder: UIResponder, up isUp: Bool) {
    switch responder {
    case let slider as UISlider where slider.isEnabled:
      let step = (slider.maximumValue - slider.minimumValue) / 10
      slider.value += isUp ? step : -step
      slider.sendActions(for: .valueChanged)
    case let stepper as UIStepper where stepper.isEnabled: stepper.step(up: isUp)
    case let pages as UIPageControl where pages.isEnabled: pages.turn(forward: isUp)
    default: break
    }
  }

  /// Scrolls a scroll view by a page; others do nothing.
  static func scroll(
    _ responder: UIResponder,
    _ direction: UIAccessibilityScrollDirection
  ) -> Bool {
    guard let view = responder as? UIScrollView, view.isScrollEnabled else { return false }
    let area = view.bounds.inset(by: view.adjustedContentInset).size
    var offset = view.contentOffset
    // The finger's direction: content above appears when the finger goes down.
    switch direction {
    case .up, .next: offset.y += area.height
    case .down, .previous: offset.y -= area.height
    case .left: offset.x += area.width
    case .right: offset.x -= area.width
    }
    let limits = view.offsetLimits
    offset.x = min(max(offset.x, limits.least.x), limits.most.x)
    offset.y = min(max(offset.y, limits.least.y), limits.most.y)
    guard offset != view.contentOffset else { return false }
    view.setContentOffset(offset, animated: false)
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }
}

extension UIImage {
  /// The name of a file or symbol.
  fileprivate var givenName: String? {
    switch source {
    case .file(_, let name): name
    case .symbol(let name, _): name
    default: nil
    }
  }
}
