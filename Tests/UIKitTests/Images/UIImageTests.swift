import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Images", .serialized)
struct UIImageTests {
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    30, 0, 0, 0, 20, 8, 6, 0, 0, 0,
  ]

  @Test func size_isReadFromTheHeader() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let data = Data(Self.png)
    #expect(UIImage(data: data)?.size == CGSize(width: 30, height: 20))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 15, height: 10))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: data)?.pngData() == data)
  }

  @Test func size_ofJPEG_isReadFromItsFrame() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let bytes: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 40, 0, 60, 1, 1, 0x11, 0,
    ]
    #expect(UIImage(data: Data(bytes))?.size == CGSize(width: 60, height: 40))
  }

  @Test func emptyImage_hasNoSize() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
    #expect(UIImage(named: "missing") == nil)
  }

  @Test func symbols_areEqualByNameAndSize() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    #expect(UIImage(systemName: "star.fill") == UIImage(systemName: "star.fill"))
    #expect(UIImage(systemName: "star") != UIImage(systemName: "star.fill"))
    #expect(UIImage(systemName: "Not a symbol") == nil)
    #expect(UIImage(systemName: "star")?.isSymbolImage == true)
  }

  @Test func catalogue_isReadInSourceForm() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "understudy-images-\(ProcessInfo.processInfo.processIdentifier)"
    )
    let set = root.appendingPathComponent("Media.xcassets/Icons/Logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data(Self.png).write(to: set.appendingPathComponent("logo@2x.png"))
    let contents =
      #"{"images": [{"filename": "logo@2x.png", "idiom": "universal", "scale": "2x"}]}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: root.path))
    let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: nil))
    #expect(image.size == CGSize(width: 15, height: 10))
    #expect(image.scale == 2)
  }

  @Test func renderer_runsItsBlockAndHasTheSize() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    var ran = false
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
      ran = true
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(ran)
    #expect(image.size == CGSize(width: 12, height: 8))
    #expect(image.scale == UIScreen.main.scale)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func imageContext_givesAnImage() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 6), false, 2)
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 6))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 5, height: 6))
    #expect(image?.cgImage?.width == 10)
  }

  @Test func imageView_hasTheSizeOfItsImage() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let view = UIImageView(image: UIImage(data: Data(Self.png)))
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
