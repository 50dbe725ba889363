import CoreGraphics
import Foundation

extension CALayer {
  /// Writes the layer with its mask and its sublayers; neither delegate nor animations.
  func archive(into coder: NSCoder) {
    for key in LayerKey.allCases {
      guard let value = layerValue(for: key) else { continue }
      coder.encodeLayerValue(value.boxed, forKey: key.rawValue)
    }
    coder.encodePlain(name, forKey: "name")
    coder.encode(Int(flags.intersection(.properties).rawValue), forKey: "flags")
    coder.encode(Int(maskedCorners.rawValue), forKey: "maskedCorners")
    coder.encodePlain(cornerCurve.rawValue, forKey: "cornerCurve")
    coder.encodePlain(contentsGravity.rawValue, forKey: "contentsGravity")
    coder.encode(Double(rasterizationScale), forKey: "rasterizationScale")
    for (key, value) in (rare?.values ?? [:]).sorted(by: { $0.key < $1.key }) {
      coder.encodeLayerValue(value, forKey: "value." + key)
    }
    coder.encodePlain((rare?.values.keys).map { $0.sorted() }, forKey: "valueKeys")
    coder.encode(mask, forKey: "mask")
    if let sublayers { coder.encode(NSArray(array: sublayers), forKey: "sublayers") }
    if let shape = self as? CAShapeLayer {
      coder.encodePlain(shape.fillRule.rawValue, forKey: "fillRule")
      coder.encodePlain(shape.lineCap.rawValue, forKey: "lineCap")
      coder.encodePlain(shape.lineJoin.rawValue, forKey: "lineJoin")
      coder.encodePlain(shape.lineDashPattern, forKey: "lineDashPattern")
    }
    if let gradient = self as? CAGradientLayer {
      coder.encodePlain(gradient.type.rawValue, forKey: "type")
    }
  }

  /// Reads what ``archive(into:)`` wrote; an archive of somebody else's changes nothing.
  func restore(from coder: NSCoder) {
    guard coder.containsValue(forKey: "contentsGravity") else { return }
    for key in LayerKey.allCases {
      guard let kind = layerValue(for: key), coder.containsValue(forKey: key.rawValue),
        let value = LayerValue(coder.decodeLayerValue(forKey: key.rawValue), like: kind)
      else { continue }
      setLayerValue(value, for: key)
    }
    name = coder.decodePlain(forKey: "name") as? String
    let bits = LayerFlags(rawValue: .init(truncatingIfNeeded: coder.decodeInteger(forKey: "flags")))
    flags.formUnion(bits.intersection(.properties))
    maskedCorners = CACornerMask(rawValue: UInt(coder.decodeInteger(forKey: "maskedCorners")))
    if let name = coder.decodePlain(forKey: "cornerCurve") as? String {
      cornerCurve = CALayerCornerCurve(rawValue: name)
    }
    if let name = coder.decodePlain(forKey: "contentsGravity") as? String {
      contentsGravity = CALayerContentsGravity(rawValue: name)
    }
    rasterizationScale = CGFloat(coder.decodeDouble(forKey: "rasterizationScale"))
    for key in coder.decodePlain(forKey: "valueKeys") as? [String] ?? [] {
      extras.values[key] = coder.decodeLayerValue(forKey: "value." + key)
    }
    mask = coder.decodeObjectIfAny(of: [CALayer.self], forKey: "mask") as? CALayer
    let layers = coder.decodeObjectIfAny(of: [NSArray.self, CALayer.self], forKey: "sublayers")
    for layer in layers as? [CALayer] ?? [] { addSublayer(layer) }
    if let shape = self as? CAShapeLayer { restoreShape(shape, from: coder) }
    if let gradient = self as? CAGradientLayer,
      let name = coder.decodePlain(forKey: "type") as? String
    {
      gradient.type = CAGradientLayerType(rawValue: name)
    }
  }

  private func restoreShape(_ shape: CAShapeLayer, from coder: NSCoder) {
    if let name = coder.decodePlain(forKey: "fillRule") as? String {
      shape.fillRule = CAShapeLayerFillRule(rawValue: name)
    }
    if let name = coder.decodePlain(forKey: "lineCap") as? String {
      shape.lineCap = CAShapeLayerLineCap(rawValue: name)
    }
    if let name = coder.decodePlain(forKey: "lineJoin") as? String {
      shape.lineJoin = CAShapeLayerLineJoin(rawValue: name)
    }
    shape.lineDashPattern = coder.decodePlain(forKey: "lineDashPattern") as? [NSNumber]
  }
}
