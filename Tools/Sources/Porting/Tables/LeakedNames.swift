import SwiftSyntax

/// Names of UIKit's that files use without importing it.
///
/// On iOS they come along with XCTest, SwiftUI, WebKit, MapKit and the umbrella headers of other
/// modules; a few belong to Foundation there and to our UIKit here.
enum LeakedNames {
  /// Whether a text may use such a name.
  static func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      guard isStart(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isPart(bytes[index]) { index += 1 }
      if isCandidate(bytes, start, index),
        isLeaked(String(decoding: bytes[start..<index], as: UTF8.self))
      {
        return true
      }
    }
    return false
  }

  /// Whether a file uses such a name outside of comments and strings.
  static func occur(in tree: SourceFileSyntax) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return isLeaked(name)
    }
  }

  private static func isLeaked(_ name: String) -> Bool {
    if names.contains(name) { return true }
    if others.contains(name) { return false }
    if prefixes.contains(where: { name.hasPrefix($0) }) { return true }
    guard name.hasPrefix("UI") || name.hasPrefix("CA") else { return false }
    let rest = name.dropFirst(2)
    return rest.first?.isUppercase == true && rest.dropFirst().contains { $0.isLowercase }
  }

  private static let prefixes = ["NSLayout", "NSCollectionLayout", "NSDiffableDataSource", "objc_"]

  private static let names: Set<String> = [
    "CGVector", "CGAffineTransform", "CGPath", "CGMutablePath", "CGColor", "CGContext", "CGImage",
    "CGColorSpace", "CGGradient", "NSDirectionalEdgeInsets", "NSDirectionalRectEdge",
    "NSTextAttachment", "NSTextStorage", "NSTextContainer", "NSParagraphStyle",
    "NSMutableParagraphStyle", "NSShadow", "NSTextTab", "NSTextAlignment", "NSLineBreakMode",
    "NSUnderlineStyle", "NSDataAsset", "NSStringDrawingContext", "NSStringDrawingOptions",
    "NSUserActivity", "NSItemProvider", "NSHashTable", "NSMapTable", "NSException",
    "NSKeyValueObservation", "NSKeyValueChangeKey", "NSSelectorFromString",
    "NSStringFromSelector", "Selector", "autoreleasepool", "CFAbsoluteTimeGetCurrent",
  ]

  /// Modules and attributes, which are no names to import.
  private static let others: Set<String> = [
    "UIKit", "UIKitCore", "UIUtilities", "UIApplicationMain",
  ]

  private static func isCandidate(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ start: Int,
    _ end: Int
  ) -> Bool {
    guard end - start >= 5 else { return false }
    switch bytes[start] {
    case UInt8(ascii: "U"), UInt8(ascii: "C"), UInt8(ascii: "N"), UInt8(ascii: "S"),
      UInt8(ascii: "o"), UInt8(ascii: "a"):
      return true
    default: return false
    }
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || byte == UInt8(ascii: "_")
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    isStart(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte >= 0x80
  }
}
