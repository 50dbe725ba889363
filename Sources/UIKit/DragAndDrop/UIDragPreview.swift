public import CoreGraphics
public import Foundation

/// How the picture of a dragged item looks.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  /// Creates the usual look.
  public override init() {
    super.init()
  }

  /// Creates the look of lines of text.
  ///
  /// - Parameter textLineRects: The rectangles of the lines as values, in the view.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue)) }
    visiblePath = path
  }
}

/// The picture of a dragged item under the finger.
///
/// - Differs: previews are not drawn.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
  /// The view that is shown.
  public let view: UIView

  private let look: UIDragPreviewParameters

  /// How the picture looks.
  open var parameters: UIDragPreviewParameters { look }

  /// Creates a picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    look = parameters
    super.init()
  }

  /// Creates a picture of a view with the usual look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a picture of an address.
  public convenience init(for url: URL) {
    self.init(for: url, title: nil)
  }

  /// Creates a picture of an address with a title.
  public convenience init(for url: URL, title: String?) {
    self.init(view: DragLabel.view(for: url, title: title))
  }

  /// A picture with the same contents.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      UncheckedCopy(UIDragPreview(view: view, parameters: look))
    }.value
  }
}

/// Where the picture of an item comes from or goes to.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The picture of an item at its place, for the lift, the drop and the way back.
///
/// - Differs: previews are not drawn.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a picture of an address at a place.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// Creates a picture of an address with a title at a place.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(
      view: DragLabel.view(for: url, title: title),
      parameters: UIDragPreviewParameters(),
      target: target
    )
  }

  /// The picture at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The view of a dragged address.
@MainActor
private enum DragLabel {
  static func view(for url: URL, title: String?) -> UIView {
    let label = UILabel()
    label.text = title ?? url.host ?? url.absoluteString
    label.sizeToFit()
    return label
  }
}
