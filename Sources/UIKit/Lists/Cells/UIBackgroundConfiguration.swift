public import Foundation

/// What the background of a cell shows, as a value.
///
/// Status: partial · A
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// Where the usual colours come from.
  enum Base: Hashable, Sendable {
    case none, plain, grouped, sidebar, header
  }

  private var base = Base.none
  private var hasOwnColor = false

  /// A view of the app's own, below the colour.
  public var customView: UIView?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The insets from the cell's edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges where the cell's margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; the tint colour if it is `nil`, and clear for no colour.
  public var backgroundColor: UIColor? {
    didSet { hasOwnColor = true }
  }
  /// Changes the colour before it is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { backgroundColorTransformerBox.value }
    set { backgroundColorTransformerBox.value = newValue }
  }
  private var backgroundColorTransformerBox = Uncompared<UIConfigurationColorTransformer?>(
    value: nil
  )
  /// An effect behind the content.
  public var visualEffect: UIVisualEffect?
  /// An image behind the content.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border; the tint colour if it is `nil`.
  public var strokeColor: UIColor?
  /// Changes the colour of the border before it is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeColorTransformerBox.value }
    set { strokeColorTransformerBox.value = newValue }
  }
  private var strokeColorTransformerBox = Uncompared<UIConfigurationColorTransformer?>(value: nil)
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// How far outside the border is.
  public var strokeOutset: CGFloat = 0

  private init(_ base: Base, _ color: UIColor?) {
    self.base = base
    backgroundColor = color
  }

  /// The colour that is shown.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the border that is shown.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The value for a state: selected and touched rows are darker.
  ///
  /// Colours that an app chose stay.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard !hasOwnColor, base != .none else { return self }
    let isOn: Bool
    if let state = state as? UICellConfigurationState {
      isOn = state.isSelected || state.isHighlighted
    } else if let state = state as? UIViewConfigurationState {
      isOn = state.isSelected || state.isHighlighted
    } else {
      isOn = false
    }
    var updated = self
    updated.backgroundColor = isOn && base != .header ? .systemGray4 : Self.color(of: base)
    updated.hasOwnColor = false
    return updated
  }

  private static func color(of base: Base) -> UIColor? {
    switch base {
    case .none, .header, .sidebar: .clear
    case .plain: .systemBackground
    case .grouped: .secondarySystemGroupedBackground
    }
  }

  private static func list(_ base: Base, radius: CGFloat = 0) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration(base, color(of: base))
    made.cornerRadius = radius
    return made
  }

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { .init(.none, .clear) }
  /// A row by the list that it is in.
  public static func listCell() -> UIBackgroundConfiguration { list(.plain) }
  /// A header by the list that it is in.
  public static func listHeader() -> UIBackgroundConfiguration { list(.header) }
  /// A footer by the list that it is in.
  public static func listFooter() -> UIBackgroundConfiguration { list(.header) }
  /// A row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.plain) }
  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.header) }
  /// A row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { list(.grouped) }
  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(.header) }
  /// A header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { list(.header) }
  /// A row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { list(.sidebar, radius: 10) }
  /// A row of a sidebar beside another list.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    list(.sidebar, radius: 10)
  }
}

/// The view that shows the background of a cell.
final class ConfiguredBackgroundView: UIView {
  private var custom: UIView?
  private var picture: UIImageView?
  private(set) var shown = UIBackgroundConfiguration.clear()

  func show(_ new: UIBackgroundConfiguration) {
    shown = new
    backgroundColor = new.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = new.cornerRadius
    layer.borderWidth = new.strokeWidth
    layer.borderColor = new.strokeWidth > 0 ? new.resolvedStrokeColor(for: tintColor).cgColor : nil
    clipsToBounds = new.cornerRadius > 0
    if new.customView !== custom {
      custom?.removeFromSuperview()
      custom = new.customView
      if let custom { insertSubview(custom, at: 0) }
    }
    if let image = new.image {
      let view = picture ?? UIImageView(frame: bounds)
      picture = view
      view.image = image
      view.contentMode = new.imageContentMode
      if view.superview !== self { addSubview(view) }
    } else {
      picture?.removeFromSuperview()
      picture = nil
    }
    setNeedsLayout()
  }

  /// The place in a cell: inside the insets, with the cell's margins where they are added.
  func place(in cell: UIView) {
    var insets = shown.backgroundInsets
    let edges = shown.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = cell.directionalLayoutMargins
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isBackwards = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = cell.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: isBackwards ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: isBackwards ? insets.leading : insets.trailing
      )
    )
    if frame != place { frame = place }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    custom?.frame = bounds
    picture?.frame = bounds
  }
}
