import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// How a view scrolls; content and frame guides are those of all views.
  static let scrollView: NibTable<UIScrollView> = {
    var table = NibTable<UIScrollView>()
    // The set-up of scroll views came after that of all views.
    table.flag("clipsSubviews", default: false) { $0.clipsToBounds = $1 }
    table.flag("scrollEnabled") { $0.isScrollEnabled = $1 }
    table.flag("pagingEnabled") { $0.isPagingEnabled = $1 }
    table.flag("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1 }
    table.flag("bounces") { $0.bounces = $1 }
    table.flag("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 }
    table.flag("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 }
    table.flag("bouncesZoom") { $0.bouncesZoom = $1 }
    table.flag("scrollsToTop") { $0.scrollsToTop = $1 }
    table.flag("delaysContentTouches") { $0.delaysContentTouches = $1 }
    table.flag("canCancelContentTouches") { $0.canCancelContentTouches = $1 }
    table.flag("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 }
    table.flag("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 }
    table.choice(
      "indicatorStyle",
      ["default": .default, "black": .black, "white": .white]
    ) { $0.indicatorStyle = $1 }
    table.choice("keyboardDismissMode", keyboardModes) { $0.keyboardDismissMode = $1 }
    table.choice("contentInsetAdjustmentBehavior", adjustments) {
      $0.contentInsetAdjustmentBehavior = $1
    }
    // Documents of collections say 0, which is no factor.
    table.number("minimumZoomScale") { if $1 > 0 { $0.minimumZoomScale = $1 } }
    table.number("maximumZoomScale") { if $1 > 0 { $0.maximumZoomScale = $1 } }
    table.value("contentInset") { view, element, _ in
      view.contentInset = NibValue.insets(element)
    }
    table.value("scrollIndicatorInsets") { view, element, _ in
      view.scrollIndicatorInsets = NibValue.insets(element)
    }
    table.value("contentOffset") { view, element, _ in
      view.contentOffset = NibValue.point(element)
    }
    table.value("contentSize") { view, element, _ in
      view.contentSize = NibValue.size(element)
    }
    table.child("refreshControl") { view, element, coder in
      view.refreshControl = coder.session.make(element, as: UIRefreshControl.self)
    }
    return table
  }()

  private static let keyboardModes: KeyValuePairs<String, UIScrollView.KeyboardDismissMode> = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]

  private static let adjustments:
    KeyValuePairs<String, UIScrollView.ContentInsetAdjustmentBehavior> = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
      "always": .always,
    ]

  /// How a stack arranges its views.
  static let stackView: NibTable<UIStackView> = {
    var table = NibTable<UIStackView>()
    table.choice(
      "axis",
      ["horizontal": .horizontal, "vertical": .vertical],
      default: .horizontal
    ) { $0.axis = $1 }
    table.choice("distribution", distributions, default: .fill) { $0.distribution = $1 }
    table.choice("alignment", alignments, default: .fill) { $0.alignment = $1 }
    table.number("spacing", default: 0) { $0.spacing = $1 }
    table.choice("spacingType", ["standard": true, "custom": false]) {
      if $1 { $0.spacing = UIStackView.spacingUseSystem }
    }
    table.flag("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1 }
    table.flag("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 }
    table.child("subviews") { stack, _, _ in
      // They are subviews already.
      for view in stack.subviews { stack.addArrangedSubview(view) }
    }
    return table
  }()

  private static let distributions: KeyValuePairs<String, UIStackView.Distribution> = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: KeyValuePairs<String, UIStackView.Alignment> = [
    "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
  ]
}
