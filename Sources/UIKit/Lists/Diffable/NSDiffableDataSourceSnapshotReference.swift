public import Foundation

/// A snapshot as Objective-C has it, whose identifiers may be of any class.
///
/// Core Data hands it over; `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`
/// makes a value of it.
///
/// Status: partial · A
public final class NSDiffableDataSourceSnapshotReference: NSObject, @unchecked Sendable {
  private var sections: [(identifier: Any, items: [Any])] = []
  private var reloaded: [Any] = []

  /// Creates a snapshot without sections.
  public override init() {
    super.init()
  }

  /// The number of all items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [Any] { sections.map(\.identifier) }
  /// All items in order.
  public var itemIdentifiers: [Any] { sections.flatMap(\.items) }
  /// The items that are to be made anew.
  public var reloadedItemIdentifiers: [Any] { reloaded }

  /// Adds sections at the end.
  ///
  /// - Parameter sectionIdentifiers: The sections.
  public func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    sections += sectionIdentifiers.map { (identifier: $0, items: []) }
  }

  /// Adds items to the last section.
  ///
  /// - Parameter identifiers: The items.
  public func appendItems(withIdentifiers identifiers: [Any]) {
    guard !sections.isEmpty else { return }
    sections[sections.count - 1].items += identifiers
  }

  /// Asks for items to be made anew.
  ///
  /// - Parameter identifiers: The items.
  public func reloadItems(withIdentifiers identifiers: [Any]) { reloaded += identifiers }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// The snapshot as an object.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let made = NSDiffableDataSourceSnapshotReference()
    for section in sectionIdentifiers {
      made.appendSections(withIdentifiers: [section])
      made.appendItems(withIdentifiers: itemIdentifiers(inSection: section))
    }
    made.reloadItems(withIdentifiers: reloadedItemIdentifiers)
    return made
  }

  /// Makes a value of an object; identifiers of other types cannot be.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference,
    result: inout NSDiffableDataSourceSnapshot?
  ) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      fatalError("the snapshot's identifiers are not \(Self.self)")
    }
  }

  /// Makes a value of an object if its identifiers have the right types.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference,
    result: inout NSDiffableDataSourceSnapshot?
  ) -> Bool {
    var made = NSDiffableDataSourceSnapshot()
    for (index, identifier) in source.sectionIdentifiers.enumerated() {
      guard let section = identifier as? SectionIdentifierType,
        let items = source.items(inSection: index) as? [ItemIdentifierType]
      else { return false }
      made.appendSections([section])
      made.appendItems(items, toSection: section)
    }
    let reloaded = source.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType }
    if !reloaded.isEmpty { made.reloadItems(reloaded) }
    result = made
    return true
  }

  /// Makes a value of an object; an empty one for none.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> NSDiffableDataSourceSnapshot {
    var result: NSDiffableDataSourceSnapshot?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? NSDiffableDataSourceSnapshot()
  }
}

extension NSDiffableDataSourceSnapshotReference {
  fileprivate func items(inSection index: Int) -> [Any] { sections[index].items }
}
