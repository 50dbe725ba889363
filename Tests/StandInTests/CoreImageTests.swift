import Foundation
import Testing
import UIKit

@MainActor @Suite("Pictures and colours of Core Image", .serialized)
struct CoreImageTests {
  private func pixels() throws -> CGImage {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 2),
      format: { () -> UIGraphicsImageRendererFormat in
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
      }()
    )
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    return try #require(image.cgImage)
  }

  @Test func colours_comeFromUIKitAndBack() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(color.red == 0.25 && color.green == 0.5 && color.blue == 0.75 && color.alpha == 1)
    #expect(UIColor(ciColor: color) == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(UIColor.white.ciColor == .white && CIColor.red != .blue)
  }

  @Test func pictures_arePixels() throws {
    let source = try pixels()
    let image = CIImage(cgImage: source)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(CIContext().createCGImage(image, from: image.extent) === source)
    let part = image.cropped(to: CGRect(x: 1, y: 1, width: 10, height: 10))
    #expect(part.extent == CGRect(x: 1, y: 1, width: 3, height: 1))
    #expect(CIContext().createCGImage(part, from: part.extent)?.width == 3)
    #expect(CIContext().createCGImage(.empty(), from: .zero) == nil)
    #expect(UIImage(ciImage: image).size.width > 0)
    #expect(CIImage(data: Data("no picture".utf8)) == nil)
  }

  @Test func filters_areNotThere() {
    #expect(CIFilter(name: "CIGaussianBlur") == nil)
    #expect(CIFilter.filterNames(inCategory: nil).isEmpty)
  }
}
