public import Foundation

/// A place to draw that records what is drawn.
///
/// Nothing is painted: the record is a display list that a rasteriser plays.
///
/// Status: partial · A
public class CGContext {
  /// What was drawn so far.
  package private(set) var displayList = DisplayList()
  package var state = DrawingState()
  private var saved: [DrawingState] = []
  var building = CGMutablePath()
  /// The transform from user space to pixels that the context began with.
  private let base: CGAffineTransform

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Creates a context for pixels; the record stands for them.
  ///
  /// The memory at `data` gets the pixels, for shapes, gradients and pictures whose pixels are known.
  ///
  /// - Differs: text and picture files other than PNG leave the memory as it is, and so does
  ///   drawing in a context of more than half a million pixels, until ``data`` is asked for.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(width: width, height: height, base: flip)
    let bitsPerPixel = (space.numberOfComponents == 1 ? 1 : 4) * bitsPerComponent
    let layout = PixelLayout(
      bitsPerComponent: bitsPerComponent,
      bitsPerPixel: bitsPerPixel,
      info: bitmapInfo,
      model: space.model
    )
    memory = ContextMemory(
      data,
      width: width,
      height: height,
      bytesPerRow: bytesPerRow > 0 ? bytesPerRow : width * bitsPerPixel / 8,
      layout: layout
    )
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bitmapInfo = CGBitmapInfo(rawValue: bitmapInfo)
    colorSpace = space
  }

  private var memory: ContextMemory?
  /// The bits of a component.
  public private(set) var bitsPerComponent = 8
  /// The bits of a pixel.
  public private(set) var bitsPerPixel = 32
  /// The layout of a pixel.
  public private(set) var bitmapInfo = CGBitmapInfo(
    rawValue: CGImageAlphaInfo.premultipliedLast.rawValue
  )
  /// What the components mean.
  public private(set) var colorSpace: CGColorSpace? = .rgb
  /// Where alpha is.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }
  /// The bytes of a row.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? width * 4 }
  /// The pixels of a context that was made for them.
  public var data: UnsafeMutableRawPointer? { memory?.memory(displayList) }

  init(width: Int, height: Int, base: CGAffineTransform) {
    self.width = width
    self.height = height
    self.base = base
    state.transform = base
  }

  /// Creates a context whose origin is at the top left, in points.
  package convenience init(recordingSize size: CGSize, scale: CGFloat = 1) {
    // Sizes that no bitmap can have leave nothing to draw on.
    func pixels(_ length: CGFloat) -> Int {
      let count = (length * scale).rounded(.up)
      return count.isFinite ? Int(min(max(count, 0), 1e9)) : 0
    }
    self.init(
      width: pixels(size.width),
      height: pixels(size.height),
      base: CGAffineTransform(scaleX: scale, y: scale)
    )
  }

  func draw(_ content: DisplayItem.Content) {
    displayList.items.append(DisplayItem(content, state))
    memory?.update(displayList)
  }

  /// The picture of what was drawn so far.
  public func makeImage() -> CGImage? {
    CGImage(width: width, height: height, displayList: displayList)
  }

  // MARK: - State

  /// Remembers the state.
  public func saveGState() { saved.append(state) }

  /// Returns to the state that was remembered last.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// The transform from user space to pixels.
  public var ctm: CGAffineTransform { state.transform }

  /// The transform from user space to device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Turns what is drawn from now on.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  /// Transforms what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Starts a group that is composed as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    draw(.beginLayer)
    saveGState()
    state.alpha = 1
    state.blendMode = .normal
    state.shadowColor = nil
  }

  /// Composes the group that was started last.
  public func endTransparencyLayer() {
    restoreGState()
    draw(.endLayer)
  }

  // MARK: - Clipping

  /// Cuts everything from now on at the current path, which is consumed.
  public func clip(using rule: CGPathFillRule = .winding) {
    if let path = building.copy(state.transform) { state.clips.append((path, rule)) }
    building = CGMutablePath()
  }

  /// Cuts everything from now on at a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Cuts everything from now on at rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Removes all clips.
  public func resetClip() { state.clips = [] }

  /// The box around what the clips leave, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var box = CGRect(x: 0, y: 0, width: width, height: height)
    for clip in state.clips { box = box.intersection(clip.path.boundingBoxOfPath) }
    return box.isNull ? box : box.applying(state.transform.inverted())
  }

  // MARK: - Spaces

  /// A point of user space in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.transform)
  }

  /// A point of the pixels in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.transform.inverted())
  }

  /// A rectangle of user space in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }

  /// A rectangle of the pixels in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(state.transform.inverted())
  }

  /// Completes what is under way; there is never anything.
  public func flush() {}

  /// Completes what is under way; there is never anything.
  public func synchronize() {}
}
