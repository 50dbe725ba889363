import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// What every control has.
  static let control: NibTable<UIControl> = {
    var table = NibTable<UIControl>()
    table.flag("enabled") { $0.isEnabled = $1 }
    table.flag("selected") { $0.isSelected = $1 }
    table.flag("highlighted") { $0.isHighlighted = $1 }
    table.choice("contentHorizontalAlignment", horizontal) { $0.contentHorizontalAlignment = $1 }
    table.choice("contentVerticalAlignment", vertical) { $0.contentVerticalAlignment = $1 }
    table.flag("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = $1 }
    table.flag("contextMenuInteractionEnabled") { $0.isContextMenuInteractionEnabled = $1 }
    table.flag("symbolAnimationEnabled") { $0.isSymbolAnimationEnabled = $1 }
    table.string("toolTip") { $0.toolTip = $1 }
    return table
  }()

  private static let horizontal: KeyValuePairs<String, UIControl.ContentHorizontalAlignment> = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let vertical: KeyValuePairs<String, UIControl.ContentVerticalAlignment> = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  /// A switch.
  static let `switch`: NibTable<UISwitch> = {
    var table = NibTable<UISwitch>()
    table.flag("on", default: false) { $0.isOn = $1 }
    table.color("onTintColor") { $0.onTintColor = $1 }
    table.color("thumbTintColor") { $0.thumbTintColor = $1 }
    table.picture("onImage") { $0.onImage = $1 }
    table.picture("offImage") { $0.offImage = $1 }
    table.string("title") { $0.title = $1 }
    table.choice("preferredStyle", switchStyles) { $0.preferredStyle = $1 }
    return table
  }()

  private static let switchStyles: KeyValuePairs<String, UISwitch.Style> = [
    "automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding,
  ]

  /// A slider.
  static let slider: NibTable<UISlider> = {
    var table = NibTable<UISlider>()
    table.number("minValue", default: 0) { $0.minimumValue = Float($1) }
    table.number("maxValue", default: 1) { $0.maximumValue = Float($1) }
    table.number("value", default: 0) { $0.value = Float($1) }
    table.flag("continuous", default: true) { $0.isContinuous = $1 }
    table.picture("minimumValueImage") { $0.minimumValueImage = $1 }
    table.picture("maximumValueImage") { $0.maximumValueImage = $1 }
    table.color("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 }
    table.color("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 }
    table.color("thumbTintColor") { $0.thumbTintColor = $1 }
    return table
  }()

  /// A stepper.
  static let stepper: NibTable<UIStepper> = {
    var table = NibTable<UIStepper>()
    table.number("minimumValue", default: 0) { stepper, value in
      // One limit at a time could lie beyond the other one that the class begins with.
      if Double(value) >= stepper.maximumValue { stepper.maximumValue = .greatestFiniteMagnitude }
      stepper.minimumValue = Double(value)
    }
    table.number("maximumValue", default: 100) { $0.maximumValue = Double($1) }
    table.number("stepValue", default: 1) { $0.stepValue = Double($1) }
    table.number("value", default: 0) { $0.value = Double($1) }
    table.flag("continuous", default: true) { $0.isContinuous = $1 }
    table.flag("autorepeat", default: true) { $0.autorepeat = $1 }
    table.flag("wraps", default: false) { $0.wraps = $1 }
    return table
  }()

  /// The dots of pages.
  static let pageControl: NibTable<UIPageControl> = {
    var table = NibTable<UIPageControl>()
    table.integer("numberOfPages") { $0.numberOfPages = $1 }
    table.integer("currentPage") { $0.currentPage = $1 }
    table.flag("hidesForSinglePage") { $0.hidesForSinglePage = $1 }
    table.flag("defersCurrentPageDisplay") { $0.defersCurrentPageDisplay = $1 }
    table.flag("allowsContinuousInteraction") { $0.allowsContinuousInteraction = $1 }
    table.choice("backgroundStyle", pageBackgrounds) { $0.backgroundStyle = $1 }
    table.choice("direction", pageDirections) { $0.direction = $1 }
    table.picture("preferredIndicatorImage") { $0.preferredIndicatorImage = $1 }
    table.color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 }
    table.color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 }
    return table
  }()

  private static let pageDirections: KeyValuePairs<String, UIPageControl.Direction> = [
    "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    "topToBottom": .topToBottom, "bottomToTop": .bottomToTop,
  ]

  private static let pageBackgrounds: KeyValuePairs<String, UIPageControl.BackgroundStyle> = [
    "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
  ]

  /// What is pulled down to refresh.
  static let refreshControl: NibTable<UIRefreshControl> = {
    var table = NibTable<UIRefreshControl>()
    table.attributedString("attributedTitle") { $0.attributedTitle = $1 }
    return table
  }()

  /// A field that chooses a colour.
  static let colorWell: NibTable<UIColorWell> = {
    var table = NibTable<UIColorWell>()
    table.string("title") { $0.title = $1 }
    table.flag("supportsAlpha") { $0.supportsAlpha = $1 }
    table.color("selectedColor") { $0.selectedColor = $1 }
    return table
  }()

  /// The segments of a control.
  static let segmentedControl: NibTable<UISegmentedControl> = {
    var table = NibTable<UISegmentedControl>()
    table.ignore("segmentControlStyle", "segmentedControlStyle")
    table.child("segments") { control, list, coder in
      for element in list.children where element.name == "segment" {
        addSegment(element, to: control, coder.session)
      }
    }
    table.integer("selectedSegmentIndex", default: UISegmentedControl.noSegment) {
      $0.selectedSegmentIndex = $1
    }
    table.flag("momentary") { $0.isMomentary = $1 }
    table.flag("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1 }
    table.flag("springLoaded") { $0.isSpringLoaded = $1 }
    table.color("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 }
    return table
  }()

  private static func addSegment(
    _ element: InterfaceElement,
    to control: UISegmentedControl,
    _ session: NibSession
  ) {
    let index = control.numberOfSegments
    let image =
      session.image("image", of: element)
      ?? element.child(key: "image").flatMap { session.image(reference: $0) }
    if let image {
      control.insertSegment(with: image, at: index, animated: false)
    } else {
      // The keys of translations belong to the control, as segments have no id.
      let title = session.string(
        "title",
        of: element,
        as: "segmentTitles[\(index)]",
        id: element.parent?.parent?.id
      )
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    if let enabled = element["enabled"].flatMap(NibValue.flag) {
      control.setEnabled(enabled, forSegmentAt: index)
    }
    if let width = NibValue.number(element, "width") {
      control.setWidth(width, forSegmentAt: index)
    }
    if let offset = element.child(key: "contentOffset") {
      control.setContentOffset(NibValue.size(offset), forSegmentAt: index)
    }
  }
}
