public import Foundation

extension UISheetPresentationController {
  /// A height to rest at.
  @MainActor
  public final class Detent: NSObject {
    /// The name of the height.
    public let identifier: Identifier
    private let value: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ value: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.value = value
      super.init()
    }

    /// Half of the screen; not there in compact height.
    public class func medium() -> Self {
      make(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context.maximumDetentValue / 2).rounded()
      }
    }

    /// The whole height.
    public class func large() -> Self { make(.large) { $0.maximumDetentValue } }

    /// A height of the app's own, in points without the safe area; `nil` takes it out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self {
      let number = UIApplication.shared.ordinals.next(for: Detent.self)
      return make(identifier ?? Identifier("custom-detent-\(number)"), resolver)
    }

    private class func make(
      _ identifier: Identifier,
      _ value: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self {
      unsafeDowncast(Detent(identifier, value), to: Self.self)
    }

    /// The height for a sheet, in points.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { value(context) }

    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the name.
      public let rawValue: String
      /// Creates a name from text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name from text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}

/// What a custom height is computed from.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height.
  var maximumDetentValue: CGFloat { get }
}

/// The values for one sheet.
@MainActor
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}
