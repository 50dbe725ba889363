import CoreGraphics
import Foundation

/// Where the content of a popover is, and where its arrow points.
///
/// Of the permitted directions the first one wins in which the content fits (below, above,
/// right, left of the anchor), else the one with the most room; the content is made to fit.
///
/// - Evidence: Apple's page on `permittedArrowDirections`; order and sizes are guessed (D)
@MainActor
struct PopoverGeometry {
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let margins: UIEdgeInsets
  let anchor: CGRect
  let wanted: CGSize
  let permitted: UIPopoverArrowDirection
  let mayOverlap: Bool

  static let arrow: CGFloat = 13
  static let usualSize = CGSize(width: 320, height: 480)

  private var room: CGRect {
    bounds.inset(
      by: UIEdgeInsets(
        top: max(safeArea.top, margins.top),
        left: max(safeArea.left, margins.left),
        bottom: max(safeArea.bottom, margins.bottom),
        right: max(safeArea.right, margins.right)
      )
    )
  }

  private var size: CGSize {
    CGSize(
      width: wanted.width > 0 ? wanted.width : Self.usualSize.width,
      height: wanted.height > 0 ? wanted.height : Self.usualSize.height
    )
  }

  var placement: (frame: CGRect, direction: UIPopoverArrowDirection) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let usable = order.filter { permitted.contains($0) && permitted != .unknown }
    guard !usable.isEmpty else { return (centred, []) }
    let size = size
    let areas = usable.map { (direction: $0, area: area(for: $0)) }
    if let fit = areas.first(where: { $0.area.width >= size.width && $0.area.height >= size.height }
    ) {
      return (frame(in: fit.area, fit.direction), fit.direction)
    }
    // Nothing is left beside an anchor that fills the screen.
    let isCrowded = areas.allSatisfy { share($0.area) <= 0 }
    if mayOverlap || isCrowded { return (centred, areas[0].direction) }
    let best = areas.max { share($0.area) < share($1.area) } ?? areas[0]
    return (frame(in: best.area, best.direction), best.direction)
  }

  /// How much of the wanted size an area has room for.
  private func share(_ area: CGRect) -> CGFloat {
    min(area.width, size.width) * min(area.height, size.height)
  }

  /// The room on the side of the anchor that an arrow direction asks for.
  private func area(for direction: UIPopoverArrowDirection) -> CGRect {
    let room = room
    switch direction {
    case .up:
      let top = max(room.minY, anchor.maxY + Self.arrow)
      return CGRect(x: room.minX, y: top, width: room.width, height: max(0, room.maxY - top))
    case .down:
      let bottom = min(room.maxY, anchor.minY - Self.arrow)
      return CGRect(
        x: room.minX,
        y: room.minY,
        width: room.width,
        height: max(0, bottom - room.minY)
      )
    case .left:
      let left = max(room.minX, anchor.maxX + Self.arrow)
      return CGRect(x: left, y: room.minY, width: max(0, room.maxX - left), height: room.height)
    default:
      let right = min(room.maxX, anchor.minX - Self.arrow)
      return CGRect(
        x: room.minX,
        y: room.minY,
        width: max(0, right - room.minX),
        height: room.height
      )
    }
  }

  /// The content beside the anchor, level with its middle as far as the edges allow.
  private func frame(in area: CGRect, _ direction: UIPopoverArrowDirection) -> CGRect {
    let width = min(size.width, area.width)
    let height = min(size.height, area.height)
    let x =
      direction == .left
      ? area.minX
      : direction == .right ? area.maxX - width : anchor.midX - width / 2
    let y =
      direction == .up
      ? area.minY
      : direction == .down ? area.maxY - height : anchor.midY - height / 2
    return CGRect(
      x: min(max(x, area.minX), area.maxX - width),
      y: min(max(y, area.minY), area.maxY - height),
      width: width,
      height: height
    )
  }

  private var centred: CGRect {
    let room = room
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    return CGRect(
      x: room.midX - width / 2,
      y: room.midY - height / 2,
      width: width,
      height: height
    )
  }
}
