import Foundation

/// The saved values of an object.
struct Row {
  let id: NSManagedObjectID
  /// Attributes as objects keep them, relationships as identities.
  var values: [String: Any]
  /// How often the row was written.
  var version: Int
}
