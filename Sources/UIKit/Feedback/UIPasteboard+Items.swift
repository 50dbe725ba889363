import Clockwork
public import Foundation

/// Items one by one, and what is known without looking at them.
extension UIPasteboard {
  /// An option of setting items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the items vanish; kept by nobody here.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices of the user do not get the items.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Something that a text may be, as far as the system tells without showing it.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the pattern.
    public let rawValue: String
    /// Creates a pattern from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address of the web.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url"
    )
    /// Words to search for.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search"
    )
    /// A number.
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number"
    )
  }

  /// Posted when a pasteboard was removed.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification"
  )
  /// The types that came, in the notification of a change.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The types that went, in the notification of a change.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"
  /// The type of an item of any kind.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// The types of texts.
  public nonisolated static var typeListString: NSArray {
    ["public.utf8-plain-text", "public.text"]
  }
  /// The types of addresses.
  public nonisolated static var typeListURL: NSArray { ["public.url"] }
  /// The types of pictures.
  public nonisolated static var typeListImage: NSArray {
    ["public.png", "public.tiff", "public.jpeg", "com.compuserve.gif"]
  }
  /// The types of colours.
  public nonisolated static var typeListColor: NSArray { ["com.apple.uikit.color"] }

  /// All colours.
  public var colors: [UIColor]? {
    get {
      let found = items.flatMap { item in item.keys.sorted().compactMap { item[$0] as? UIColor } }
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { ["com.apple.uikit.color": $0] } }
  }

  /// Replaces the contents.
  ///
  /// - Parameters:
  ///   - items: A dictionary by type for each item.
  ///   - options: How long they stay and who sees them; not looked at.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// The types of some items, or of all.
  ///
  /// - Parameter itemSet: The numbers of the items.
  /// - Returns: The types of each, sorted; nil if a number is too great.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet)?.map { $0.keys.sorted() }
  }

  /// The numbers of the items that have one of some types.
  ///
  /// - Parameter pasteboardTypes: The types.
  /// - Returns: The numbers.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) })
  }

  /// Whether each of some items has one of some types.
  ///
  /// - Parameters:
  ///   - pasteboardTypes: The types.
  ///   - itemSet: The numbers of the items; nil for all.
  /// - Returns: Whether they have.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let items = chosen(itemSet), !items.isEmpty else { return false }
    return items.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
  }

  /// The values of some items for a type.
  ///
  /// - Parameters:
  ///   - pasteboardType: The type.
  ///   - itemSet: The numbers of the items; nil for all.
  /// - Returns: The values; nil if a number is too great.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Any]?
  {
    chosen(itemSet)?.compactMap { $0[pasteboardType] }
  }

  /// The data of some items for a type.
  ///
  /// - Parameters:
  ///   - pasteboardType: The type.
  ///   - itemSet: The numbers of the items; nil for all.
  /// - Returns: The data; nil if a number is too great.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Data]?
  {
    chosen(itemSet)?.compactMap { item in
      item[pasteboardType] as? Data ?? (item[pasteboardType] as? String).map { Data($0.utf8) }
    }
  }

  /// Tells which patterns the first text has, in a later turn and without asking the user.
  ///
  /// - Parameters:
  ///   - patterns: The patterns to look for.
  ///   - completionHandler: Is called with those that are there.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @MainActor (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let text = string ?? url?.absoluteString ?? ""
    let found = patterns.filter { $0.fits(text) }
    UIApplication.shared.mainLoop.post("UIPasteboard.detectPatterns") {
      completionHandler(.success(found))
    }
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
    guard let itemSet else { return items }
    guard itemSet.allSatisfy({ items.indices.contains($0) }) else { return nil }
    return itemSet.map { items[$0] }
  }
}

extension UIPasteboard.DetectionPattern {
  fileprivate func fits(_ text: String) -> Bool {
    let words = text.split { $0.isWhitespace }
    let isAddress =
      words.count == 1 && words[0].contains(".") && !words[0].hasSuffix(".")
      && (words[0].hasPrefix("http") || !words[0].contains { !$0.isASCII })
    switch self {
    case .probableWebURL: return isAddress && Double(text) == nil
    case .number: return words.count == 1 && Double(words[0]) != nil
    case .probableWebSearch: return !words.isEmpty && !isAddress && Double(text) == nil
    default: return false
    }
  }
}
