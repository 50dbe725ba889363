import CoreGraphics
public import Foundation

/// A part of a view in which a pointer looks different.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  /// The part.
  public nonisolated let rect: CGRect

  /// The identity.
  public nonisolated(unsafe) let identifier: AnyHashable?

  /// The axes along which the pointer is held by the part.
  open var latchingAxes: UIAxis = []

  /// Creates a part.
  public nonisolated init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// A part with the same contents.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    UIPointerRegion(rect: rect, identifier: identifier)
  }
}

/// A place that a pointer asks about.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place in the view of the interaction.
  public let location: CGPoint

  /// The modifier keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// What a pointer does to a view.
///
/// Status: complete · A
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// How the view below a hovering pointer is tinted.
  public enum TintMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Above the view.
    case overlay = 1
    /// Below the view.
    case underlay = 2
  }

  /// As the system does it.
  case automatic(UITargetedPreview)
  /// Highlights the view.
  case highlight(UITargetedPreview)
  /// Lifts the view.
  case lift(UITargetedPreview)
  /// Leaves the pointer and changes the view.
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// The view that the effect is for.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shape of a pointer.
///
/// Status: complete · A
public enum UIPointerShape: @unchecked Sendable {
  /// Any outline.
  case path(UIBezierPath)
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical beam.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam.
  case horizontalBeam(length: CGFloat)

  /// The radius of rounded rectangles that say nothing else.
  public static let defaultCornerRadius: CGFloat = 8
}

/// The look of a pointer.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
  /// The effect on a view, if there is one.
  package let effect: UIPointerEffect?

  /// The shape of the pointer; `nil` for the one of the effect.
  package let pointerShape: UIPointerShape?

  /// Whether nothing of the pointer is seen.
  package let isHidden: Bool

  /// Creates a look with an effect on a view.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - shape: The shape of the pointer; `nil` for that of the effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, pointerShape: shape, isHidden: false)
  }

  /// Creates a look with a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape of the pointer.
  ///   - constrainedAxes: The axes along which the pointer is held back.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(effect: nil, pointerShape: shape, isHidden: false)
  }

  private init(effect: UIPointerEffect?, pointerShape: UIPointerShape?, isHidden: Bool) {
    self.effect = effect
    self.pointerShape = pointerShape
    self.isHidden = isHidden
    super.init()
  }

  /// A pointer that is not seen.
  open class func hidden() -> Self {
    guard let style = UIPointerStyle(effect: nil, pointerShape: nil, isHidden: true) as? Self else {
      unimplemented("a hidden pointer of a subclass of UIPointerStyle")
    }
    return style
  }

  /// The pointer of the system.
  open class func system() -> Self {
    guard let style = UIPointerStyle(effect: nil, pointerShape: nil, isHidden: false) as? Self
    else { unimplemented("the system's pointer as a subclass of UIPointerStyle") }
    return style
  }

  /// What the system adds to the pointer, as arrows.
  open var accessories: [UIPointerAccessory] = []
}

/// How a view looks below a pointer.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// Whether the view changes at all.
  open var isEnabled = true

  /// Creates the usual look.
  public override init() {
    super.init()
  }
}

/// Something beside a pointer, as an arrow.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  /// Where something stands around a pointer.
  public struct Position: Sendable {
    /// The distance from the pointer.
    public var offset: CGFloat
    /// The angle around the pointer, in radians; 0 is above.
    public var angle: CGFloat
    /// Creates a place.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }
    /// Above the pointer.
    public static let top = Position(offset: 12, angle: 0)
    /// At its right.
    public static let right = Position(offset: 12, angle: .pi / 2)
    /// Below it.
    public static let bottom = Position(offset: 12, angle: .pi)
    /// At its left.
    public static let left = Position(offset: 12, angle: .pi * 1.5)
  }

  /// The shape.
  public let shape: UIPointerShape

  /// The place.
  public let position: Position

  /// Whether the shape turns with its place.
  open var orientationMatchesAngle = false

  /// Creates something beside a pointer.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// An arrow that points away.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    let accessory = UIPointerAccessory(.path(UIBezierPath()), position: position)
    accessory.orientationMatchesAngle = true
    return accessory
  }
}

/// Runs blocks beside the change of a pointer.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that runs at the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Decides how a pointer looks above a view.
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The part of the view for a place; `nil` for the usual pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// The look within a part; `nil` for the usual pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// Tells that the pointer comes above a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )

  /// Tells that the pointer leaves a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

/// What happens if a delegate does not implement a member.
extension UIPointerInteractionDelegate {
  /// The default part.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    OptionalMessage.send(
      "pointerInteraction:regionForRequest:defaultRegion:",
      to: self,
      interaction,
      request,
      defaultRegion
    ) { defaultRegion as UIPointerRegion? }
  }

  /// No look of its own.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    OptionalMessage.send("pointerInteraction:styleForRegion:", to: self, interaction, region) {
      nil
    }
  }

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    OptionalMessage.send(
      "pointerInteraction:willEnterRegion:animator:",
      to: self,
      interaction,
      region,
      animator
    ) {}
  }

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    OptionalMessage.send(
      "pointerInteraction:willExitRegion:animator:",
      to: self,
      interaction,
      region,
      animator
    ) {}
  }
}

/// Changes the pointer above a view.
///
/// A stage moves the pointer; the delegate is asked for the part below it and for its look.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Decides how the pointer looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Whether the pointer changes.
  open var isEnabled = true

  /// Whether the look is to be asked for anew.
  var isInvalid = false

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an interaction that decides nothing.
  public convenience override init() {
    self.init(delegate: nil)
  }

  /// Tells the interaction that its view is about to change.
  open func willMove(to view: UIView?) {}

  /// Tells the interaction that its view changed.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Asks for the look anew, with the next move.
  open func invalidate() { isInvalid = true }
}
