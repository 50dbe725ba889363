public import Foundation

/// What a cell shows, as a value that makes a view for itself.
///
/// Status: partial · A
public protocol UIContentConfiguration {
  /// Makes a view that shows the value.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The value for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the view can show a configuration: one of the same type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    OptionalMessage.send("supportsConfiguration:", to: self, configuration) {
      type(of: configuration) == type(of: self.configuration)
    }
  }
}

/// A state by which configurations are updated.
///
/// Status: partial · A
public protocol UIConfigurationState {
  /// Creates a state with traits.
  init(traitCollection: UITraitCollection)
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// A value that an app adds.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to a state.
///
/// Status: complete · A
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view: enabled, selected, under a finger, in focus.
///
/// Status: complete · A
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no input.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is pinned while others scroll.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that an app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
///
/// Status: complete · A
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no input.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is pinned while others scroll.
  public var isPinned = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether it shows its children.
  public var isExpanded = false
  /// Whether it was swiped.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false
  /// What happens to the cell in a drag that it is part of.
  public var cellDragState = DragState.none
  /// What happens to the cell in a drop that it is the target of.
  public var cellDropState = DropState.none

  /// What happens to a cell in a drag.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging

    @MainActor init(_ state: UICollectionViewCell.DragState) {
      switch state {
      case .none: self = .none
      case .lifting: self = .lifting
      case .dragging: self = .dragging
      }
    }
  }

  /// What happens to a cell in a drop.
  public enum DropState: Int, Sendable {
    /// Nothing.
    case none
    /// A drop is over the list, but not over the cell.
    case notTargeted
    /// A drop is over the cell.
    case targeted
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that an app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
