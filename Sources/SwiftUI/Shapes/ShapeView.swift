public import CoreGraphics
import QuartzCore
import UIKit

/// A shape with what fills it or its line.
///
/// Status: partial · A
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  enum Drawing: Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  let shape: Content
  let style: Style
  let drawing: Drawing
}

extension _ShapeView: LeafView {
  @MainActor static func makeView() -> ShapeDrawingView { ShapeDrawingView() }

  @MainActor func size(_ proposal: ProposedViewSize, _ view: ShapeDrawingView) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  @MainActor func update(_ view: ShapeDrawingView, _ environment: EnvironmentValues) {
    view.makePath = { [shape] in shape.path(in: $0) }
    view.isPlainRectangle = shape is Rectangle && drawing == .fill(FillStyle())
    switch drawing {
    case .fill(let style): (view.fill, view.stroke) = (style, nil)
    case .stroke(let style): view.stroke = style
    }
    view.paint = style.resolved(in: environment)
    view.setNeedsLayout()
  }
}

/// Shows a shape: a plain rectangle by its background, others by layers.
final class ShapeDrawingView: UIView {
  var makePath: (CGRect) -> Path = { Path($0) }
  var isPlainRectangle = false
  var fill = FillStyle()
  var stroke: StrokeStyle?
  var paint = Paint.color(.clear)
  private var shapeLayer: CAShapeLayer?
  private var gradientLayer: CAGradientLayer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private func show() {
    switch paint {
    case .color(let color) where isPlainRectangle:
      drop()
      backgroundColor = color
    case .color(let color):
      backgroundColor = nil
      gradientLayer?.removeFromSuperlayer()
      gradientLayer = nil
      outline(color.resolvedColor(with: traitCollection).cgColor, in: layer)
    case .gradient(let gradient, let start, let end):
      backgroundColor = nil
      shapeLayer?.removeFromSuperlayer()
      shapeLayer = nil
      show(gradient, start, end)
    }
  }

  private func drop() {
    shapeLayer?.removeFromSuperlayer()
    gradientLayer?.removeFromSuperlayer()
    (shapeLayer, gradientLayer) = (nil, nil)
  }

  private func outline(_ color: CGColor, in parent: CALayer) {
    let shape = shapeLayer ?? CAShapeLayer()
    if shapeLayer == nil { parent.addSublayer(shape) }
    shapeLayer = shape
    setUp(shape, color)
  }

  private func setUp(_ shape: CAShapeLayer, _ color: CGColor) {
    shape.frame = bounds
    shape.path = makePath(bounds).cgPath
    shape.fillRule = fill.isEOFilled ? .evenOdd : .nonZero
    shape.fillColor = stroke == nil ? color : nil
    shape.strokeColor = stroke == nil ? nil : color
    guard let stroke else { return }
    shape.lineWidth = stroke.lineWidth
    shape.miterLimit = stroke.miterLimit
    shape.lineCap = [.butt: .butt, .round: .round, .square: .square][stroke.lineCap] ?? .butt
    shape.lineJoin = [.miter: .miter, .round: .round, .bevel: .bevel][stroke.lineJoin] ?? .miter
    shape.lineDashPattern = stroke.dash.isEmpty ? nil : stroke.dash.map { NSNumber(value: $0) }
    shape.lineDashPhase = stroke.dashPhase
  }

  private func show(_ gradient: Gradient, _ start: UnitPoint, _ end: UnitPoint) {
    let shown = gradientLayer ?? CAGradientLayer()
    if gradientLayer == nil { layer.addSublayer(shown) }
    gradientLayer = shown
    shown.frame = bounds
    shown.colors = gradient.stops.map {
      $0.color.uiColor.resolvedColor(with: traitCollection).cgColor
    }
    shown.locations = gradient.stops.map { NSNumber(value: $0.location) }
    shown.startPoint = CGPoint(x: start.x, y: start.y)
    shown.endPoint = CGPoint(x: end.x, y: end.y)
    guard !isPlainRectangle else { return shown.mask = nil }
    let mask = CAShapeLayer()
    setUp(mask, UIColor.black.cgColor)
    shown.mask = mask
  }
}

extension Shape {
  /// Fills the shape.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    _ShapeView(shape: self, style: content, drawing: .fill(style))
  }

  /// Fills the shape with the style around.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws the outline.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(shape: self, style: content, drawing: .stroke(style))
  }

  /// Draws the outline.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line inside of the edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }
}
