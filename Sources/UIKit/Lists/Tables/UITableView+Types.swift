public import Foundation

extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Headers stick to the top.
    case plain
    /// Sections are groups.
    case grouped
    /// Sections are groups with rounded corners.
    case insetGrouped
  }

  /// Where a row is after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// As near as possible.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to the top.
    case top
    /// From and to the bottom.
    case bottom
    /// Not at all.
    case none
    /// Covering.
    case middle
    /// As the system finds best.
    case automatic = 100
  }

  /// The value that asks for a height by content.
  public static let automaticDimension: CGFloat = -1

  /// The name of the magnifying glass in a section index.
  public static let indexSearch = "{search}"

  /// Posted when the selection changed.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}

extension UITableViewCell {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default`
    /// The detail at the right.
    case value1
    /// The detail behind a small label.
    case value2
    /// The detail below.
    case subtitle
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any.
    case none
    /// As the default; blue before iOS 7.
    case blue
    /// Gray.
    case gray
    /// Gray.
    case `default`
  }

  /// How a row can be edited.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none
    /// By deleting it.
    case delete
    /// By inserting one.
    case insert
  }

  /// What stands at the right of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: there is more.
    case disclosureIndicator
    /// A button and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button.
    case detailButton
  }

  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
    /// An etched line; as a line since iOS 11.
    case singleLineEtched
  }

  /// What a cell shows beside its state while it is edited.
  public struct StateMask: OptionSet, Sendable {
    /// The bits, as in Apple's headers.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edit control.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The confirmation of a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// What happens to a cell that is being dragged.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }
}
