import Foundation

/// The facts about one kind of device, in points.
package struct DeviceDescription: Sendable, Equatable {
  /// A value for each way to hold the device.
  package struct PerOrientation<Value: Sendable & Equatable>: Sendable, Equatable {
    /// The value when held upright.
    package var portrait: Value
    /// The value when held on its side.
    package var landscape: Value

    package init(portrait: Value, landscape: Value) {
      self.portrait = portrait
      self.landscape = landscape
    }

    /// The value for an orientation of the interface.
    package subscript(orientation: UIInterfaceOrientation) -> Value {
      orientation.isLandscape ? landscape : portrait
    }
  }

  /// The room along both axes.
  package struct SizeClasses: Sendable, Equatable {
    package var horizontal: UIUserInterfaceSizeClass
    package var vertical: UIUserInterfaceSizeClass

    package init(
      _ horizontal: UIUserInterfaceSizeClass,
      _ vertical: UIUserInterfaceSizeClass
    ) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The part of a screen that an app gets beside another one.
  package struct Share: Sendable, Equatable {
    package var width: CGFloat
    package var horizontal: UIUserInterfaceSizeClass
  }

  /// The parts of a screen by their size; `nil` where a part is not offered or not known.
  package struct Shares: Sendable, Equatable {
    package var oneThird: Share?
    package var half: Share?
    package var twoThirds: Share?
  }

  /// What is known about the size of a sheet.
  package struct SheetRule: Sendable, Equatable {
    package var place: String
    package var style: String
    package var rule: String
    package var confidence: String
  }

  /// The names by which the device is found, the newest model first.
  package var names: [String]
  package var idiom: UIUserInterfaceIdiom
  /// The size of the screen when held upright.
  package var size: CGSize
  /// The pixels per point.
  package var scale: CGFloat
  package var safeArea: PerOrientation<UIEdgeInsets>
  package var sizeClasses: PerOrientation<SizeClasses>
  /// The height of the status bar; `nil` where it is not known.
  package var statusBar: PerOrientation<CGFloat?>
  package var navigationBar: PerOrientation<CGFloat>
  /// The height of a navigation bar with a large title, when held upright.
  package var largeTitleBar: CGFloat
  /// The height of a tab bar with the home indicator below.
  package var tabBar: PerOrientation<CGFloat>
  /// The top safe area inside a navigation controller, upright; `nil` where not known.
  package var topInsideNavigation: CGFloat?
  /// The height of the keyboard; `nil` where it is not known.
  package var keyboard: PerOrientation<CGFloat?>
  /// The height of a tab bar without the home indicator.
  package var tabBarContent = PerOrientation<CGFloat?>(portrait: nil, landscape: nil)
  /// The insets while everything is shown larger; no device without evidence has any.
  package var zoomedSafeArea = PerOrientation<UIEdgeInsets?>(portrait: nil, landscape: nil)
  /// Insets that single tables give for newer systems; not used.
  package var laterSafeArea = PerOrientation<UIEdgeInsets?>(portrait: nil, landscape: nil)
  /// The widths of an app beside another one.
  package var splitWidths = PerOrientation<Shares?>(portrait: nil, landscape: nil)
  /// Whether the height of the keyboard has the home indicator in it; `nil` where not known.
  package var keyboardIncludesHomeIndicator: Bool?
  /// How well the facts are known: A to D, as in RULES.
  package var confidence = "D"
  /// What is not certain, in words.
  package var notes = ""
  /// The pixels of the panel; `nil` for the size times the scale.
  package var nativeSize: CGSize?

  /// The name of the device.
  package var name: String { names.first ?? "" }

  /// The pixels of the panel, held upright.
  package var pixels: CGSize {
    nativeSize ?? CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Whether the screen has a home indicator instead of a button.
  package var hasHomeIndicator: Bool { safeArea.portrait.bottom > 0 }

  /// The size of the screen in an orientation.
  package func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The distance from the top of the screen to the navigation bar, upright.
  package var navigationBarTop: CGFloat {
    guard let total = topInsideNavigation else { return safeArea.portrait.top }
    return total - navigationBar.portrait
  }

  /// The height of the keyboard, estimated from other devices where it is not known.
  ///
  /// - Differs: Heights that no evidence gives are those of the nearest phone or tablet.
  package func keyboardHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
    if let height = keyboard[orientation] { return height }
    switch (idiom, orientation.isLandscape) {
    case (.pad, true): return 352 + safeArea.landscape.bottom
    case (.pad, false): return 264 + safeArea.portrait.bottom
    case (_, true): return 198 + safeArea.landscape.bottom
    case (_, false): return hasHomeIndicator ? 336 : 258
    }
  }

  /// The device with a name as people write it, upper or lower case alike.
  package static func named(_ name: String) -> DeviceDescription? {
    let wanted = name.lowercased()
    return all.first { device in device.names.contains { $0.lowercased() == wanted } }
  }

  /// A phone with a home indicator.
  package static var standard: DeviceDescription { named("iPhone 15") ?? all[0] }
}
