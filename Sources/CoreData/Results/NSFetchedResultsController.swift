public import Foundation
import UIKit

/// The results of a fetch in sections, kept up to date with their context.
///
/// - Differs: The delegate gets a controller of another type than the app made; the two are equal,
///   but not the same object.
///
/// Status: partial · A
open class NSFetchedResultsController<ResultType>: NSObject {
  /// What to fetch; it must have sort descriptors.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context of the results.
  public let managedObjectContext: NSManagedObjectContext
  /// The path of names whose value makes the sections.
  public let sectionNameKeyPath: String?
  /// Without effect here: nothing is cached.
  public let cacheName: String?
  fileprivate let core: ResultsCore
  /// What the delegate gets; it lives as long as this does.
  private var facade: NSObject?

  /// Creates a controller; nothing is fetched yet.
  ///
  /// - Parameters:
  ///   - fetchRequest: What to fetch; one without sort descriptors raises
  ///     `NSInvalidArgumentException`.
  ///   - context: The context.
  ///   - sectionNameKeyPath: The path of names whose value makes the sections.
  ///   - name: Without effect here.
  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    core = ResultsCore(context, sectionNameKeyPath)
    super.init()
    if fetchRequest.sortDescriptors?.isEmpty ?? true {
      CoreDataException.invalidArgument(
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors"
      )
    }
    core.facade = { [weak self] in self?.forDelegate }
  }

  private init(
    _ request: NSFetchRequest<ResultType>,
    _ context: NSManagedObjectContext,
    _ cacheName: String?,
    _ core: ResultsCore
  ) {
    fetchRequest = request
    managedObjectContext = context
    sectionNameKeyPath = core.sectionPath
    self.cacheName = cacheName
    self.core = core
    super.init()
  }

  private var forDelegate: NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
    if let made = facade as? NSFetchedResultsController<any NSFetchRequestResult> { return made }
    let made = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest.retyped(to: (any NSFetchRequestResult).self),
      managedObjectContext,
      cacheName,
      core
    )
    facade = made
    return made
  }

  /// Whether two controllers have the same results.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ResultsHolder)?.heldCore === core
  }

  /// Who hears of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Fetches, and follows the context from now on.
  ///
  /// - Throws: What the fetch throws.
  open func performFetch() throws {
    let request = fetchRequest.retyped(to: NSManagedObject.self)
    request.resultType = .managedObjectResultType
    core.fetch(
      try managedObjectContext.fetch(request),
      request.plan,
      fetchRequest.entity(in: managedObjectContext)
    )
  }

  /// Forgets what was cached; nothing is here.
  ///
  /// - Parameter name: The name of a cache.
  open class func deleteCache(withName name: String?) {}

  /// The results; `nil` before the first fetch.
  open var fetchedObjects: [ResultType]? {
    core.isFetched ? core.objects.compactMap { $0 as? ResultType } : nil
  }

  /// The result at a place.
  ///
  /// - Parameter indexPath: Section and row.
  /// - Returns: The result; a place outside raises `NSInvalidArgumentException`.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard core.sections.indices.contains(indexPath.section),
      core.sections[indexPath.section].members.indices.contains(indexPath.row),
      let result = core.sections[indexPath.section].members[indexPath.row] as? ResultType
    else {
      CoreDataException.invalidArgument("no object at index path \(indexPath)")
      fatalError("no object at index path \(indexPath)")
    }
    return result
  }

  /// The place of a result.
  ///
  /// - Parameter object: The result.
  /// - Returns: Section and row; `nil` if it is no result.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, content) in core.sections.enumerated() {
      if let row = content.members.firstIndex(where: { $0 === object as AnyObject }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// The sections; `nil` before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { core.isFetched ? core.sections : nil }

  /// The titles of the index of sections.
  open var sectionIndexTitles: [String] {
    core.sections.compactMap { sectionIndexTitle(forSectionName: $0.name) }
  }

  /// The title of a section in the index.
  ///
  /// - Parameter sectionName: The name of the section.
  /// - Returns: The title, as the delegate wants it.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    guard let delegate = core.delegate else { return sectionName.first.map { $0.uppercased() } }
    return delegate.controller(forDelegate, sectionIndexTitleForSectionName: sectionName)
  }

  /// The section of a title in the index.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - sectionIndex: Its place in the index.
  /// - Returns: The section.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    core.sections.firstIndex { sectionIndexTitle(forSectionName: $0.name) == title } ?? sectionIndex
  }
}

/// A controller, whatever the type of its results.
protocol ResultsHolder {
  var heldCore: ResultsCore { get }
}

extension NSFetchedResultsController: ResultsHolder {
  var heldCore: ResultsCore { core }
}
