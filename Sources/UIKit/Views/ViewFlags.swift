/// What a view remembers in bits.
struct ViewFlags: OptionSet {
  var rawValue: UInt32

  /// The view itself has to lay out its subviews.
  static let needsLayout = ViewFlags(rawValue: 1 << 0)
  /// Some view below has a mark of any kind.
  static let descendantIsDirty = ViewFlags(rawValue: 1 << 1)
  /// The view has to draw itself.
  static let needsDisplay = ViewFlags(rawValue: 1 << 2)
  /// The view has to update its constraints.
  static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 3)
  /// The view has to update its properties.
  static let needsUpdateProperties = ViewFlags(rawValue: 1 << 4)

  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 5)
  static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 6)
  static let translatesMask = ViewFlags(rawValue: 1 << 7)
  static let isMultipleTouchEnabled = ViewFlags(rawValue: 1 << 8)
  static let isExclusiveTouch = ViewFlags(rawValue: 1 << 9)
  /// A layout of this view is running.
  static let isLayingOut = ViewFlags(rawValue: 1 << 10)
  /// The view takes part in constraints; set by the constraint engine.
  static let usesConstraints = ViewFlags(rawValue: 1 << 11)
  /// `knownSafeAreaInsets` hold; then the superview knows its own, too.
  static let knowsSafeArea = ViewFlags(rawValue: 1 << 12)
  /// The view is a stack view.
  static let isStack = ViewFlags(rawValue: 1 << 13)
  /// The view is a window.
  static let isWindow = ViewFlags(rawValue: 1 << 14)

  /// A finger is on the view, which hears of it.
  static let isTouched = ViewFlags(rawValue: 1 << 15)

  /// The view keeps a list of its marked subviews, as it has many.
  static let listsMarked = ViewFlags(rawValue: 1 << 20)
  /// The view is on that list of its superview.
  static let isListed = ViewFlags(rawValue: 1 << 21)
  /// The view's own traits may be others now.
  static let needsTraits = ViewFlags(rawValue: 1 << 22)
  /// Some view below has that mark.
  static let traitsWaitBelow = ViewFlags(rawValue: 1 << 23)
  /// An update method of the view or its controller read traits.
  static let readsTraits = ViewFlags(rawValue: 1 << 24)
  /// An update method of the view or its controller read models.
  static let readsModels = ViewFlags(rawValue: 1 << 25)
  /// It was looked up whether the class is UIKit's or the app's.
  static let originIsKnown = ViewFlags(rawValue: 1 << 26)
  /// The class is the app's.
  static let isOfAppClass = ViewFlags(rawValue: 1 << 27)

  /// The marks that a pass of the update cycle clears.
  static let anyMark: ViewFlags = [
    .needsLayout, .needsDisplay, .needsUpdateConstraints, .needsUpdateProperties, .needsTraits,
  ]
}
