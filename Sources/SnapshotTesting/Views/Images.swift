public import CoreGraphics
import Foundation
public import QuartzCore
public import SwiftUI
public import UIKit

/// What is said about pictures: they need drawing, and there is none yet.
enum PictureLimit {
  static let text = """
    A snapshot as an image needs drawing, and Understudy does not draw yet. Use \
    .recursiveDescription or .hierarchy for the text of the same screen, or leave this test to a \
    run on a simulator. (Told once for each test.)
    """
}

extension Snapshotting where Format == UIImage {
  /// A strategy that fails with a clear message.
  static var undrawn: Snapshotting {
    var strategy = Snapshotting(
      pathExtension: "png",
      diffing: .image,
      snapshot: { _ in UIImage() }
    )
    strategy.limit = PictureLimit.text
    return strategy
  }
}

extension Diffing where Value == UIImage {
  /// Pictures; none can be compared here yet.
  public static var image: Diffing { image() }

  /// Pictures; none can be compared here yet.
  ///
  /// - Parameters:
  ///   - precision: How many of the pixels must be equal, from 0 to 1.
  ///   - perceptualPrecision: How equal a pixel must be, from 0 to 1.
  ///   - scale: The scale of the reference.
  /// - Returns: A way to tell apart that always fails.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat? = nil
  ) -> Diffing {
    Diffing(
      toData: { _ in Data() },
      fromData: { _ in UIImage() },
      diff: { _, _ in (PictureLimit.text, []) }
    )
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture; fails, as nothing is drawn here.
  public static var image: Snapshotting { undrawn }

  /// A picture; fails, as nothing is drawn here.
  ///
  /// - Parameters:
  ///   - precision: How many of the pixels must be equal.
  ///   - perceptualPrecision: How equal a pixel must be.
  ///   - scale: The scale of the reference.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat? = nil
  ) -> Snapshotting { undrawn }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of a layer; fails, as nothing is drawn here.
  public static var image: Snapshotting { undrawn }

  /// A picture of a layer; fails, as nothing is drawn here.
  ///
  /// - Parameters:
  ///   - precision: How many of the pixels must be equal.
  ///   - perceptualPrecision: How equal a pixel must be.
  ///   - traits: The traits.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting { undrawn }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of a view; fails, as nothing is drawn here.
  public static var image: Snapshotting { undrawn }

  /// A picture of a view; fails, as nothing is drawn here.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the view is drawn in the app's own window.
  ///   - precision: How many of the pixels must be equal.
  ///   - perceptualPrecision: How equal a pixel must be.
  ///   - size: The size that the view gets.
  ///   - traits: The traits.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting { undrawn }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of a screen; fails, as nothing is drawn here.
  public static var image: Snapshotting { undrawn }

  /// A picture of a screen; fails, as nothing is drawn here.
  ///
  /// - Parameters:
  ///   - config: The screen.
  ///   - precision: How many of the pixels must be equal.
  ///   - perceptualPrecision: How equal a pixel must be.
  ///   - size: A size instead of that of the screen.
  ///   - traits: Traits instead of those of the screen.
  /// - Returns: The strategy.
  public static func image(
    on config: ViewImageConfig,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting { undrawn }

  /// A picture of a screen; fails, as nothing is drawn here.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the screen is drawn in the app's own window.
  ///   - precision: How many of the pixels must be equal.
  ///   - perceptualPrecision: How equal a pixel must be.
  ///   - size: The size.
  ///   - traits: The traits.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting { undrawn }
}

/// How a view of SwiftUI is laid out for a picture.
public enum SwiftUISnapshotLayout {
  /// On a screen.
  case device(config: ViewImageConfig)
  /// In a size.
  case fixed(width: CGFloat, height: CGFloat)
  /// In the size that it asks for.
  case sizeThatFits
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// A picture of a view; fails, as nothing is drawn here.
  public static var image: Snapshotting { undrawn }

  /// A picture of a view; fails, as nothing is drawn here.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the view is drawn in the app's own window.
  ///   - precision: How many of the pixels must be equal.
  ///   - perceptualPrecision: How equal a pixel must be.
  ///   - layout: How it is laid out.
  ///   - traits: The traits.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting { undrawn }
}
