/// The animatable properties of all layers, by the names that animations use.
enum LayerKey: String, CaseIterable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case hidden, opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsScale, masksToBounds
  // CAShapeLayer
  case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit
  // CAGradientLayer
  case colors, locations, startPoint, endPoint
  // CATextLayer, CAReplicatorLayer
  case fontSize, foregroundColor, instanceDelay, instanceTransform, instanceColor
}
