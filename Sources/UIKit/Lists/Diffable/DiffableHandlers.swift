import Foundation

/// What changed in one section when the user moved an item.
///
/// Status: complete · A
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items afterwards.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the two.
  public let difference: CollectionDifference<ItemIdentifierType>
}

/// What changed when the user moved an item.
///
/// Status: complete · A
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  /// All before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// All afterwards.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the items of the two.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections that changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

extension UICollectionViewDiffableDataSource {
  /// What decides about moves by the user, and follows them.
  public struct ReorderingHandlers {
    /// Asks whether an item can be moved; without it none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Tells that an item is about to be moved.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Tells that an item was moved.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// What decides about expanding and collapsing by the user, and follows it.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Asks whether an item may show its children; `true` without it.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Tells that an item is about to show its children.
    public var willExpandItem: ((Item) -> Void)?
    /// Asks whether an item may hide its children; `true` without it.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Tells that an item is about to hide its children.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives the children of an item that is about to show them.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }
}
