public import CoreGraphics
public import Foundation

/// The form of `UIEdgeInsets.init(top:left:bottom:right:)` before Swift 4.2.
///
/// - Parameters:
///   - top: The inset of the upper edge.
///   - left: The inset of the left edge.
///   - bottom: The inset of the lower edge.
///   - right: The inset of the right edge.
/// - Returns: The insets.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat,
  _ left: CGFloat,
  _ bottom: CGFloat,
  _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The form of `CGRect.inset(by:)` before Swift 4.2.
///
/// - Parameters:
///   - rect: The rectangle that is to shrink.
///   - insets: How far each edge moves inwards.
/// - Returns: The smaller rectangle.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The form of `UIOffset.init(horizontal:vertical:)` before Swift 4.2.
///
/// - Parameters:
///   - horizontal: The way to the right.
///   - vertical: The way down.
/// - Returns: The offset.
@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The form of `UIImage.pngData()` before Swift 4.2.
///
/// - Parameter image: The image.
/// - Returns: Its data.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The form of `UIImage.jpegData(compressionQuality:)` before Swift 4.2.
///
/// - Parameters:
///   - image: The image.
///   - compressionQuality: From 0, smallest, to 1, best.
/// - Returns: Its data.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// The form of `NSCoder.string(for:)` for points before Swift 4.2.
///
/// - Parameter point: The point.
/// - Returns: Its text.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// The form of `NSCoder.string(for:)` for sizes before Swift 4.2.
///
/// - Parameter size: The size.
/// - Returns: Its text.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// The form of `NSCoder.string(for:)` for rectangles before Swift 4.2.
///
/// - Parameter rect: The rectangle.
/// - Returns: Its text.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// The form of `NSCoder.string(for:)` for insets before Swift 4.2.
///
/// - Parameter insets: The insets.
/// - Returns: Their text.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

/// The form of `NSCoder.cgPoint(for:)` before Swift 4.2.
///
/// - Parameter string: A text such as `{1, 2}`.
/// - Returns: The point; zero if there is none.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// The form of `NSCoder.cgSize(for:)` before Swift 4.2.
///
/// - Parameter string: A text such as `{1, 2}`.
/// - Returns: The size; zero if there is none.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// The form of `NSCoder.cgRect(for:)` before Swift 4.2.
///
/// - Parameter string: A text such as `{{1, 2}, {3, 4}}`.
/// - Returns: The rectangle; zero if there is none.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// The form of `UIAccessibility.post(notification:argument:)` before Swift 4.2.
///
/// - Parameters:
///   - notification: What happened.
///   - argument: What to read aloud, or where to look.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification,
  _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// The form of `UIAccessibility.isVoiceOverRunning` before Swift 4.2.
///
/// - Returns: Whether the screen is read aloud.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@preconcurrency @MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// The form of `UIAccessibility.isReduceMotionEnabled` before Swift 4.2.
///
/// - Returns: Whether motion is to be reduced.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

/// The form of `UIAccessibility.isReduceTransparencyEnabled` before Swift 4.2.
///
/// - Returns: Whether transparency is to be reduced.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// The form of `UIAccessibility.isBoldTextEnabled` before Swift 4.2.
///
/// - Returns: Whether text is to be bold.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
