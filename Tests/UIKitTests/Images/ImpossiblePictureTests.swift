import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Impossible pictures", .serialized)
struct ImpossiblePictureTests {
  @Test(arguments: [CGFloat.nan, .infinity, -4, 0])
  func renderer_withoutSize_drawsNothing(width: CGFloat) {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: 3))
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3)) }
    #expect(image.size.width == 0)
    _ = image.pngData()
  }

  @Test func picture_drawnNowhere_leavesNothing() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3))
    let dot = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3)) }
    let empty = renderer.image { _ in }
    let image = renderer.image { _ in
      dot.draw(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
      dot.draw(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
      dot.draw(in: CGRect(x: 0, y: 0, width: 1e-300, height: 1))
    }
    #expect(image.pngData() == empty.pngData())
    #expect(
      dot.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)) == nil
    )
  }

  /// A broken file may state four thousand million pixels a side.
  @Test func picture_ofImpossibleSize_isNotMade() throws {
    let image = CGImage(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF, displayList: nil, file: Data())
    let (bitmap, gaps) = BitmapPainter.pixels(of: image)
    #expect(bitmap.width == 1)
    #expect(gaps == ["a picture of 4294967295 x 4294967295 pixels"])
  }
}
