package import Foundation

/// A drawing as a list of self-contained items, for a rasteriser or a test to read.
package struct DisplayList {
  /// The items in the order of drawing.
  package var items: [DisplayItem] = []

  /// Whether nothing was drawn.
  package var isEmpty: Bool { items.isEmpty }

  package init(items: [DisplayItem] = []) {
    self.items = items
  }
}

/// One act of drawing and the state in which it happened.
package struct DisplayItem {
  /// What is drawn, in user space.
  package enum Content {
    case fill(CGPath, CGPathFillRule)
    case stroke(CGPath)
    case clear(CGRect)
    case image(CGImage, CGRect)
    case linearGradient(CGGradient, CGPoint, CGPoint, CGGradientDrawingOptions)
    case radialGradient(
      CGGradient,
      CGPoint,
      CGFloat,
      CGPoint,
      CGFloat,
      CGGradientDrawingOptions
    )
    case text(NSAttributedString, CGRect)
    case beginLayer
    case endLayer
  }

  package var content: Content
  package var state: DrawingState

  package init(_ content: Content, _ state: DrawingState) {
    self.content = content
    self.state = state
  }
}

/// What a context remembers between acts of drawing.
package struct DrawingState {
  package var transform = CGAffineTransform.identity
  /// The clips, each in device space.
  package var clips: [(path: CGPath, rule: CGPathFillRule)] = []
  package var fillColor = CGColor(gray: 0, alpha: 1)
  package var strokeColor = CGColor(gray: 0, alpha: 1)
  package var lineWidth: CGFloat = 1
  package var lineCap = CGLineCap.butt
  package var lineJoin = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var flatness: CGFloat = 0.5
  package var dashPhase: CGFloat = 0
  package var dashLengths: [CGFloat] = []
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var interpolation = CGInterpolationQuality.default
  package var shouldAntialias = true
  package var shadowOffset = CGSize.zero
  package var shadowBlur: CGFloat = 0
  package var shadowColor: CGColor?
  package var textMode = CGTextDrawingMode.fill
  package var textPosition = CGPoint.zero

  package init() {}
}
