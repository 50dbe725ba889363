import CoreGraphics
public import Foundation

/// Pictures of views.
extension UIView {
  /// A view that shows a part of what this one shows now.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's own coordinates.
  ///   - afterUpdates: Whether pending layout and display come first.
  ///   - capInsets: The edges that are not stretched when the picture changes its size.
  /// - Returns: The view; nil for a part without extent.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let scale = max(traitCollection.displayScale, 1)
    let context = CGContext(recordingSize: rect.size, scale: scale)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    record(in: context, afterScreenUpdates: afterUpdates)
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.isUserInteractionEnabled = true
    view.layer.contents = context.makeImage()
    view.layer.contentsScale = scale
    if capInsets != .zero {
      view.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width,
        y: capInsets.top / rect.height,
        width: max(rect.width - capInsets.left - capInsets.right, 0) / rect.width,
        height: max(rect.height - capInsets.top - capInsets.bottom, 0) / rect.height
      )
    }
    return view
  }

  /// Draws the view with everything below into the current context.
  ///
  /// - Parameters:
  ///   - rect: Where the bounds of the view come to lie.
  ///   - afterUpdates: Whether pending layout and display come first.
  /// - Returns: Whether the picture is complete; false without a context, or without extent.
  func drawTree(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    record(in: context, afterScreenUpdates: afterUpdates)
    context.restoreGState()
    return true
  }

  private func record(in context: CGContext, afterScreenUpdates afterUpdates: Bool) {
    if afterUpdates {
      layoutIfNeeded()
      layer.displayIfNeeded()
    }
    (layer.presentation() ?? layer).render(in: context)
  }
}
