import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Pictures of views, catalogues and image files", .serialized)
struct PicturesTests {
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    30, 0, 0, 0, 20, 8, 6, 0, 0, 0,
  ]

  /// A folder with a catalogue, gone when the body ends.
  private func withCatalogue(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "understudy-pictures-\(ProcessInfo.processInfo.processIdentifier)-\(files.count)"
    )
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, data) in files {
      let file = root.appendingPathComponent("Media.xcassets/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file)
    }
    try body(try #require(Bundle(path: root.path)))
  }

  private func sized(_ width: UInt8) -> Data {
    var bytes = Self.png
    bytes[19] = width
    return Data(bytes)
  }

  @Test func catalogue_choosesByAppearanceIdiomAndScale() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let contents = """
      {"images": [
        {"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "b.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "filename": "c.png", "scale": "2x"}],
       "properties": {"template-rendering-intent": "original"}}
      """
    try withCatalogue([
      "Logo.imageset/Contents.json": Data(contents.utf8), "Logo.imageset/a.png": sized(10),
      "Logo.imageset/b.png": sized(12), "Logo.imageset/c.png": sized(14),
    ]) { bundle in
      func width(_ style: UIUserInterfaceStyle, _ idiom: UIUserInterfaceIdiom) -> CGFloat? {
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style),
          UITraitCollection(userInterfaceIdiom: idiom),
        ])
        return UIImage(named: "Logo", in: bundle, compatibleWith: traits)?.size.width
      }
      #expect(width(.light, .phone) == 10)
      #expect(width(.dark, .phone) == 12)
      #expect(width(.dark, .pad) == 7)
      let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: nil))
      #expect(image.renderingMode == .alwaysOriginal)
      let dark = image.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(dark?.size.width != nil)
      #expect(UIImage(resource: ImageResource(name: "Logo", bundle: bundle)).size.height == 20)
    }
  }

  @Test func catalogue_resizesMirrorsAndHasSymbols() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let contents = """
      {"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x",
        "language-direction": "left-to-right",
        "resizing": {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 1},
                     "cap-insets": {"left": 8, "right": 6}}}]}
      """
    try withCatalogue([
      "Bubble.imageset/Contents.json": Data(contents.utf8), "Bubble.imageset/a.png": sized(40),
      "own.mark.symbolset/Contents.json": Data("{}".utf8),
      "Text.dataset/Contents.json": Data(
        #"{"data": [{"idiom": "universal", "filename": "t.txt"}]}"#.utf8
      ),
      "Text.dataset/t.txt": Data("hello".utf8),
    ]) { bundle in
      let image = try #require(UIImage(named: "Bubble", in: bundle, compatibleWith: nil))
      #expect(image.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 3))
      #expect(image.resizingMode == .stretch && image.flipsForRightToLeftLayoutDirection)
      #expect(UIImage(named: "own.mark", in: bundle, compatibleWith: nil)?.isSymbolImage == true)
      #expect(NSDataAsset(name: "Text", bundle: bundle)?.data == Data("hello".utf8))
      #expect(NSDataAsset(name: "None", bundle: bundle) == nil)
    }
  }

  @Test func jpeg_thatLiesOnItsSide_isTurned() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let exif: [UInt8] = Array("Exif".utf8) + [0, 0] + tiff
    let bytes: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
      + [0xFF, 0xC0, 0, 11, 8, 0, 40, 0, 60, 1, 1, 0x11, 0]
    let image = try #require(UIImage(data: Data(bytes)))
    #expect(image.imageOrientation == .right && image.size == CGSize(width: 40, height: 60))
    let source = try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    let options: [String: Any] = [
      kCGImageSourceThumbnailMaxPixelSize: 30, kCGImageSourceCreateThumbnailWithTransform: true,
    ]
    let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    #expect(small?.width == 20 && small?.height == 30)
    let values = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(values?[kCGImagePropertyOrientation] as? Int == 6)
    #expect(values?[kCGImagePropertyPixelWidth] as? Int == 60)
  }

  @Test func gif_hasFramesWithTimes() throws {
    var bytes: [UInt8] = Array("GIF89a".utf8) + [4, 0, 3, 0, 0, 0, 0]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 5, 0, 0]
    for delay in [20, 50] as [UInt8] {
      bytes += [0x21, 0xF9, 4, 0, delay, 0, 0, 0]
      bytes += [0x2C, 0, 0, 0, 0, 4, 0, 3, 0, 0, 2, 2, 0x4C, 1, 0]
    }
    bytes += [0x3B] + [UInt8](repeating: 0, count: 16)
    let source = try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    let values = CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [String: Any]
    let gif = values?[kCGImagePropertyGIFDictionary] as? [String: Any]
    #expect(gif?[kCGImagePropertyGIFDelayTime] as? Double == 0.5)
    let whole = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    let loops = whole?[kCGImagePropertyGIFDictionary] as? [String: Any]
    #expect(loops?[kCGImagePropertyGIFLoopCount] as? Int == 5)
  }

  @Test func snapshot_recordsWhatIsThere() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let picture = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(picture.bounds.size == CGSize(width: 40, height: 20))
    let list = try #require((picture.layer.contents as? CGImage)?.displayList)
    #expect(list.items.count == 2)
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    let part = view.resizableSnapshotView(
      from: CGRect(x: 10, y: 0, width: 20, height: 20),
      afterScreenUpdates: false,
      withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    )
    #expect(part?.layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
  }

  @Test func drawHierarchy_drawsIntoTheCurrentContext() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    var isComplete = false
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      isComplete = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(isComplete && image.cgImage?.displayList?.items.count == 1)
  }

  @Test func activity_asksItsRespondersBeforeTheDelegate() {
    final class Page: UIViewController {
      override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["page": 3])
      }
    }
    withLoop { loop in
      let page = Page()
      let activity = NSUserActivity(activityType: "reading")
      page.userActivity = activity
      activity.becomeCurrent()
      activity.needsSave = true
      loop.advance(0)
      #expect(activity.userInfo?["page"] as? Int == 3 && !activity.needsSave)
      let other = NSUserActivity(activityType: "writing")
      other.becomeCurrent()
      #expect(other.isCurrent && !activity.isCurrent)
    }
  }

  @Test func attachedObject_endsWithItsController() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    weak var held: NSObject?
    do {
      let controller = UIViewController()
      let object = NSObject()
      held = object
      objc_setAssociatedObject(
        controller,
        &Self.slot,
        object,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
    #expect(held == nil)
  }

  nonisolated(unsafe) private static var slot: UInt8 = 0

  @Test func attachedCopy_isNoLongerTheOriginal() {
    let (owner, text) = (NSObject(), NSMutableString(string: "a"))
    objc_setAssociatedObject(owner, &Self.slot, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    let kept = objc_getAssociatedObject(owner, &Self.slot) as? NSString
    #expect(kept == "a")
  }

  @Test func shortcuts_areKeptByTheApplication() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    item.icon = UIApplicationShortcutIcon(systemImageName: "plus")
    UIApplication.shared.shortcutItems = [item]
    #expect(UIApplication.shared.shortcutItems == [item])
    #expect((item.copy() as? UIApplicationShortcutItem)?.icon == item.icon)
  }
}
