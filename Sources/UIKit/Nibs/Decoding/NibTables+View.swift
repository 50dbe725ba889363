import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibCoder {
  /// The frame that the document gives to a view.
  var frame: CGRect { element.child(key: "frame").map(NibValue.rect) ?? .zero }

  /// Whether the element has a child with a key.
  func hasChild(_ key: String) -> Bool { element.child(key: key) != nil }

  /// Makes the object of the child with a key.
  @MainActor
  func child<Object>(_ key: String, as type: Object.Type) -> Object? {
    element.child(key: key).flatMap { session.make($0, as: type) }
  }
}

extension UIView {
  /// Takes attributes and subviews from a nib; the initializer's last step.
  func decode(_ nib: NibCoder) {
    nib.begin(self)
    NibTables.view.apply(to: self, nib)
    NibConstraints.register(self, nib)
  }
}

extension NibTables {
  /// What every view has.
  static let view: NibTable<UIView> = {
    var table = NibTable<UIView>()
    ignoreCanvas(&table)
    table.choice("contentMode", NibWords.contentMode) { $0.contentMode = $1 }
    table.value("autoresizingMask") { view, element, _ in
      view.autoresizingMask = NibValue.autoresizingMask(element)
    }
    table.flag("translatesAutoresizingMaskIntoConstraints") {
      $0.translatesAutoresizingMaskIntoConstraints = $1
    }
    table.flag("autoresizesSubviews") { $0.autoresizesSubviews = $1 }
    table.flag("opaque", default: true) { $0.isOpaque = $1 }
    table.flag("hidden") { $0.isHidden = $1 }
    table.number("alpha") { $0.alpha = $1 }
    table.integer("tag") { $0.tag = $1 }
    table.flag("clipsSubviews", default: false) { $0.clipsToBounds = $1 }
    table.flag("userInteractionEnabled", default: true) { $0.isUserInteractionEnabled = $1 }
    table.flag("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 }
    table.flag("exclusiveTouch") { $0.isExclusiveTouch = $1 }
    table.flag("clearsContextBeforeDrawing") { $0.clearsContextBeforeDrawing = $1 }
    table.text("restorationIdentifier") { $0.restorationIdentifier = $1 }
    table.choice("semanticContentAttribute", directions) { $0.semanticContentAttribute = $1 }
    table.text("focusGroupIdentifier") { $0.focusGroupIdentifier = $1 }
    table.choice("minimumContentSizeCategory", NibWords.contentSizes) {
      $0.minimumContentSizeCategory = $1
    }
    table.choice("maximumContentSizeCategory", NibWords.contentSizes) {
      $0.maximumContentSizeCategory = $1
    }
    table.color("backgroundColor") { $0.backgroundColor = $1 }
    table.color("tintColor") { $0.tintColor = $1 }
    table.value("bounds") { view, element, _ in view.bounds = NibValue.rect(element) }
    addPriorities(&table)
    addMargins(&table)
    addAccessibility(&table)
    table.child("subviews") { view, list, coder in
      for element in list.children {
        if let subview = coder.session.make(element, as: UIView.self) { view.addSubview(subview) }
      }
    }
    return table
  }()

  /// What Xcode notes for itself: how the canvas looks, what the outline is called.
  private static func ignoreCanvas(_ table: inout NibTable<UIView>) {
    table.ignore("id", "key", "frame", "customClass", "customModule", "customModuleProvider")
    table.ignore("userLabel", "userComments", "colorLabel", "locked", "sceneMemberID")
    table.ignore("misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "canvasLocation")
    table.ignore("placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "designable")
    table.ignore("simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedAppContext")
    table.ignore("simulatedStatusBarMetrics", "simulatedOrientationMetrics")
    table.ignore("simulatedDestinationMetrics", "simulatedScreenMetrics", "simulatedTraitOverrides")
    table.ignore("simulatedUserInterfaceStyle", "simulatedPresentationContext")
    // What places the view comes when all views are there.
    table.ignore("constraints", "viewLayoutGuide", "variation")
    // Those that stand here are outlets of the connections.
    table.ignore("gestureRecognizers", "connections", "userDefinedRuntimeAttributes")
    // Without effect for years.
    table.ignore("contentStretch", "animations", "frameInset", "propertyAccessControl")
  }

  private static let directions: KeyValuePairs<String, UISemanticContentAttribute> = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  /// How much a view keeps its own size; Xcode leaves out 250 and 750, whatever the class.
  private static func addPriorities(_ table: inout NibTable<UIView>) {
    func hugging(_ name: String, _ axis: NSLayoutConstraint.Axis) {
      table.number(name, default: 250) { view, value in
        let priority = UILayoutPriority(Float(value))
        guard view.contentHuggingPriority(for: axis) != priority else { return }
        view.setContentHuggingPriority(priority, for: axis)
      }
    }
    func compression(_ name: String, _ axis: NSLayoutConstraint.Axis) {
      table.number(name, default: 750) { view, value in
        let priority = UILayoutPriority(Float(value))
        guard view.contentCompressionResistancePriority(for: axis) != priority else { return }
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
    hugging("horizontalHuggingPriority", .horizontal)
    hugging("verticalHuggingPriority", .vertical)
    compression("horizontalCompressionResistancePriority", .horizontal)
    compression("verticalCompressionResistancePriority", .vertical)
  }

  private static func addMargins(_ table: inout NibTable<UIView>) {
    table.flag("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 }
    table.flag("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 }
    for name in ["layoutMarginsFollowReadableWidth", "viewLayoutMarginsFollowReadableWidth"] {
      table.attribute(name) { view, text, coder in
        guard NibValue.flag(text) == true else { return }
        coder.session.report(.unsupported("a margin that follows readable text"), at: coder.element)
      }
    }
    table.insets("layoutMargins") { $0.layoutMargins = $1 }
    table.value("directionalLayoutMargins") { view, element, _ in
      view.directionalLayoutMargins = NibValue.directionalInsets(element)
    }
  }
}
