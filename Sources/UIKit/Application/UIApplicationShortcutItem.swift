public import Foundation

/// The icon of a quick action.
///
/// Status: complete · A
open class UIApplicationShortcutIcon: NSObject, NSCopying, @unchecked Sendable {
  /// The icons of the system.
  public enum IconType: Int, Sendable {
    /// Writing.
    case compose = 0
    /// Playing.
    case play = 1
    /// Pausing.
    case pause = 2
    /// Adding.
    case add = 3
    /// A place.
    case location = 4
    /// Searching.
    case search = 5
    /// Sharing.
    case share = 6
    /// Forbidden.
    case prohibit = 7
    /// A person.
    case contact = 8
    /// The home.
    case home = 9
    /// The place on a map.
    case markLocation = 10
    /// A favourite.
    case favorite = 11
    /// Love.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// An invitation.
    case invitation = 14
    /// A confirmation.
    case confirmation = 15
    /// Mail.
    case mail = 16
    /// A message.
    case message = 17
    /// A date.
    case date = 18
    /// A time.
    case time = 19
    /// A photograph.
    case capturePhoto = 20
    /// A film.
    case captureVideo = 21
    /// A task.
    case task = 22
    /// A task that is done.
    case taskCompleted = 23
    /// An alarm.
    case alarm = 24
    /// A bookmark.
    case bookmark = 25
    /// Mixing.
    case shuffle = 26
    /// Sound.
    case audio = 27
    /// An update.
    case update = 28
  }

  private enum Source: Equatable {
    case type(IconType)
    case template(String)
    case symbol(String)
  }

  private let source: Source

  /// Creates an icon of the system.
  public init(type: IconType) {
    source = .type(type)
    super.init()
  }

  /// Creates an icon of an image of the app.
  public init(templateImageName: String) {
    source = .template(templateImageName)
    super.init()
  }

  /// Creates an icon of a symbol.
  public init(systemImageName: String) {
    source = .symbol(systemImageName)
    super.init()
  }

  /// The icon itself, as it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another icon shows the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.source == source
  }

  /// The same for equal icons.
  open override var hash: Int { String(describing: source).hashValue }
}

/// A quick action of the app's icon on the home screen.
///
/// Status: complete · A
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate var contents: Contents

  fileprivate struct Contents {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?
  }

  /// What the action is for, by a name of the app.
  open var type: String { contents.type }

  /// The title.
  open var localizedTitle: String { contents.title }

  /// The second line.
  open var localizedSubtitle: String? { contents.subtitle }

  /// The icon.
  open var icon: UIApplicationShortcutIcon? { contents.icon }

  /// Data of the app.
  open var userInfo: [String: any NSSecureCoding]? { contents.userInfo }

  /// The content that the action leads to, for the choice of a scene.
  open var targetContentIdentifier: Any? { contents.targetContentIdentifier }

  /// Creates a quick action.
  ///
  /// - Parameters:
  ///   - type: What the action is for, by a name of the app.
  ///   - localizedTitle: The title.
  ///   - localizedSubtitle: The second line.
  ///   - icon: The icon.
  ///   - userInfo: Data of the app.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    contents = Contents(
      type: type,
      title: localizedTitle,
      subtitle: localizedSubtitle,
      icon: icon,
      userInfo: userInfo
    )
    super.init()
  }

  /// Creates a quick action with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The action with the same contents.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
    copy.contents = contents
    return copy
  }

  /// A mutable action with the same contents.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
    copy.contents = contents
    return copy
  }
}

/// A quick action that can be changed.
///
/// Status: complete · A
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  /// What the action is for, by a name of the app.
  open override var type: String {
    get { contents.type }
    set { contents.type = newValue }
  }

  /// The title.
  open override var localizedTitle: String {
    get { contents.title }
    set { contents.title = newValue }
  }

  /// The second line.
  open override var localizedSubtitle: String? {
    get { contents.subtitle }
    set { contents.subtitle = newValue }
  }

  /// The icon.
  open override var icon: UIApplicationShortcutIcon? {
    get { contents.icon }
    set { contents.icon = newValue }
  }

  /// Data of the app.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { contents.userInfo }
    set { contents.userInfo = newValue }
  }

  /// The content that the action leads to, for the choice of a scene.
  open override var targetContentIdentifier: Any? {
    get { contents.targetContentIdentifier }
    set { contents.targetContentIdentifier = newValue }
  }
}

/// The quick actions of an application.
@MainActor
private final class ShortcutItems {
  var items: [UIApplicationShortcutItem]?
}

extension UIApplication {
  /// The quick actions that the app sets while it runs.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { attachment(ShortcutItems.self) { ShortcutItems() }.items }
    set { attachment(ShortcutItems.self) { ShortcutItems() }.items = newValue }
  }

  /// Performs a quick action of a running app as the home screen does.
  ///
  /// The delegate of the scene is told; without one, the app's.
  ///
  /// - Parameters:
  ///   - item: The action.
  ///   - completion: Called with what the app said: whether it did something.
  package func performShortcut(
    _ item: UIApplicationShortcutItem,
    completion: @escaping (Bool) -> Void
  ) {
    if let delegate = defaultScene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(defaultScene, performActionFor: item, completionHandler: completion)
    } else {
      delegate?.application(self, performActionFor: item, completionHandler: completion)
    }
  }
}
