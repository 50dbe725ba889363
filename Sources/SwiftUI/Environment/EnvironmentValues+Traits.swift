public import CoreGraphics
public import Foundation
public import UIKit

extension EnvironmentValues {
  private struct TraitsKey: EnvironmentKey { static let defaultValue = UITraitCollection() }
  private struct SchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private struct HorizontalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
  }
  private struct VerticalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
  }
  private struct DirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }
  private struct TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
  private struct ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private struct EnabledKey: EnvironmentKey { static let defaultValue = true }
  private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale.current }
  private struct CalendarKey: EnvironmentKey { static let defaultValue = Calendar.current }
  private struct ZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }
  private struct ControllerKey: EnvironmentKey {
    static let defaultValue = WeakController(nil)
  }

  /// The values that follow from traits of UIKit.
  @MainActor
  init(_ traits: UITraitCollection) {
    self.init()
    uiTraits = traits
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    displayScale = max(traits.displayScale, 1)
  }

  var uiTraits: UITraitCollection {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  var hostController: WeakController {
    get { self[ControllerKey.self] }
    set { self[ControllerKey.self] = newValue }
  }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] }
    set {
      self[SchemeKey.self] = newValue
      uiTraits = uiTraits.modifyingTraits {
        $0.userInterfaceStyle = newValue == .dark ? .dark : .light
      }
    }
  }

  /// Whether there is much room from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// Whether there is much room up and down.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }

  /// The reading direction.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  /// The text size that the user chose.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set {
      self[TypeSizeKey.self] = newValue
      uiTraits = uiTraits.modifyingTraits {
        $0.preferredContentSizeCategory = UIContentSizeCategory(newValue)
      }
    }
  }

  /// The pixels per point.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// The size of a pixel.
  public var pixelLength: CGFloat { 1 / max(displayScale, 1) }

  /// Whether controls take input.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone.
  public var timeZone: TimeZone {
    get { self[ZoneKey.self] }
    set { self[ZoneKey.self] = newValue }
  }

  /// Closes what shows the view: a sheet, a pushed screen.
  @MainActor public var dismiss: DismissAction { DismissAction(host: hostController) }

  /// Whether the view is shown by a presentation.
  @MainActor public var isPresented: Bool {
    hostController.controller?.presentingViewController != nil
  }
}

/// The controller that shows a graph.
final class WeakController: @unchecked Sendable {
  private weak var held: UIViewController?

  init(_ controller: UIViewController?) { held = controller }

  @MainActor var controller: UIViewController? { held }
}

/// Closes what shows a view.
///
/// Status: partial · A
@MainActor
public struct DismissAction {
  let host: WeakController

  /// Dismisses the presentation, or pops the screen.
  public func callAsFunction() {
    guard let controller = host.controller else { return }
    if let stack = controller.navigationController, stack.viewControllers.first !== controller,
      stack.topViewController === controller
    {
      stack.popViewController(animated: true)
    } else if controller.presentingViewController != nil {
      controller.dismiss(animated: true)
    }
  }
}

/// Light or dark.
///
/// Status: complete · A
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// How much room there is in a direction.
///
/// Status: complete · A
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular

  /// The class that UIKit names.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

/// The reading direction.
///
/// Status: complete · A
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// The text size that the user chose.
///
/// Status: complete · A
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Very small text.
  case xSmall
  /// Small text.
  case small
  /// Rather small text.
  case medium
  /// Text of the usual size.
  case large
  /// Rather large text.
  case xLarge
  /// Large text.
  case xxLarge
  /// Very large text.
  case xxxLarge
  /// The first of the sizes for accessibility.
  case accessibility1
  /// The second of the sizes for accessibility.
  case accessibility2
  /// The third of the sizes for accessibility.
  case accessibility3
  /// The fourth of the sizes for accessibility.
  case accessibility4
  /// The fifth of the sizes for accessibility.
  case accessibility5

  fileprivate static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size that UIKit names.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
    self.init(rawValue: index)
  }

  /// Whether it is one for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first size is the smaller one.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UIContentSizeCategory {
  /// The size that SwiftUI names.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { DynamicTypeSize.categories[$0.rawValue] } ?? .unspecified
  }
}
