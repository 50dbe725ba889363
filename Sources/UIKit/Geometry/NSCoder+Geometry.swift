public import Foundation

/// Geometry as text, in the form that property lists and tests use.
extension NSCoder {
  /// The text of a point, such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String {
    "{\(text(point.x)), \(text(point.y))}"
  }

  /// The text of a size, such as `{1, 2}`.
  public class func string(for size: CGSize) -> String {
    "{\(text(size.width)), \(text(size.height))}"
  }

  /// The text of a rectangle, such as `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// The text of insets: top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    list([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The text of insets: top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    list([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The text of an offset.
  public class func string(for offset: UIOffset) -> String {
    list([offset.horizontal, offset.vertical])
  }

  /// The point in a text; zero if there is none.
  public class func cgPoint(for string: String) -> CGPoint {
    let parts = numbers(in: string, count: 2)
    return CGPoint(x: parts[0], y: parts[1])
  }

  /// The size in a text; zero if there is none.
  public class func cgSize(for string: String) -> CGSize {
    let parts = numbers(in: string, count: 2)
    return CGSize(width: parts[0], height: parts[1])
  }

  /// The rectangle in a text; zero if there is none.
  public class func cgRect(for string: String) -> CGRect {
    let parts = numbers(in: string, count: 4)
    return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  /// The insets in a text; zero if there are none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let parts = numbers(in: string, count: 4)
    return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }

  /// The insets by reading direction in a text; zero if there are none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let parts = numbers(in: string, count: 4)
    return NSDirectionalEdgeInsets(
      top: parts[0],
      leading: parts[1],
      bottom: parts[2],
      trailing: parts[3]
    )
  }

  /// The offset in a text; zero if there is none.
  public class func uiOffset(for string: String) -> UIOffset {
    let parts = numbers(in: string, count: 2)
    return UIOffset(horizontal: parts[0], vertical: parts[1])
  }

  private static func list(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map { text($0) }.joined(separator: ", ") + "}"
  }

  /// A number with up to 17 digits and no fraction that says nothing.
  private static func text(_ number: CGFloat) -> String {
    let value = Double(number)
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(value)
  }

  private static func numbers(in text: String, count: Int) -> [CGFloat] {
    let parts = text.split { "{}, ".contains($0) }.map { Double($0) }
    let found = parts.compactMap { $0 }.map { CGFloat($0) }
    guard found.count == count, found.count == parts.count else {
      return Array(repeating: 0, count: count)
    }
    return found
  }
}
