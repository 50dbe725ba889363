public import CoreGraphics
public import Foundation

/// The same picture, shown in another way.
extension UIImage {
  func changed(_ change: (inout Look) -> Void) -> UIImage {
    var copy = look
    change(&copy)
    copy.isChanged = true
    let image = UIImage(source, copy, from: origin)
    image.shareAsset(of: self)
    return image
  }

  /// The image with or without its own colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.mode = renderingMode }
  }

  /// The image in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// The image in one colour, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.mode = renderingMode
    }
  }

  /// The image with edges that do not stretch; the middle is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that do not stretch.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.caps = capInsets
      $0.resizing = resizingMode
    }
  }

  /// The image with a left and a top edge that do not stretch.
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int,
    topCapHeight: Int
  ) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight),
        left: CGFloat(leftCapWidth),
        bottom: size.height - CGFloat(topCapHeight) - 1,
        right: size.width - CGFloat(leftCapWidth) - 1
      ),
      resizingMode: .stretch
    )
  }

  /// The image with other insets for alignment.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignment = alignmentInsets }
  }

  /// The image that is mirrored for right-to-left languages.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flips = true }
  }

  /// The mirrored image.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed {
      $0.orientation = $0.orientation.mirrored
      $0.isMirrored.toggle()
    }
  }

  /// The image for other traits, or the symbol in another size.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if case .symbol(let name, _) = source, let symbol = configuration as? SymbolConfiguration {
      return UIImage(.symbol(name, symbol), Self.symbolLook(symbol, from: look), from: origin)
    }
    guard let traits = configuration.traitCollection, MainContext.isCurrent else { return self }
    return MainActor.assumeIsolated { form(for: traits) }
  }

  /// The symbol with further values in its configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let name, let present) = source else { return self }
    let merged = present.merged(with: configuration)
    return UIImage(.symbol(name, merged), Self.symbolLook(merged, from: look), from: origin)
  }

  /// The image without a configuration.
  public func withoutConfiguration() -> UIImage { self }

  /// The image, ready to be shown.
  public func preparingForDisplay() -> UIImage? { self }

  /// The image in a smaller size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return changed {
      $0.pixels = CGSize(width: size.width * $0.scale, height: size.height * $0.scale)
      $0.hasVariants = false
    }
  }

  /// The image as a PNG file; a file that is one as it is.
  public func pngData() -> Data? {
    if case .file(let data, _) = source, ImageHeader.isPNG(data) { return data }
    return cgImage.map { ImageEncoding.png($0) }
  }

  /// The image as a JPEG file; a file that is one as it is.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .file(let data, _) = source, ImageHeader.isJPEG(data) { return data }
    return cgImage.map { ImageEncoding.jpeg($0, compressionQuality) }
  }

  static func symbolLook(_ symbol: SymbolConfiguration, from look: Look = Look()) -> Look {
    var look = look
    look.scale = max(UITraitCollection.current.displayScale, 1)
    let side = (symbol.points * 1.2 * look.scale).rounded(.up)
    look.pixels = CGSize(width: side, height: side)
    return look
  }

  func looksLike(_ other: UIImage) -> Bool {
    guard look.mode == other.look.mode, look.scale == other.look.scale,
      look.pixels == other.look.pixels, look.tint == other.look.tint,
      look.orientation == other.look.orientation, look.caps == other.look.caps
    else { return false }
    return switch (source, other.source) {
    case (.file(let left, _), .file(let right, _)): left == right
    case (.symbol(let left, let leftSize), .symbol(let right, let rightSize)):
      left == right && leftSize == rightSize
    case (.bitmap(let left), .bitmap(let right)): left === right
    default: false
    }
  }
}

/// The names of symbols.
enum SymbolNames {
  /// Whether a name consists of lower-case words and digits joined by full stops.
  static func isWellFormed(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.value < 128 else { return false }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty
        && word.unicodeScalars.allSatisfy {
          ("a"..."z").contains($0) || ("0"..."9").contains($0)
        }
    }
  }
}

extension UIImage.Orientation {
  /// The orientation of the mirrored picture.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
