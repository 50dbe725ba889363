import Foundation

extension NSLayoutConstraint {
  /// Makes constraints from a picture such as `H:|-[name]-8-[field(>=100)]-|`.
  ///
  /// A picture that cannot be read raises an exception whose reason repeats the picture
  /// and marks the place.
  ///
  /// - Parameters:
  ///   - format: The picture.
  ///   - opts: Alignment across the direction, the reading direction, and what gaps are between.
  ///   - metrics: Numbers by name.
  ///   - views: Views and guides by name.
  /// - Returns: The constraints, inactive, in the order of the picture.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, metrics: metrics ?? [:], views: views)
    do {
      let picture = try reader.read()
      var builder = VisualFormatBuilder(picture, options: opts)
      try builder.build()
      return builder.constraints
    } catch {
      raise(.unreadableFormat(error.problem, format, at: error.place))
      return []
    }
  }
}

/// What a picture says.
struct VisualFormat {
  /// A number or a view, with a relation and a priority.
  struct Predicate {
    enum Value {
      case number(CGFloat)
      case view(AnyObject)
      case standard
    }
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = UILayoutPriority.required
  }

  struct Element {
    /// The view; `nil` for the superview.
    var view: AnyObject?
    var sizes: [Predicate] = []
    /// The distance to the element before; none where both touch.
    var gap: [Predicate] = []
    /// Where the picture goes on after the element.
    var end = 0
  }

  var isVertical = false
  var elements: [Element] = []
}

/// Why a picture cannot be read.
struct VisualFormatError: Error {
  enum Problem: Equatable {
    case noColon(Character)
    case noView
    case noViewOrEdge
    case unknownView(String)
    case openPredicate
    case unknownRelation
    case noNumber
    case unknownMetric(String)
    case noSuperview
    case alignedAlong(isVertical: Bool)
  }

  var problem: Problem
  var place: Int
}
