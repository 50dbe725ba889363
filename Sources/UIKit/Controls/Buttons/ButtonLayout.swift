import CoreGraphics
import Foundation

/// Sizes and places of a button's parts.
@MainActor
struct ButtonLayout {
  private let button: UIButton
  /// The size of the texts together.
  private let titleSize: CGSize
  private let lineSizes: (title: CGSize, subtitle: CGSize)
  private let titlePadding: CGFloat
  private let imageSize: CGSize
  private let padding: CGFloat
  private let placement: NSDirectionalRectEdge
  let insets: UIEdgeInsets

  init(_ button: UIButton) {
    self.button = button
    let shown = ButtonShown(button)
    let text = shown.title.map { TextLayout($0, font: shown.font, maxWidth: 0) }
    let second = shown.subtitle.map { TextLayout($0, font: shown.subtitleFont, maxWidth: 0) }
    let first = CGSize(
      width: button.roundedUp(text?.width ?? 0),
      height: button.roundedUp(text?.height ?? 0)
    )
    let below = CGSize(
      width: button.roundedUp(second?.width ?? 0),
      height: button.roundedUp(second?.height ?? 0)
    )
    lineSizes = (first, below)
    let isPair = first.height > 0 && below.height > 0
    titlePadding = isPair ? button.configuration?.titlePadding ?? 0 : 0
    titleSize = CGSize(
      width: max(first.width, below.width),
      height: first.height + below.height + titlePadding
    )
    if button.configuration?.showsActivityIndicator == true {
      imageSize = CGSize(width: 20, height: 20)
    } else {
      imageSize = shown.image.map { Self.size(of: $0, button) } ?? .zero
    }
    let hasBoth = titleSize.width > 0 && imageSize.width > 0
    if let configuration = button.configuration {
      padding = hasBoth ? configuration.imagePadding : 0
      placement = configuration.imagePlacement
      let edges = configuration.contentInsets
      let isRightToLeft = button.isRightToLeft
      insets = UIEdgeInsets(
        top: edges.top,
        left: isRightToLeft ? edges.trailing : edges.leading,
        bottom: edges.bottom,
        right: isRightToLeft ? edges.leading : edges.trailing
      )
    } else {
      padding = 0
      placement = .leading
      insets = button.contentEdgeInsets
    }
  }

  private static func size(of image: UIImage, _ button: UIButton) -> CGSize {
    guard image.isSymbolImage,
      let symbol = button.configuration?.preferredSymbolConfigurationForImage
        ?? button.currentPreferredSymbolConfiguration
    else { return image.size }
    return image.withConfiguration(symbol).size
  }

  private var isStacked: Bool { placement == .top || placement == .bottom }

  private var contentSize: CGSize {
    if isStacked {
      return CGSize(
        width: max(titleSize.width, imageSize.width),
        height: titleSize.height + imageSize.height + padding
      )
    }
    return CGSize(
      width: titleSize.width + imageSize.width + padding,
      height: max(titleSize.height, imageSize.height)
    )
  }

  /// The size with insets; older buttons without any get six points above and below a title.
  var size: CGSize {
    let content = contentSize
    var size = CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom
    )
    guard button.configuration == nil else { return size }
    if insets == .zero, titleSize.height > 0 {
      size.height = max(size.height, titleSize.height.rounded(.up) + 12)
    }
    if content != .zero, insets == .zero, imageSize == .zero { size.width = max(size.width, 30) }
    if content == .zero, insets == .zero { size = CGSize(width: 30, height: 34) }
    if let background = button.currentBackgroundImage?.size {
      size = CGSize(
        width: max(size.width, background.width),
        height: max(size.height, background.height)
      )
    }
    return size
  }

  // MARK: - Places

  private func origin(of content: CGSize, in rect: CGRect) -> CGPoint {
    let x: CGFloat =
      switch button.effectiveContentHorizontalAlignment {
      case .left, .fill, .leading: rect.minX
      case .right, .trailing: rect.maxX - content.width
      default: rect.midX - content.width / 2
      }
    let y: CGFloat =
      switch button.contentVerticalAlignment {
      case .top, .fill: rect.minY
      case .bottom: rect.maxY - content.height
      default: rect.midY - content.height / 2
      }
    return CGPoint(x: max(x, rect.minX), y: y)
  }

  private var imageIsFirst: Bool {
    switch placement {
    case .top: true
    case .bottom: false
    case .trailing: button.isRightToLeft
    default: !button.isRightToLeft
    }
  }

  func imageRect(in rect: CGRect) -> CGRect {
    guard imageSize != .zero else { return .zero }
    let content = contentSize
    let start = origin(of: content, in: rect)
    let insets = button.configuration == nil ? button.imageEdgeInsets : .zero
    var place = CGRect(origin: start, size: imageSize)
    if isStacked {
      place.origin.x = start.x + (content.width - imageSize.width) / 2
      if !imageIsFirst { place.origin.y = start.y + titleSize.height + padding }
    } else {
      if !imageIsFirst { place.origin.x = start.x + titleSize.width + padding }
      place.origin.y = start.y + (content.height - imageSize.height) / 2
    }
    return place.offsetBy(
      dx: (insets.left - insets.right) / 2,
      dy: (insets.top - insets.bottom) / 2
    )
  }

  /// The rectangle of the title, above that of the subtitle.
  func titleRect(in rect: CGRect) -> CGRect {
    let both = textRect(in: rect)
    guard lineSizes.subtitle.height > 0 else { return both }
    return line(lineSizes.title, in: both, y: both.minY)
  }

  /// The rectangle of the subtitle.
  func subtitleRect(in rect: CGRect) -> CGRect {
    guard lineSizes.subtitle.height > 0 else { return .zero }
    let both = textRect(in: rect)
    return line(lineSizes.subtitle, in: both, y: both.maxY - lineSizes.subtitle.height)
  }

  private func line(_ size: CGSize, in both: CGRect, y: CGFloat) -> CGRect {
    let width = min(size.width, both.width)
    let free = both.width - width
    let x: CGFloat =
      switch button.configuration?.titleAlignment ?? .automatic {
      case .leading: button.isRightToLeft ? free : 0
      case .trailing: button.isRightToLeft ? 0 : free
      case .center: free / 2
      case .automatic:
        switch imageSize == .zero ? .top : placement {
        case .leading: button.isRightToLeft ? free : 0
        case .trailing: button.isRightToLeft ? 0 : free
        default: free / 2
        }
      }
    return CGRect(x: both.minX + x, y: y, width: width, height: size.height)
  }

  private func textRect(in rect: CGRect) -> CGRect {
    guard titleSize != .zero else { return .zero }
    let content = contentSize
    let start = origin(of: content, in: rect)
    let insets = button.configuration == nil ? button.titleEdgeInsets : .zero
    var place = CGRect(origin: start, size: titleSize)
    if isStacked {
      place.origin.x = start.x + (content.width - titleSize.width) / 2
      if imageIsFirst { place.origin.y = start.y + imageSize.height + padding }
    } else {
      if imageIsFirst, imageSize.width > 0 {
        place.origin.x = start.x + imageSize.width + padding
      }
      place.origin.y = start.y + (content.height - titleSize.height) / 2
    }
    place.size.width = min(place.width, max(rect.maxX - place.minX, 0))
    return place.offsetBy(
      dx: (insets.left - insets.right) / 2,
      dy: (insets.top - insets.bottom) / 2
    )
  }
}
