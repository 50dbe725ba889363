extension NSLayoutConstraint {
  /// The part of a view that a constraint is about.
  public enum Attribute: Int, Sendable {
    /// No part: the constraint is about one view alone.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading begins.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line.
    case lastBaseline = 11
    /// The baseline of the first line.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where reading begins.
    case leadingMargin = 17
    /// The margin where reading ends.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Options of the visual format: alignment, direction and spacing.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Align the left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Align the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Align the top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Align the bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Align the edges where reading begins.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Align the edges where reading ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Align the middles from side to side.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Align the middles from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Align the baselines of the last lines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Align the baselines of the first lines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// By reading direction.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of direction.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
    /// Space between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Space between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  enum Kind {
    case none, horizontal, vertical, size
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the edge depends on the reading direction.
  var isDirectional: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }

  /// The name in texts.
  var text: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The sign in texts.
  var text: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
