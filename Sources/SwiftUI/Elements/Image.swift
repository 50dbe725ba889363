import CoreGraphics
public import Foundation
public import UIKit

/// An image at its own size, or stretched.
///
/// Status: partial · A
public nonisolated struct Image: Equatable, Sendable {
  /// Whether an image keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// It takes the foreground style.
    case template
    /// It keeps its colours.
    case original
  }

  /// How a resizable image fills space.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// The sizes of symbols beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// The usual size.
    case medium
    /// Large.
    case large
  }

  enum Source: Equatable, @unchecked Sendable {
    case named(String, Bundle?)
    case symbol(String)
    case image(UIImage)
  }

  let source: Source
  let label: Text?
  var isResizable = false
  var mode: TemplateRenderingMode?

  /// Finds an image of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle)
    label = Text(verbatim: name)
  }

  /// Finds an image of an asset catalogue that is described by a text.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, bundle)
    self.label = label
  }

  /// Finds an image of an asset catalogue that needs no description.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle)
    label = nil
  }

  /// Finds a symbol of the system.
  public init(systemName: String) {
    source = .symbol(systemName)
    label = Text(verbatim: systemName)
  }

  /// Shows an image of UIKit.
  public init(uiImage: UIImage) {
    source = .image(uiImage)
    label = nil
  }

  /// The image at whatever size is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The image with its own colours, or with those around.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.mode = renderingMode
    return copy
  }

  /// The image of UIKit for some surroundings.
  @MainActor
  func image(_ environment: EnvironmentValues) -> UIImage? {
    var image: UIImage? =
      switch source {
      case .named(let name, let bundle):
        UIImage(named: name, in: bundle, compatibleWith: environment.uiTraits)
      case .symbol(let name):
        UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(
            font: (environment.font ?? .body).resolved(in: environment)
          )
        )
      case .image(let image): image
      }
    switch mode {
    case .template: image = image?.withRenderingMode(.alwaysTemplate)
    case .original: image = image?.withRenderingMode(.alwaysOriginal)
    case nil: break
    }
    return image
  }
}

extension Image: View, LeafView {
  /// Stops: an image has no body.
  public typealias Body = Never

  @MainActor static func makeView() -> UIImageView { UIImageView() }

  @MainActor func update(_ view: UIImageView, _ environment: EnvironmentValues) {
    view.image = image(environment)
    view.contentMode = isResizable ? .scaleToFill : .center
    view.tintColor = ForegroundStyle().color(in: environment)
    view.isAccessibilityElement = label != nil
    view.accessibilityLabel = label?.plain(in: .main)
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ view: UIImageView) -> CGSize {
    let own = view.image?.size ?? .zero
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }
}
