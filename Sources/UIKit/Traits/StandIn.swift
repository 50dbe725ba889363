public import Foundation

// Stands in for the application, view and coordinate space until these land; delete this file then.

/// The running app.
@preconcurrency @MainActor
open class UIApplication: NSObject {
  /// The application of the current main loop.
  public class var shared: UIApplication { UIApplication() }
  package let device = SimulatedDevice()
  package var mainScreen: UIScreen { UIScreen(device: device) }
}

/// A rectangle on the screen.
@preconcurrency @MainActor
open class UIView: NSObject {
  /// The view's own coordinate system.
  open var bounds = CGRect.zero
  /// The smallest rectangle around the view in its superview.
  open var frame = CGRect.zero
  /// The view that contains this one.
  open var superview: UIView? { nil }
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
}

/// Something that has coordinates and can convert them to others.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The whole space in its own coordinates.
  var bounds: CGRect { get }
}

func unimplemented(_ what: String) -> Never { fatalError(what) }
