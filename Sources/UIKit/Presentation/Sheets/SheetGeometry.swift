import CoreGraphics
import Foundation

/// Where a sheet is in its container.
///
/// In compact width it lies at the lower edge, as high as its detent, ten points below the
/// safe area at most; in regular width it stands in the middle and detents do not count.
///
/// - Evidence: Apple's pages on `UISheetPresentationController`; the numbers of points are
///   measured on screenshots or guessed (grade D)
@MainActor
struct SheetGeometry {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection
  let preferredSize: CGSize
  let detents: [UISheetPresentationController.Detent]
  let selected: Identifier?
  let isForm: Bool
  let isWidthPreferred: Bool

  static let formSize = CGSize(width: 540, height: 620)
  private static let gap: CGFloat = 10

  /// Whether the sheet lies at the lower edge.
  var isAtEdge: Bool {
    traits.horizontalSizeClass != .regular || traits.verticalSizeClass == .compact
  }

  private var top: CGFloat { safeArea.top + Self.gap }

  private var context: DetentContext {
    DetentContext(
      containerTraitCollection: traits,
      maximumDetentValue: max(0, bounds.height - top - safeArea.bottom)
    )
  }

  /// The heights to rest at with the safe area, smallest first.
  var stops: [(identifier: Identifier, height: CGFloat)] {
    let context = context
    let limit = max(0, bounds.height - top)
    let resolved = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (identifier: detent.identifier, height: min(max($0, 0) + safeArea.bottom, limit))
      }
    }
    let usable = resolved.isEmpty ? [(identifier: Identifier.large, height: limit)] : resolved
    return usable.enumerated()
      .sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
      .map(\.element)
  }

  /// The height at which the sheet rests: that of the selected detent, else the smallest.
  var restingHeight: CGFloat {
    let stops = stops
    return (stops.first { $0.identifier == selected } ?? stops.first)?.height ?? bounds.height
  }

  var frame: CGRect {
    guard isAtEdge else { return centredFrame }
    let height = restingHeight
    let isNarrow = isWidthPreferred && preferredSize.width > 0
    let width = isNarrow ? min(preferredSize.width, bounds.width) : bounds.width
    return CGRect(
      x: (bounds.width - width) / 2,
      y: bounds.height - height,
      width: width,
      height: height
    )
  }

  private var centredFrame: CGRect {
    let room = CGSize(width: bounds.width - 2 * 44, height: bounds.height - 2 * 44)
    let usual = isForm ? Self.formSize : CGSize(width: min(room.width, 704), height: room.height)
    let width = preferredSize.width > 0 ? preferredSize.width : usual.width
    let height = preferredSize.height > 0 ? preferredSize.height : usual.height
    let size = CGSize(width: min(width, bounds.width), height: min(height, room.height))
    return CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}
