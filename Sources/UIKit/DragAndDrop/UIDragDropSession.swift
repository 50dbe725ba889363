import CoreGraphics
public import Foundation

/// A drag as its source and its destinations see it.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items in the order in which they were added.
  var items: [UIDragItem] { get }

  /// The place of the finger in a view.
  func location(in view: UIView) -> CGPoint

  /// Whether the items may be moved instead of copied; what the source said.
  var allowsMoveOperation: Bool { get }

  /// Whether other apps never see the items; what the source said.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Whether one of the items has one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether an object of a class can be made from one of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether a value of a type can be made from one of the items.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag as its source sees it.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the drag is for in this app; other apps do not see it.
  var localContext: Any? { get set }
}

/// Whether the system shows that data is still coming after a drop.
///
/// Status: complete · A
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No.
  case none = 0
  /// By an alert with the progress.
  case `default` = 1
}

/// A drag as a destination sees it.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag of this app; `nil` if it began in another one.
  var localDragSession: (any UIDragSession)? { get }

  /// Whether the system shows that data is still coming after the drop.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// How much of the data has come.
  var progress: Progress { get }

  /// Makes objects of a class from the items that allow it; for use in `performDrop`.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completion: Called on the main queue with the objects, in the order of the items.
  /// - Returns: The progress.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes values of a type from the items that allow it; for use in `performDrop`.
  ///
  /// - Parameters:
  ///   - ofClass: The type.
  ///   - completion: Called on the main queue with the values, in the order of the items.
  /// - Returns: The progress.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type,
    completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          var value: T?
          if let object = object as? T._ObjectiveCType {
            T._forceBridgeFromObjectiveC(object, result: &value)
          }
          return value
        }
      )
    }
  }
}
