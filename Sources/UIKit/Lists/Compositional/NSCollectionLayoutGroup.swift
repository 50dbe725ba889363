public import Foundation

/// Gives the places of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item of a custom group.
///
/// Status: complete · A
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The place in the group.
  public let frame: CGRect
  /// The place in depth.
  public let zIndex: Int

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// Places beside or below each other.
///
/// Status: complete · A
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The places, which repeat while there is room.
  public let subitems: [NSCollectionLayoutItem]
  /// How many equal places share the room; `nil` for as many as fit.
  let count: Int?
  /// The most places; `nil` for as many as fit.
  let most: Int?
  /// The space between places.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private var views: [NSCollectionLayoutSupplementaryItem] = []

  /// The views at the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { views }
    set { views = newValue }
  }

  init(
    _ size: NSCollectionLayoutSize,
    _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil,
    most: Int? = nil
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    self.most = most
    super.init(layoutSize: size)
  }

  /// Places beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems)
  }

  /// A number of equal places beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: max(1, count))
  }

  /// A place that is repeated a number of times beside itself.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], most: max(1, count))
  }

  /// Places below each other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems)
  }

  /// A number of equal places below each other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: max(1, count))
  }

  /// A place that is repeated a number of times below itself.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], most: max(1, count))
  }

  /// Places that a closure gives.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// The group in words, for debugging.
  open func visualDescription() -> String { words(indent: "") }

  private func words(indent: String) -> String {
    let name =
      switch arrangement {
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      case .custom: "custom"
      }
    var lines = ["\(indent)\(name) group \(layoutSize.words)"]
    for item in subitems {
      if let group = item as? NSCollectionLayoutGroup {
        lines.append(group.words(indent: indent + "  "))
      } else {
        lines.append("\(indent)  item \(item.layoutSize.words)")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension NSCollectionLayoutSize {
  /// The size in words.
  var words: String { "\(widthDimension.words) × \(heightDimension.words)" }
}

extension NSCollectionLayoutDimension {
  fileprivate var words: String {
    switch kind {
    case .width: "\(dimension) of the width"
    case .height: "\(dimension) of the height"
    case .absolute: "\(dimension)"
    case .estimated: "about \(dimension)"
    case .uniform: "about \(dimension), equal"
    }
  }
}
