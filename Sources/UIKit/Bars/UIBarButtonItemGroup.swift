public import Foundation

/// Bar buttons that belong together and may stand behind one button.
///
/// - Evidence: Apple's documentation of the members (A)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// What shows the group.
  weak var navigationItem: UINavigationItem? {
    didSet { for item in allItems { item.navigationItem = navigationItem } }
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - barButtonItems: The buttons.
  ///   - representativeItem: The button that stands for them where there is no room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt(barButtonItems)
  }

  /// Creates a group from an archive.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// A group that the user can neither move nor take out.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.alwaysAvailable = true
    return group
  }

  /// A group that the user can move but not take out.
  public static func movableGroup(
    customizationIdentifier: String,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.customizationIdentifier = customizationIdentifier
    return group
  }

  /// A group that the user can move and take out.
  public static func optionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.customizationIdentifier = customizationIdentifier
    group.isInDefaultCustomization = isInDefaultCustomization
    return group
  }

  /// The buttons.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.group === self { item.group = nil }
      adopt(barButtonItems)
      navigationItem?.itemDidChange()
    }
  }

  /// The button that stands for the others where there is no room.
  open var representativeItem: UIBarButtonItem? {
    didSet { navigationItem?.itemDidChange() }
  }

  /// Whether only the representative is shown; there is always room here.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Whether the group is left out.
  open var isHidden = false {
    didSet { navigationItem?.itemDidChange() }
  }

  /// Whether the group is there whatever the user chose.
  open var alwaysAvailable = false

  /// The menu entry that stands for the group where there is no room.
  open var menuRepresentation: UIMenuElement?

  /// The name under which the user's choice is kept.
  package private(set) var customizationIdentifier: String?
  /// Whether the user finds the group without having chosen it.
  package private(set) var isInDefaultCustomization = true

  /// The buttons that can be seen.
  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems.filter { !$0.isHidden } }

  private var allItems: [UIBarButtonItem] {
    barButtonItems + (representativeItem.map { [$0] } ?? [])
  }

  private func adopt(_ items: [UIBarButtonItem]) {
    for item in items {
      item.group = self
      item.navigationItem = navigationItem
    }
  }
}
