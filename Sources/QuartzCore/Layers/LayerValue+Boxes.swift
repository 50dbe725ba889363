import CoreGraphics
import Foundation

extension LayerValue {
  /// The value as users of untyped interfaces know it.
  var boxed: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .numbers(let value): value
    case .colors(let value): value
    case .flag(let value): value
    case .object(let value): value
    }
  }

  /// Reads an untyped value as the kind of another one.
  init?(_ any: Any?, like kind: LayerValue) {
    guard let any else {
      switch kind {
      case .color: self = .color(nil)
      case .path: self = .path(nil)
      case .object: self = .object(nil)
      default: return nil
      }
      return
    }
    switch kind {
    case .number:
      guard let value = LayerValue.double(any) else { return nil }
      self = .number(value)
    case .flag:
      if let value = any as? Bool {
        self = .flag(value)
      } else {
        guard let value = LayerValue.double(any) else { return nil }
        self = .flag(value != 0)
      }
    case .point:
      guard let value = any as? CGPoint ?? (any as? NSValue)?.pointValue else { return nil }
      self = .point(value)
    case .size:
      guard let value = any as? CGSize ?? (any as? NSValue)?.sizeValue else { return nil }
      self = .size(value)
    case .rect:
      guard let value = any as? CGRect ?? (any as? NSValue)?.rectValue else { return nil }
      self = .rect(value)
    case .transform:
      if let value = any as? CATransform3D {
        self = .transform(value)
      } else if let value = any as? CGAffineTransform {
        self = .transform(CATransform3D(value))
      } else {
        return nil
      }
    case .color:
      guard let value = any as? CGColor else { return nil }
      self = .color(value)
    case .path:
      guard let value = any as? CGPath else { return nil }
      self = .path(value)
    case .numbers:
      guard let list = any as? [Any] else { return nil }
      self = .numbers(list.compactMap { LayerValue.double($0) })
    case .colors:
      guard let list = any as? [Any] else { return nil }
      self = .colors(list.compactMap { $0 as? CGColor })
    case .object:
      self = .object(any as AnyObject)
    }
  }

  private static func double(_ any: Any) -> Double? {
    switch any {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  // MARK: - Parts

  /// The part of the value that the rest of a key path names.
  func part(_ path: [String]) -> LayerValue? {
    guard let first = path.first else { return self }
    switch (self, first) {
    case (.point(let p), "x"): return .number(Double(p.x))
    case (.point(let p), "y"): return .number(Double(p.y))
    case (.size(let s), "width"): return .number(Double(s.width))
    case (.size(let s), "height"): return .number(Double(s.height))
    case (.rect(let r), "origin"): return LayerValue.point(r.origin).part(Array(path.dropFirst()))
    case (.rect(let r), "size"): return LayerValue.size(r.size).part(Array(path.dropFirst()))
    case (.transform(let t), _): return t.part(path)
    default: return nil
    }
  }

  /// The value with that part replaced.
  func replacing(_ path: [String], with new: LayerValue) -> LayerValue? {
    guard let first = path.first else { return new }
    let rest = Array(path.dropFirst())
    switch (self, first, new) {
    case (.point(let p), "x", .number(let n)): return .point(CGPoint(x: CGFloat(n), y: p.y))
    case (.point(let p), "y", .number(let n)): return .point(CGPoint(x: p.x, y: CGFloat(n)))
    case (.size(let s), "width", .number(let n)):
      return .size(CGSize(width: CGFloat(n), height: s.height))
    case (.size(let s), "height", .number(let n)):
      return .size(CGSize(width: s.width, height: CGFloat(n)))
    case (.rect(let r), "origin", _):
      guard case .point(let p)? = LayerValue.point(r.origin).replacing(rest, with: new) else {
        return nil
      }
      return .rect(CGRect(origin: p, size: r.size))
    case (.rect(let r), "size", _):
      guard case .size(let s)? = LayerValue.size(r.size).replacing(rest, with: new) else {
        return nil
      }
      return .rect(CGRect(origin: r.origin, size: s))
    case (.transform(let t), _, _): return t.replacing(path, with: new).map { .transform($0) }
    default: return nil
    }
  }
}
