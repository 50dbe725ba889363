import Foundation

/// The memory that a context was made for, kept up to date as long as it is small.
final class ContextMemory {
  /// More pixels than these are painted when somebody asks for them, not at each act of drawing.
  private static let limit = 1 << 19

  let bytesPerRow: Int
  private let layout: PixelLayout?
  private let given: UnsafeMutableRawPointer?
  private var own: UnsafeMutableRawPointer?
  private var painter: BitmapPainter
  private var painted = 0
  private let height: Int

  init(
    _ data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    layout: PixelLayout?
  ) {
    given = data
    self.bytesPerRow = bytesPerRow
    self.layout = layout
    self.height = height
    painter = BitmapPainter(width: width, height: height)
  }

  deinit { own?.deallocate() }

  /// Writes what was drawn since the last time.
  func update(_ list: DisplayList) {
    guard let given, painter.bitmap.width * height <= Self.limit else { return }
    paint(list, to: given)
  }

  /// The memory with everything that was drawn.
  func memory(_ list: DisplayList) -> UnsafeMutableRawPointer? {
    guard layout != nil else { return given }
    if let given {
      paint(list, to: given)
      return given
    }
    let memory =
      own
      ?? {
        let made = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
        made.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
        own = made
        return made
      }()
    paint(list, to: memory)
    return memory
  }

  private func paint(_ list: DisplayList, to memory: UnsafeMutableRawPointer) {
    for item in list.items.dropFirst(painted) { painter.paint(item) }
    painted = list.items.count
    layout?.write(painter.bitmap, to: memory, bytesPerRow: bytesPerRow)
  }
}
