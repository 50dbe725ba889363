import CoreGraphics
public import Foundation

/// An item of a tab bar.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A tab of the system.
  public enum SystemItem: Int, Sendable {
    /// The tabs that do not fit.
    case more
    /// Favourites.
    case favorites
    /// Featured things.
    case featured
    /// Things with high ratings.
    case topRated
    /// Recent things.
    case recents
    /// Contacts.
    case contacts
    /// History.
    case history
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Downloads.
    case downloads
    /// Things that were seen last.
    case mostRecent
    /// Things that were seen most.
    case mostViewed
  }

  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  private(set) var madeAs: SystemItem?

  /// Makes the item one of the system's.
  func use(_ systemItem: SystemItem) { madeAs = systemItem }

  /// The button that shows the item.
  @Backward var button: TabBarButton?

  /// Creates an item without content.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.tabBarItem.apply(to: self, nib) }
  }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with another image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    heldSelectedImage = selectedImage
  }

  /// Creates an item of the system.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    madeAs = systemItem
    self.tag = tag
  }

  private var heldSelectedImage: UIImage?

  /// The image of the selected item; the plain one if none was given.
  open var selectedImage: UIImage? {
    get { heldSelectedImage ?? image }
    set { heldSelectedImage = newValue }
  }

  /// The text of the badge; `nil` for no badge.
  open var badgeValue: String? {
    didSet { itemDidChange() }
  }

  /// The colour of the badge; red for `nil`.
  open var badgeColor: UIColor? {
    didSet { itemDidChange() }
  }

  /// Moves the title.
  open var titlePositionAdjustment = UIOffset.zero

  /// The look of the bar while the item is selected.
  open var standardAppearance: UITabBarAppearance?

  /// The look of the bar at the edge of scrolled content.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Sets the attributes of the badge in a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
  }

  /// The attributes of the badge in a state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  override func itemDidChange() {
    button?.itemDidChange()
  }
}
