import SwiftSyntax

/// Names of UIKit's that files use without importing it.
///
/// On iOS they come along with XCTest, SwiftUI, WebKit, MapKit and the umbrella headers of other
/// modules; a few belong to Foundation there and to our UIKit here.
enum LeakedNames {
  private static let search = AnchorSearch("UI", "CA", "CG", "CF", "NS", "Se", "au", "bj")

  /// Whether a text may use such a name.
  static func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isFound = false
    search.forEach(in: bytes) { place in
      guard !isFound else { return }
      let start = bytes[place] == UInt8(ascii: "b") ? place - 1 : place
      guard start >= 0, start == 0 || !SourceScan.isIdentifier(bytes[start - 1]) else { return }
      var end = place
      while end < bytes.count, SourceScan.isIdentifier(bytes[end]) { end += 1 }
      guard end - start >= 5 else { return }
      isFound = isLeaked(String(decoding: bytes[start..<end], as: UTF8.self))
    }
    return isFound
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
}
