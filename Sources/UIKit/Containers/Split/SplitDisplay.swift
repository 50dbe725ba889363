import CoreGraphics

/// The display mode and the behaviour of a split view controller: preferences, what was
/// chosen since, and the size, boiled down.
@MainActor
struct SplitDisplay {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior
  typealias Column = UISplitViewController.Column

  let style: UISplitViewController.Style
  let isPortrait: Bool
  let preferredMode: Mode
  let preferredBehavior: Behavior
  /// The mode that `show`, `hide`, the button or a swipe chose.
  let chosen: Mode?

  /// How columns make room: beside each other where there is room.
  var behavior: Behavior {
    if preferredBehavior != .automatic { return preferredBehavior }
    guard isPortrait else { return .tile }
    return style == .tripleColumn ? .displace : .overlay
  }

  var mode: Mode { fitting(chosen ?? (preferredMode == .automatic ? automatic : preferredMode)) }

  private var automatic: Mode {
    if style == .tripleColumn { return isPortrait ? .secondaryOnly : .oneBesideSecondary }
    return isPortrait ? .secondaryOnly : .oneBesideSecondary
  }

  /// Two further columns need a third one.
  private func fitting(_ mode: Mode) -> Mode {
    guard style != .tripleColumn else { return mode }
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return mode
    }
  }

  /// The columns of the present mode, in order.
  var columns: [Column] { Self.columns(of: mode, style) }

  static func columns(of mode: Mode, _ style: UISplitViewController.Style) -> [Column] {
    switch mode {
    case .secondaryOnly: [.secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      [.primary, .supplementary, .secondary]
    default: style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
    }
  }

  /// Whether columns lie over the secondary one.
  var isOverlay: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

  /// The mode in which one more column is shown.
  func mode(showing column: Column) -> Mode? {
    guard !columns.contains(column) else { return nil }
    switch column {
    case .supplementary where style == .tripleColumn: return one
    case .primary: return style == .tripleColumn ? two : one
    default: return nil
    }
  }

  /// The mode in which a column is hidden.
  func mode(hiding column: Column) -> Mode? {
    guard columns.contains(column) else { return nil }
    switch column {
    case .primary: return style == .tripleColumn ? one : .secondaryOnly
    case .supplementary: return .secondaryOnly
    default: return nil
    }
  }

  private var one: Mode { behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary }

  private var two: Mode {
    switch behavior {
    case .overlay: .twoOverSecondary
    case .displace: .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }
}

/// The widths of the columns: wished for, within their limits.
@MainActor
struct SplitWidths {
  let primary: CGFloat
  let supplementary: CGFloat

  init(of split: UISplitViewController) {
    let total = split.viewIfLoaded?.bounds.width ?? 0
    primary = Self.width(
      total,
      wish: split.preferredPrimaryColumnWidth,
      share: split.preferredPrimaryColumnWidthFraction,
      least: split.minimumPrimaryColumnWidth,
      most: split.maximumPrimaryColumnWidth
    )
    supplementary = Self.width(
      total,
      wish: split.preferredSupplementaryColumnWidth,
      share: split.preferredSupplementaryColumnWidthFraction,
      least: split.minimumSupplementaryColumnWidth,
      most: split.maximumSupplementaryColumnWidth
    )
  }

  private static func width(
    _ total: CGFloat,
    wish: CGFloat,
    share: CGFloat,
    least: CGFloat,
    most: CGFloat
  ) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = min(320, total * 0.4)
    if share != automatic { width = total * share }
    if wish != automatic { width = wish }
    if most != automatic { width = min(width, most) }
    if least != automatic { width = max(width, least) }
    return min(max(width, 0), total)
  }
}
