public import Foundation

/// Something beside the content of a list's cell: a system's indicator or a view of the app.
///
/// Status: partial · A
@MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// The width that is kept free for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// That of the accessory.
    case actual
    /// The same for all accessories of the system.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }

  /// Where a custom accessory stands.
  public enum Placement {
    /// Where it stands among others: gives an index in their array.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The position before an accessory.
    @MainActor
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { list in
        MainActor.assumeIsolated { list.firstIndex { $0.accessoryType == type } ?? list.count }
      }
    }

    /// The position after an accessory.
    @MainActor
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { list in
        MainActor.assumeIsolated {
          list.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? list.count
        }
      }
    }
  }

  /// What an accessory is.
  public enum AccessoryType: Hashable, Sendable {
    /// A chevron: there is more.
    case disclosure
    /// A button for details.
    case detail
    /// A check mark.
    case checkmark
    /// A button that deletes.
    case delete
    /// A button that inserts.
    case insert
    /// The handle for moving.
    case reorder
    /// The circle for selecting several.
    case multiselect
    /// A chevron that shows and hides children.
    case outlineDisclosure
    /// A button with a menu.
    case popUpMenu
    /// A text.
    case label
    /// A view of the app.
    case customView(UIView)
  }

  /// What the accessory is.
  public let accessoryType: AccessoryType

  enum Side {
    case leading, trailing
  }

  let displayed: DisplayedState
  let side: Side
  var isHidden = false
  var reserved = LayoutDimension.standard
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var action: (@MainActor () -> Void)?
  var text: String?
  var font: UIFont?
  var menu: UIMenu?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var view: UIView?
  var keepsSize = false
  /// The place among others of the same side, in the order of the system; `nil` for the app's.
  var rank: Int?
  var position: Placement.Position?

  var isSystem: Bool { rank != nil }

  /// Whether a tap anywhere on the cell shows and hides children.
  var togglesByCell: Bool { accessoryType == .outlineDisclosure && outlineStyle == .header }

  private init(
    _ type: AccessoryType,
    _ displayed: DisplayedState,
    _ side: Side,
    rank: Int? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.side = side
    self.rank = rank
  }

  func isShown(whenEditing isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// The accessories of one side in the order of their places.
  static func arranged(_ list: [AccessoryView]) -> [AccessoryView] {
    var placed = list.filter { $0.accessory.isSystem }.sorted {
      ($0.accessory.rank ?? 0) < ($1.accessory.rank ?? 0)
    }
    for view in list where !view.accessory.isSystem {
      let wanted = view.accessory.position?(placed.map { $0.accessory }) ?? placed.count
      placed.insert(view, at: min(max(0, wanted), placed.count))
    }
    return placed
  }

  // MARK: - Making accessories

  /// A chevron: there is more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    make(.disclosure, displayed, .trailing, 60, options)
  }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    make(.detail, displayed, .trailing, 50, options, actionHandler)
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    make(.checkmark, displayed, .trailing, 40, options)
  }

  /// A button that deletes; while editing, by default.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var made = make(.delete, displayed, .leading, 10, options, actionHandler)
    made.backgroundColor = options.backgroundColor
    return made
  }

  /// A button that inserts; while editing, by default.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var made = make(.insert, displayed, .leading, 20, options, actionHandler)
    made.backgroundColor = options.backgroundColor
    return made
  }

  /// The handle for moving; while editing, by default.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    make(.reorder, displayed, .trailing, 80, options)
  }

  /// The circle for selecting several; while editing, by default.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var made = make(.multiselect, displayed, .leading, 0, options)
    made.backgroundColor = options.backgroundColor
    return made
  }

  /// A chevron that shows and hides children.
  ///
  /// Without a closure it expands and collapses the item in the section snapshot of a diffable
  /// data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var made = make(
      .outlineDisclosure,
      displayed,
      options.style == .cell ? .leading : .trailing,
      70,
      options,
      actionHandler
    )
    made.outlineStyle = options.style
    return made
  }

  /// A button with a menu.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var made = make(.popUpMenu, displayed, .trailing, 30, options)
    made.menu = menu
    return made
  }

  /// A text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var made = make(.label, displayed, .trailing, 35, options)
    made.text = text
    made.font = options.font
    return made
  }

  /// A view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, side, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (displayed, Side.leading, position)
      case .trailing(let displayed, let position): (displayed, Side.trailing, position)
      }
    var made = UICellAccessory(.customView(configuration.customView), displayed, side)
    made.position = position
    made.view = configuration.customView
    made.isHidden = configuration.isHidden
    made.reserved = configuration.reservedLayoutWidth
    made.tintColor = configuration.tintColor
    made.keepsSize = configuration.maintainsFixedSize
    return made
  }

  private static func make(
    _ type: AccessoryType,
    _ displayed: DisplayedState,
    _ side: Side,
    _ rank: Int,
    _ options: any CellAccessoryOptions,
    _ action: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(type, displayed, side, rank: rank)
    made.isHidden = options.isHidden
    made.reserved = options.reservedLayoutWidth
    made.tintColor = options.tintColor
    made.action = action
    return made
  }
}

/// What the options of all system accessories have.
protocol CellAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
  var tintColor: UIColor? { get }
}
