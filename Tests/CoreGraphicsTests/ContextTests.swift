import CoreGraphics
import Foundation
import Testing

@Suite("Recorded drawing")
struct ContextTests {
  @Test func fill_afterTranslation_recordsStateAndPath() {
    let context = CGContext(recordingSize: CGSize(width: 100, height: 50))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setFillColor(red)
    context.translateBy(x: 10, y: 5)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.displayList.items.count == 1)
    let item = context.displayList.items[0]
    #expect(item.state.fillColor == red)
    #expect(item.state.transform == CGAffineTransform(translationX: 10, y: 5))
    guard case .fill(let path, .winding) = item.content else {
      Issue.record("not a fill")
      return
    }
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func restoreGState_afterChanges_bringsBackTheState() {
    let context = CGContext(recordingSize: CGSize(width: 10, height: 10))
    context.saveGState()
    context.scaleBy(x: 2, y: 2)
    context.setLineWidth(7)
    context.restoreGState()
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.ctm.isIdentity)
    #expect(context.displayList.items[0].state.lineWidth == 1)
  }

  @Test func clip_underTransform_isKeptInPixels() {
    let context = CGContext(recordingSize: CGSize(width: 100, height: 100))
    context.translateBy(x: 20, y: 20)
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: -20, y: -20, width: 100, height: 100))
  }

  @Test func bitmapContext_pointOfUserSpace_isFlipped() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 10,
        height: 20,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    #expect(context.convertToDeviceSpace(.zero) == CGPoint(x: 0, y: 20))
    let image = context.makeImage()
    #expect(image?.width == 10)
    #expect(image?.height == 20)
  }

  @Test func color_components_areThoseGiven() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.alpha == 0.4)
    #expect(color.numberOfComponents == 4)
    #expect(color.colorSpace?.model == .rgb)
    #expect(color == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(color != CGColor(gray: 0.1, alpha: 0.4))
    #expect(color.copy(alpha: 1)?.alpha == 1)
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
  }

  @Test func image_fromBytes_checksTheirNumber() throws {
    func image(_ count: Int) throws -> CGImage? {
      let provider = try #require(CGDataProvider(data: Data(count: count)))
      return CGImage(
        width: 2,
        height: 2,
        bitsPerComponent: 8,
        bitsPerPixel: 32,
        bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: provider,
        decode: nil,
        shouldInterpolate: false,
        intent: .defaultIntent
      )
    }
    #expect(try image(16)?.alphaInfo == .last)
    #expect(try image(15) == nil)
  }
}
