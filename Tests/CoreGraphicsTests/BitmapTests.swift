import CoreGraphics
import Foundation
import Testing

@Suite("Pixels of what was drawn")
struct BitmapTests {
  private func painted(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) -> Bitmap {
    let size = CGSize(width: width, height: height)
    let context = CGContext(recordingSize: size)
    draw(context)
    guard let image = context.makeImage() else { return Bitmap(width: 0, height: 0) }
    return BitmapPainter.pixels(of: image).bitmap
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func fill_coversWholeAndHalfPixels() {
    let bitmap = painted(4, 4) {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 1, y: 1, width: 1.5, height: 2))
    }
    #expect(pixel(bitmap, 1, 1) == [255, 0, 0, 255])
    #expect(pixel(bitmap, 2, 2) == [128, 0, 0, 128])
    #expect(pixel(bitmap, 0, 0) == [0, 0, 0, 0])
    #expect(pixel(bitmap, 1, 3) == [0, 0, 0, 0])
  }

  @Test func clipAlphaAndModes_count() {
    let bitmap = painted(4, 1) {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      $0.saveGState()
      $0.clip(to: CGRect(x: 1, y: 0, width: 3, height: 1))
      $0.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      $0.restoreGState()
      $0.clear(CGRect(x: 2, y: 0, width: 1, height: 1))
      $0.setBlendMode(.multiply)
      $0.setFillColor(red: 0.5, green: 1, blue: 1, alpha: 1)
      $0.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    #expect(pixel(bitmap, 0, 0) == [255, 0, 0, 255])
    #expect(pixel(bitmap, 1, 0) == [128, 0, 128, 255])
    #expect(pixel(bitmap, 2, 0) == [0, 0, 0, 0])
    #expect(pixel(bitmap, 3, 0) == [128, 0, 0, 255])
  }

  @Test func group_isMixedAsAWhole() {
    let bitmap = painted(2, 1) {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.endTransparencyLayer()
    }
    #expect(pixel(bitmap, 0, 0) == [128, 0, 0, 128])
    #expect(pixel(bitmap, 1, 0) == [128, 0, 0, 128])
  }

  @Test func gradient_goesFromColorToColor() throws {
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as NSArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceGray(), colors: colors, locations: nil)
    )
    let bitmap = painted(10, 1) {
      $0.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 10, y: 0),
        options: []
      )
    }
    #expect(pixel(bitmap, 0, 0)[0] == 13 && pixel(bitmap, 9, 0)[0] == 242)
  }

  @Test func strokeAndDash_arePainted() {
    let bitmap = painted(8, 3) {
      $0.setStrokeColor(red)
      $0.setLineWidth(1)
      $0.setLineDash(phase: 0, lengths: [2, 2])
      $0.move(to: CGPoint(x: 0, y: 1.5))
      $0.addLine(to: CGPoint(x: 8, y: 1.5))
      $0.strokePath()
    }
    #expect((0..<8).map { pixel(bitmap, $0, 1)[3] } == [255, 255, 0, 0, 255, 255, 0, 0])
    #expect(pixel(bitmap, 0, 0)[3] == 0)
  }

  @Test func png_isReadAsItWasWritten() throws {
    let bitmap = painted(7, 5) {
      $0.setFillColor(red)
      $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 7, height: 5))
    }
    let other = try #require(PNGDecoder.bitmap(of: PNGEncoder.data(of: bitmap)))
    #expect(other.width == 7 && other.height == 5)
    for (left, right) in zip(bitmap.bytes, other.bytes) {
      #expect(abs(Int(left) - Int(right)) <= 1)
    }
    #expect(PNGDecoder.bitmap(of: Data([1, 2, 3])) == nil)
  }

  @Test func png_thatIsCompressed_isRead() throws {
    // Squares of ten pixels in red, green and blue, as another program writes them.
    let text =
      "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAAAQ0lEQVR42u3UMQoAMAxCUe3975zewKEhhMJ3"
      + "dXiDoEspbtQlh/ZoKcDAwP/D1tg35ddjY2Bg4MZzaeqbcs3GwMDAz7nPngw3anDxMQAAAABJRU5ErkJggg=="
    let data = try #require(Data(base64Encoded: text))
    let bitmap = try #require(PNGDecoder.bitmap(of: data))
    #expect(bitmap.width == 40 && bitmap.height == 30)
    let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]]
    for (x, y) in [(0, 0), (15, 5), (25, 15), (39, 29), (10, 9)] {
      #expect(pixel(bitmap, x, y) == colors[(x / 10 + y / 10) % 3])
    }
  }

  @Test func memory_getsThePixels() throws {
    var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
    let info =
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress,
        width: 2,
        height: 2,
        bitsPerComponent: 8,
        bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info
      )
      context?.setFillColor(red)
      context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    // The origin is at the lower left; the bytes go blue, green, red, alpha.
    #expect(Array(bytes[8..<12]) == [0, 0, 255, 255])
    #expect(bytes[0..<8].allSatisfy { $0 == 0 })
  }

  @Test func image_isShrunkToItsAverage() throws {
    let size = CGSize(width: 4, height: 4)
    let context = CGContext(recordingSize: size)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    let image = try #require(context.makeImage())
    let bitmap = painted(1, 1) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(pixel(bitmap, 0, 0) == [128, 0, 0, 128])
  }

  @Test func text_isAGap() throws {
    let context = CGContext(recordingSize: CGSize(width: 4, height: 4))
    context.draw(text: NSAttributedString(string: "a"), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = try #require(context.makeImage())
    #expect(BitmapPainter.pixels(of: image).gaps == ["text"])
    #expect(image.dataProvider == nil)
  }

  @Test func jpeg_beginsAndEndsWithItsMarkers() {
    let bitmap = painted(9, 9) {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    let data = JPEGEncoder.data(of: bitmap, quality: 0.9)
    #expect(data.prefix(2) == Data([0xFF, 0xD8]) && data.suffix(2) == Data([0xFF, 0xD9]))
    #expect(JPEGEncoder.data(of: bitmap, quality: 0.1).count <= data.count)
    if let path = ProcessInfo.processInfo.environment["UNDERSTUDY_KEEP_PICTURES"] {
      try? data.write(to: URL(fileURLWithPath: path + "/a.jpg"))
      try? PNGEncoder.data(of: bitmap).write(to: URL(fileURLWithPath: path + "/a.png"))
    }
  }
}
