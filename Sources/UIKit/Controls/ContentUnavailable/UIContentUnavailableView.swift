import CoreGraphics
public import Foundation

/// The view of a screen without content: an image, texts and buttons in the middle.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()

  /// Creates a view for a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    addSubview(stack)
    show()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let value = newValue as? UIContentUnavailableConfiguration else { return }
      shown = value
      show()
    }
  }

  /// Whether a screen below scrolls with the content; it does not.
  open var isScrollEnabled = false

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    backgroundColor = shown.background.backgroundColor
    if shown.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel, space: shown.imageToTextPadding)
    } else if let image = shown.image {
      let picture = UIImageView(image: image)
      picture.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
      add(picture, space: shown.imageToTextPadding)
    }
    add(shown.text, shown.attributedText, shown.textProperties, shown.textToSecondaryTextPadding)
    add(
      shown.secondaryText,
      shown.secondaryAttributedText,
      shown.secondaryTextProperties,
      shown.textToButtonPadding
    )
    add(shown.button, shown.buttonProperties)
    add(shown.secondaryButton, shown.secondaryButtonProperties)
    setNeedsLayout()
  }

  private func add(_ view: UIView, space: CGFloat) {
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(space, after: view)
  }

  private func add(
    _ text: String?,
    _ rich: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    _ space: CGFloat
  ) {
    guard text != nil || rich != nil else { return }
    let label = UILabel(frame: .zero)
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = .center
    label.text = text
    if let rich { label.attributedText = rich }
    add(label, space: space)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard configuration.title != nil || configuration.image != nil else { return }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    add(button, space: shown.buttonToSecondaryButtonPadding)
  }

  /// Places the parts in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    let width = max(bounds.width - margins.leading - margins.trailing, 0)
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    stack.frame = CGRect(
      x: margins.leading,
      y: max((bounds.height - size.height) / 2, margins.top),
      width: width,
      height: size.height
    )
  }
}
