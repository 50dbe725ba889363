import Foundation
import UIKit

/// Stands for an object while a predicate looks at its values, without making the object.
final class RowProxy: NSObject {
  let id: NSManagedObjectID
  private let source: RowSource
  private lazy var values = source.values(of: id)

  init(_ id: NSManagedObjectID, _ source: RowSource) {
    self.id = id
    self.source = source
    super.init()
  }

  func value(of key: String) -> Any? {
    switch id.entity.propertiesByName[key] {
    case let relationship as NSRelationshipDescription:
      if relationship.isToMany {
        return (values[key] as? [NSManagedObjectID] ?? []).map { RowProxy($0, source) } as NSArray
      }
      return (values[key] as? NSManagedObjectID).map { RowProxy($0, source) }
    case .some: return values[key]
    case nil:
      if key == "objectID" { return id }
      // A property of the class: only the object itself knows it.
      return source.context?.object(with: id).value(forKey: key)
    }
  }

  override func isEqual(_ object: Any?) -> Bool {
    switch object {
    case let proxy as RowProxy: proxy.id === id
    case let object as NSManagedObject: object.objectID === id
    case let other as NSManagedObjectID: other === id
    default: false
    }
  }

  override var hash: Int { id.hash }
}

extension RowProxy: MembersByName {
  func answerByName(_ call: ObjectiveCCall) -> Bool {
    if call.name == "valueForKey:" { return call.answer { self.value(of: call[0]) } }
    guard !call.name.hasSuffix(":"),
      id.entity.propertiesByName[call.name] != nil || call.name == "objectID"
    else { return false }
    return call.property { self.value(of: call.name) }
  }
}

/// Where proxies find values: the changed objects of a context, then the rows below it.
final class RowSource {
  private(set) weak var context: NSManagedObjectContext?
  private let rows: (NSManagedObjectID) -> [String: Any]

  init(_ context: NSManagedObjectContext?, _ rows: @escaping (NSManagedObjectID) -> [String: Any]) {
    self.context = context
    self.rows = rows
  }

  func values(of id: NSManagedObjectID) -> [String: Any] { rows(id) }
}
