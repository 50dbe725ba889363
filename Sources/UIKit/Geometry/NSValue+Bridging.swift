public import Foundation

/// Lets `value as? CGRect` open a boxed rectangle and `as? NSValue` box one, as on iOS.
///
/// Keyboard notifications carry boxes, and apps read them both ways.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Opens a box that is known to fit.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Opens a box if it holds a rectangle.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    guard source.holds("{CGRect=") else { return false }
    result = source.rectValue
    return true
  }

  /// Opens a box that may be missing.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

/// Lets points and their boxes be cast into each other.
extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Opens a box that is known to fit.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// Opens a box if it holds a point.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGPoint?
  ) -> Bool {
    guard source.holds("{CGPoint=") else { return false }
    result = source.pointValue
    return true
  }

  /// Opens a box that may be missing.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

/// Lets sizes and their boxes be cast into each other.
extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// The box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Opens a box that is known to fit.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }

  /// Opens a box if it holds a size.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGSize?
  ) -> Bool {
    guard source.holds("{CGSize=") else { return false }
    result = source.sizeValue
    return true
  }

  /// Opens a box that may be missing.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}

extension NSValue {
  /// Whether the box holds a value with the given start of its type encoding.
  fileprivate func holds(_ prefix: String) -> Bool {
    String(cString: objCType).hasPrefix(prefix)
  }
}
