public import CoreGraphics

/// The name of a guide, with its place where a view says nothing.
///
/// Status: complete · A
public protocol AlignmentID {
  /// Where the guide is in a view of the given dimensions.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What a guide is found by.
struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let isVertical: Bool

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    ObjectIdentifier(left.id) == ObjectIdentifier(right.id) && left.isVertical == right.isVertical
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide across the width of views.
///
/// Status: partial · A
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates a guide from its name.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isVertical: false) }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// Where lines begin.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// Where lines end.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A guide across the height of views.
///
/// Status: partial · A
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates a guide from its name.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isVertical: true) }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The upper side.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The first line of text; the lower side of what has none.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The last line of text; the lower side of what has none.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// A guide in each direction.
///
/// Status: complete · A
public struct Alignment: Equatable, Sendable {
  /// The guide across the width.
  public var horizontal: HorizontalAlignment
  /// The guide across the height.
  public var vertical: VerticalAlignment

  /// Combines two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the side where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the side where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper corner where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower corner where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first line of text, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The first line of text, where lines begin.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
}

/// The size of a view and the places of its guides.
///
/// Status: complete · A
public struct ViewDimensions: Equatable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
  let explicit: (AlignmentKey) -> CGFloat?

  init(_ size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// The place of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a guide, if the view says one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The place of a guide, if the view says one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  /// Whether both have the same size.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height
  }
}
