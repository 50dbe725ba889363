import CoreGraphics
import Foundation

extension UICollectionView {
  /// The kind of headers in a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of footers in a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A direction of scrolling.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// Sideways.
    case horizontal
  }

  /// What an element of a collection is.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A header, footer or other view.
    case supplementaryView
    /// A decoration.
    case decorationView
  }

  /// Where an item is after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt
    /// Creates a position from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// How fast items make room for a dragged one.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate
    /// After a moment.
    case fast
    /// After a longer moment.
    case slow
  }
}
