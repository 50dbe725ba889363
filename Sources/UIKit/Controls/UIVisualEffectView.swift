public import Foundation

/// A change to what lies behind a view.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    /// Lighter than what lies behind.
    case extraLight = 0
    /// As light as what lies behind.
    case light = 1
    /// Darker than what lies behind.
    case dark = 2
    /// As the interface.
    case regular = 4
    /// More visible than regular.
    case prominent = 5
    /// Very thin material.
    case systemUltraThinMaterial = 6
    /// Thin material.
    case systemThinMaterial = 7
    /// Material.
    case systemMaterial = 8
    /// Thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// Very thin, always light.
    case systemUltraThinMaterialLight = 11
    /// Thin, always light.
    case systemThinMaterialLight = 12
    /// Always light.
    case systemMaterialLight = 13
    /// Thick, always light.
    case systemThickMaterialLight = 14
    /// Of bars, always light.
    case systemChromeMaterialLight = 15
    /// Very thin, always dark.
    case systemUltraThinMaterialDark = 16
    /// Thin, always dark.
    case systemThinMaterialDark = 17
    /// Always dark.
    case systemMaterialDark = 18
    /// Thick, always dark.
    case systemThickMaterialDark = 19
    /// Of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  package let style: Style

  /// Creates a blur.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}

/// Makes content stand out from a blur.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  /// Creates an effect for a blur and a kind of content.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// A view whose background is an effect; content belongs into its content view.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private var content = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    install()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
    if let nib = coder.nib { NibTables.visualEffectView.apply(to: self, nib) }
  }

  private func install() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view for content.
  open var contentView: UIView { content }

  /// The effect.
  open var effect: UIVisualEffect?
}

/// The kind of content that stands out from a blur.
///
/// Status: complete · A
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Text of lower rank.
  case secondaryLabel = 1
  /// Text of low rank.
  case tertiaryLabel = 2
  /// Text of the lowest rank.
  case quaternaryLabel = 3
  /// Surfaces.
  case fill = 4
  /// Surfaces of lower rank.
  case secondaryFill = 5
  /// Surfaces of low rank.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7
}
