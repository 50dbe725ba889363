import Foundation

/// The options of accessories; what is left out is the usual.
extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions: CellAccessoryOptions {
    /// Whether the accessory is left out.
    public var isHidden: Bool
    /// The width that is kept free.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a detail button.
  public struct DetailOptions: CellAccessoryOptions {
    /// Whether the accessory is left out.
    public var isHidden: Bool
    /// The width that is kept free.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a check mark.
  public struct CheckmarkOptions: CellAccessoryOptions {
    /// Whether the accessory is left out.
    public var isHidden: Bool
    /// The width that is kept free.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a delete button.
  public struct DeleteOptions: CellAccessoryOptions {
    /// Whether the accessory is left out.
    public var isHidden: Bool
    /// The width that is kept free.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour.
    public var tintColor: UIColor?
    /// The colour behind.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of an insert button.
  public struct InsertOptions: CellAccessoryOptions {
    /// Whether the accessory is left out.
    public var isHidden: Bool
    /// The width that is kept free.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour.
    public var tintColor: UIColor?
    /// The colour behind.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a handle for moving.
  public struct ReorderOptions: CellAccessoryOptions {
    /// Whether the accessory is left out.
    public var isHidden: Bool
    /// The width that is kept free.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour.
    public var tintColor: UIColor?
    /// Whether there is a line before the handle.
    public var showsVerticalSeparator: Bool

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The options of a circle for selecting several.
  public struct MultiselectOptions: CellAccessoryOptions {
    /// Whether the accessory is left out.
    public var isHidden: Bool
    /// The width that is kept free.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour.
    public var tintColor: UIColor?
    /// The colour behind.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions: CellAccessoryOptions {
    /// Which part of the cell shows and hides the children.
    public enum Style: Sendable {
      /// As the list finds best.
      case automatic
      /// The accessory, and the whole cell is a header.
      case header
      /// The accessory alone; the cell can be selected.
      case cell
    }

    /// Which part of the cell shows and hides the children.
    public var style: Style
    /// Whether the accessory is left out.
    public var isHidden: Bool
    /// The width that is kept free.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style = .automatic,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a button with a menu.
  public struct PopUpMenuOptions: CellAccessoryOptions {
    /// Whether the accessory is left out.
    public var isHidden: Bool
    /// The width that is kept free.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a text.
  public struct LabelOptions: CellAccessoryOptions {
    /// Whether the accessory is left out.
    public var isHidden: Bool
    /// The width that is kept free.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// Whether the font follows the user's size by itself.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// A view of the app, and where it stands.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where the view stands.
    public let placement: Placement
    /// Whether the accessory is left out.
    public var isHidden: Bool
    /// The width that is kept free; that of the view, by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame; otherwise it gets the one that fits.
    public var maintainsFixedSize: Bool

    /// Creates a configuration.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
