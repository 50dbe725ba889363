extension UIButton {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    /// As the app makes it.
    case custom = 0
    /// A title or an image in the tint.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a light circle.
    case infoLight = 3
    /// An i in a dark circle.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// Plain, on televisions.
    case plain = 6
    /// A cross in a circle.
    case close = 7

    /// A rounded rectangle, in old code.
    public static let roundedRect = ButtonType.system
  }

  /// Whether a button stands out.
  public enum Role: Int, Sendable {
    /// Plain.
    case normal = 0
    /// The main one.
    case primary = 1
    /// Leaves everything as it is.
    case cancel = 2
    /// Destroys something.
    case destructive = 3
  }

  /// A block that gives the look of a pointer over a button, `nil` for the proposed one.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

  /// A block that adapts a button's configuration to its state.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void
}
