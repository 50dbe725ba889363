import CoreGraphics
import Foundation

extension CALayer {
  func commonValue(for key: LayerKey) -> LayerValue? {
    switch key {
    case .bounds: .rect(_bounds)
    case .position: .point(_position)
    case .zPosition: .number(Double(zPosition))
    case .anchorPoint: .point(_anchorPoint)
    case .anchorPointZ: .number(Double(anchorPointZ))
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .hidden: .flag(isHidden)
    case .opacity: .number(Double(_opacity))
    case .backgroundColor: .color(_backgroundColor)
    case .cornerRadius: .number(Double(cornerRadius))
    case .borderWidth: .number(Double(borderWidth))
    case .borderColor: .color(borderColor)
    case .shadowColor: .color(shadowColor)
    case .shadowOpacity: .number(Double(shadowOpacity))
    case .shadowOffset: .size(shadowOffset)
    case .shadowRadius: .number(Double(shadowRadius))
    case .shadowPath: .path(shadowPath)
    case .contents: .object(contents.map { $0 as AnyObject })
    case .contentsRect: .rect(contentsRect)
    case .contentsScale: .number(Double(contentsScale))
    case .masksToBounds: .flag(masksToBounds)
    default: nil
    }
  }

  func setCommonValue(_ value: LayerValue, for key: LayerKey) {
    switch (key, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.position, .point(let point)): position = point
    case (.zPosition, .number(let number)): zPosition = CGFloat(number)
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.anchorPointZ, .number(let number)): anchorPointZ = CGFloat(number)
    case (.transform, .transform(let matrix)): transform = matrix
    case (.sublayerTransform, .transform(let matrix)): sublayerTransform = matrix
    case (.hidden, .flag(let flag)): isHidden = flag
    case (.hidden, .number(let number)): isHidden = number != 0
    case (.opacity, .number(let number)): opacity = Float(number)
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.cornerRadius, .number(let number)): cornerRadius = CGFloat(number)
    case (.borderWidth, .number(let number)): borderWidth = CGFloat(number)
    case (.borderColor, .color(let color)): borderColor = color
    case (.shadowColor, .color(let color)): shadowColor = color
    case (.shadowOpacity, .number(let number)): shadowOpacity = Float(number)
    case (.shadowOffset, .size(let size)): shadowOffset = size
    case (.shadowRadius, .number(let number)): shadowRadius = CGFloat(number)
    case (.shadowPath, .path(let path)): shadowPath = path
    case (.contents, .object(let object)): contents = object
    case (.contentsRect, .rect(let rect)): contentsRect = rect
    case (.contentsScale, .number(let number)): contentsScale = CGFloat(number)
    case (.masksToBounds, .flag(let flag)): masksToBounds = flag
    default: break
    }
  }

  // MARK: - Key paths

  /// A key path split into a property and the part of its value.
  struct ValuePath {
    let key: LayerKey
    let part: [String]

    init?(_ path: String) {
      let parts = path.split(separator: ".").map(String.init)
      guard let first = parts.first, let key = LayerKey(rawValue: first) else { return nil }
      self.key = key
      part = Array(parts.dropFirst())
    }
  }

  func value(at path: ValuePath) -> LayerValue? {
    layerValue(for: path.key)?.part(path.part)
  }

  func setValue(_ value: LayerValue, at path: ValuePath) {
    guard let whole = layerValue(for: path.key)?.replacing(path.part, with: value) else { return }
    setLayerValue(whole, for: path.key)
  }

  func readValue(_ keyPath: String) -> Any? {
    if let path = ValuePath(keyPath) { return value(at: path)?.boxed }
    switch keyPath {
    case "name": return name
    case "frame": return frame
    case "speed": return speed
    default: return rare?.values[keyPath]
    }
  }

  func writeValue(_ value: Any?, _ keyPath: String) {
    if let path = ValuePath(keyPath) {
      guard let kind = layerValue(for: path.key)?.part(path.part),
        let new = LayerValue(value, like: kind)
      else { return }
      setValue(new, at: path)
      return
    }
    switch keyPath {
    case "name": name = value as? String
    case "frame": if let rect = value as? CGRect { frame = rect }
    case "speed": if let number = value as? NSNumber { speed = number.floatValue }
    default: extras.values[keyPath] = value
    }
  }
}
