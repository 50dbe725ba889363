public import Foundation

/// A change of text attributes.
///
/// Status: complete · A
public struct UIConfigurationTextAttributesTransformer {
  /// The change.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Changes attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// A change of a colour.
///
/// Status: complete · A
public struct UIConfigurationColorTransformer {
  /// Takes the saturation out of a colour.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var white: CGFloat = 0
      var alpha: CGFloat = 0
      color.getWhite(&white, alpha: &alpha)
      return UIColor(white: white, alpha: alpha)
    }
  }

  /// Takes the tint of the view; the colour itself without one.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  /// Takes black and white by the brightness.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .label }
  }

  /// The change.
  public let transform: (UIColor) -> UIColor

  /// Creates a change.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Changes a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
