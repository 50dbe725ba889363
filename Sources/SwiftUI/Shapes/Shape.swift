public import CoreGraphics

/// An outline that fits itself into a rectangle; as a view it is filled with the foreground style.
///
/// Status: partial · A
public nonisolated protocol Shape: Sendable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes of a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Takes what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The shape, filled with the style around.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), drawing: .fill(FillStyle()))
  }
}

/// A shape that can be drawn with a line inside of its edge.
///
/// Status: complete · A
public nonisolated protocol InsettableShape: Shape {
  /// The shape with its edge moved inwards.
  associatedtype InsetShape: InsettableShape
  /// Moves the edge inwards.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle.
///
/// Status: complete · A
public nonisolated struct Rectangle: InsettableShape {
  var amount: CGFloat = 0

  /// Creates a rectangle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: amount, dy: amount))
  }

  /// Moves the edge inwards.
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A rectangle with rounded corners.
///
/// Status: complete · A
public nonisolated struct RoundedRectangle: InsettableShape {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Creates a shape from the size of its corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a shape from the radius of its corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let size = CGSize(
      width: max(cornerSize.width - amount, 0),
      height: max(cornerSize.height - amount, 0)
    )
    return Path {
      $0.addRoundedRect(in: rect.insetBy(dx: amount, dy: amount), cornerSize: size, style: style)
    }
  }

  /// Moves the edge inwards.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// The largest circle in the middle of a rectangle.
///
/// Status: complete · A
public nonisolated struct Circle: InsettableShape {
  var amount: CGFloat = 0

  /// Creates a circle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2,
      y: rect.midY - side / 2,
      width: side,
      height: side
    )
    return Path(ellipseIn: square.insetBy(dx: amount, dy: amount))
  }

  /// The largest square that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return side.isFinite ? CGSize(width: side, height: side) : size
  }

  /// Moves the edge inwards.
  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// The ellipse in a rectangle.
///
/// Status: complete · A
public nonisolated struct Ellipse: InsettableShape {
  var amount: CGFloat = 0

  /// Creates an ellipse.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: amount, dy: amount))
  }

  /// Moves the edge inwards.
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A rectangle whose shorter sides are rounded.
///
/// Status: complete · A
public nonisolated struct Capsule: InsettableShape {
  /// How the sides are rounded.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2)
  }

  /// Moves the edge inwards.
  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.amount += amount
    return copy
  }
}
