public import Foundation

/// What was copied.
///
/// - Differs: each application has its own pasteboards, so that tests do not
///   see each other's.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a name from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard of the device.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted after a change.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification"
  )

  /// The pasteboard of the device.
  open class var general: UIPasteboard { PasteboardStore.current.board(.general) }

  /// Finds or makes a pasteboard; nil if there is none and none is to be made.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard create || pasteboardName == .general || PasteboardStore.current.has(pasteboardName) else {
      return nil
    }
    self.init(name: pasteboardName, contents: PasteboardStore.current.contents(pasteboardName))
  }

  /// Makes a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    let number = UIApplication.shared.ordinals.next(for: UIPasteboard.self)
    return PasteboardStore.current.board(Name("pasteboard-\(number)"))
  }

  /// Removes a pasteboard.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    PasteboardStore.current.remove(pasteboardName)
  }

  /// The name.
  public let name: Name
  private let contents: PasteboardContents

  init(name: Name, contents: PasteboardContents) {
    self.name = name
    self.contents = contents
    super.init()
  }

  /// How often the contents changed.
  open var changeCount: Int { contents.changeCount }

  /// The contents: a dictionary by type for each item.
  open var items: [[String: Any]] {
    get { contents.items }
    set { replace(with: newValue) }
  }

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// The types of the first item, sorted.
  open var types: [String] { (items.first?.keys).map { $0.sorted() } ?? [] }

  /// The first text.
  open var string: String? {
    get { first(String.self) }
    set { replace(with: newValue.map { [[Self.textType: $0]] } ?? []) }
  }

  /// All texts.
  open var strings: [String]? {
    get { all(String.self) }
    set { replace(with: (newValue ?? []).map { [Self.textType: $0] }) }
  }

  /// The first address.
  open var url: URL? {
    get { first(URL.self) }
    set { replace(with: newValue.map { [["public.url": $0]] } ?? []) }
  }

  /// All addresses.
  open var urls: [URL]? {
    get { all(URL.self) }
    set { replace(with: (newValue ?? []).map { ["public.url": $0] }) }
  }

  /// The first image.
  open var image: UIImage? {
    get { first(UIImage.self) }
    set { replace(with: newValue.map { [["public.png": $0]] } ?? []) }
  }

  /// All images.
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { replace(with: (newValue ?? []).map { ["public.png": $0] }) }
  }

  /// The first colour.
  open var color: UIColor? {
    get { first(UIColor.self) }
    set { replace(with: newValue.map { [["com.apple.uikit.color": $0]] } ?? []) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }

  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }

  /// Whether there is an image.
  open var hasImages: Bool { image != nil }

  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }

  /// Whether the first item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }

  /// The data of the first item for a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = items.first?[pasteboardType]
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }

  /// The value of the first item for a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Replaces the contents by a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replace(with: [[pasteboardType: value]])
  }

  /// Replaces the contents by data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    replace(with: [[pasteboardType: data]])
  }

  /// Appends items.
  open func addItems(_ items: [[String: Any]]) {
    replace(with: self.items + items)
  }

  private static let textType = "public.utf8-plain-text"

  private func first<T>(_ type: T.Type) -> T? {
    for item in items {
      for key in item.keys.sorted() {
        if let value = item[key] as? T { return value }
      }
    }
    return nil
  }

  private func all<T>(_ type: T.Type) -> [T]? {
    let found = items.flatMap { item in item.keys.sorted().compactMap { item[$0] as? T } }
    return found.isEmpty ? nil : found
  }

  private func replace(with items: [[String: Any]]) {
    contents.items = items
    contents.changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}

/// The contents of one pasteboard.
@MainActor
final class PasteboardContents {
  var items: [[String: Any]] = []
  var changeCount = 0
}

/// The pasteboards of an application.
@MainActor
final class PasteboardStore {
  private var boards: [UIPasteboard.Name: PasteboardContents] = [:]
  private var objects: [UIPasteboard.Name: UIPasteboard] = [:]

  static var current: PasteboardStore {
    UIApplication.shared.attachment(PasteboardStore.self) { PasteboardStore() }
  }

  func contents(_ name: UIPasteboard.Name) -> PasteboardContents {
    if let known = boards[name] { return known }
    let made = PasteboardContents()
    boards[name] = made
    return made
  }

  func board(_ name: UIPasteboard.Name) -> UIPasteboard {
    if let known = objects[name] { return known }
    let made = UIPasteboard(name: name, contents: contents(name))
    objects[name] = made
    return made
  }

  func has(_ name: UIPasteboard.Name) -> Bool { boards[name] != nil }

  /// Forgets a pasteboard; that of the device stays.
  func remove(_ name: UIPasteboard.Name) {
    guard name != .general, has(name) else { return }
    let object = objects[name]
    boards[name] = nil
    objects[name] = nil
    NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: object)
  }
}
